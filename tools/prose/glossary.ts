import fs from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import {root} from '../../website/tests/content/readPage';

/** An entry of `i18n/glossary.yml`: a term in each locale, and other words for it by locale. */
export type GlossaryEntry = {
  term: string;
  avoid?: Record<string, string[]>;
  notes?: string;
} & {[locale: string]: unknown};

export const glossary = yaml.load(
  fs.readFileSync(path.join(root, 'i18n/glossary.yml'), 'utf8'),
) as GlossaryEntry[];

// Also without the targets of `{@link target | text}` in comments of the API.
const withoutCode = (text: string) =>
  text.replace(/`[^`]*`|\{@link [^|}]*|\]\([^)]*\)|\{#[^}]*\}/g, '');

/** Whether a text has a word. In Latin letters, the word may be capitalized or have an ending, but not start in another word. */
function hasWord(text: string, word: string): boolean {
  if (!/^[\p{Script=Latin}\s’(-]+$/u.test(word)) {
    return text.includes(word);
  }
  const [first = ''] = word;
  const rest = word.slice(1).replace('(', '\\(');
  return new RegExp(`(?<!\\p{L})[${first}${first.toUpperCase()}]${rest}`, 'u').test(text);
}

/** Words in a text that the glossary avoids, for example `가이드: expected 안내서`. Code and link targets are not checked. */
export function glossaryProblems(locale: string, text: string, entries = glossary): string[] {
  const prose = withoutCode(text);
  return entries.flatMap((entry) =>
    (entry.avoid?.[locale] ?? [])
      .filter((word) => hasWord(prose, word))
      .map((word) => `${word}: expected ${entry[locale]}`),
  );
}
