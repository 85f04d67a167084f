import {load} from 'js-yaml';

export type FrontMatter = Record<string, unknown>;

/** A page's text, cut at its front matter. `problem`: why the front matter cannot be read; then it counts as empty. */
type SplitPage = {frontMatter: FrontMatter; body: string; problem?: string};

const block = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

export function splitFrontMatter(text: string): SplitPage {
  const match = block.exec(text);
  if (!match) {
    return {frontMatter: {}, body: text};
  }
  const body = text.slice(match[0].length);
  try {
    const value = load(match[1] ?? '') ?? {};
    if (typeof value !== 'object' || Array.isArray(value)) {
      return {frontMatter: {}, body, problem: 'the front matter is not a list of keys and values'};
    }
    return {frontMatter: value as FrontMatter, body};
  } catch (error) {
    return {frontMatter: {}, body, problem: (error as Error).message.split('\n', 1)[0]};
  }
}

/** Front matter that a reader sees, and a translator translates. Everything else (positions, ids, tags of the build) is noise here. */
const translatedKeys = ['title', 'description', 'sidebar_label', 'pagination_label', 'keywords'];

/** The texts of a page's front matter, in a fixed order, each with its key. */
export function translatableTexts(frontMatter: FrontMatter): {key: string; text: string}[] {
  return translatedKeys.flatMap((key) => {
    const value = frontMatter[key];
    return [value]
      .flat()
      .filter((text) => typeof text === 'string' || typeof text === 'number')
      .map((text) => ({key, text: String(text)}));
  });
}
