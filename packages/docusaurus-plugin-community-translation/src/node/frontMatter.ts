import {load} from 'js-yaml';

/** Front matter of a page. */
export type FrontMatter = Record<string, unknown>;

/** A page split at its front matter. `problem`: why the front matter cannot be read; it is empty then. */
type SplitPage = {frontMatter: FrontMatter; body: string; problem?: string};

const block = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

/** Splits a page into front matter and body. Never throws. */
export function splitFrontMatter(text: string): SplitPage {
  const match = block.exec(text);
  if (!match) {
    return {frontMatter: {}, body: text};
  }
  const body = text.slice(match[0].length);
  try {
    const value = load(match[1] ?? '') ?? {};
    if (typeof value !== 'object' || Array.isArray(value)) {
      return {frontMatter: {}, body, problem: 'it is not a list of keys and values'};
    }
    return {frontMatter: value as FrontMatter, body};
  } catch (error) {
    return {frontMatter: {}, body, problem: (error as Error).message.split('\n', 1)[0]};
  }
}

/** The keys whose values readers see. Changes of other keys (positions, ids, tags) do not make a translation outdated. */
const translatedKeys = ['title', 'description', 'sidebar_label', 'pagination_label', 'keywords'];

/** The translatable texts of the front matter with their keys, in a fixed order. */
export function translatableTexts(frontMatter: FrontMatter): {key: string; text: string}[] {
  return translatedKeys.flatMap((key) => {
    const value = frontMatter[key];
    return [value]
      .flat()
      .filter((text) => typeof text === 'string' || typeof text === 'number')
      .map((text) => ({key, text: String(text)}));
  });
}
