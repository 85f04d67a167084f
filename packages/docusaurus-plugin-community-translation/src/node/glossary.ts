import fs from 'fs';
import Joi from 'joi';
import {load} from 'js-yaml';
import {translatableTexts} from './frontMatter';
import type {Page} from './page';
import {TranslationProblem} from './problem';
import {proseOf} from './words';

/** A term of the glossary. Each other key is a locale: what the term is called in it. */
export type GlossaryEntry = {
  /** Name of the entry, unique in the glossary. */
  term: string;
  /** Locale → words for the term that translations must not contain. */
  avoid?: Record<string, string[]>;
  /** Locale → phrases in which a word to avoid is right. */
  except?: Record<string, string[]>;
  /** For translators. */
  notes?: string;
} & {[locale: string]: unknown};

const words = Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string()));

const schema = Joi.array().items(
  Joi.object({term: Joi.string().required(), avoid: words, except: words, notes: Joi.string()})
    // A word in a locale.
    .pattern(Joi.string(), Joi.string()),
);

/** Whether a text has a word. In Latin letters, the word may be capitalized or have an ending, but not start in another word. */
function hasWord(text: string, word: string): boolean {
  if (!/^[\p{Script=Latin}\s’(-]+$/u.test(word)) {
    return text.includes(word);
  }
  const [first = ''] = word;
  const rest = word.slice(1).replace(/\(/g, '\\(');
  return new RegExp(`(?<!\\p{L})[${first}${first.toUpperCase()}]${rest}`, 'u').test(text);
}

/** A word that the glossary avoids. */
type AvoidedWord = {word: string; expected: string};

function avoidedWords(entries: GlossaryEntry[], locale: string, text: string): AvoidedWord[] {
  const prose = proseOf(text);
  return entries.flatMap((entry) => {
    const phrases = entry.except?.[locale] ?? [];
    const checked = phrases.reduce((rest, phrase) => rest.split(phrase).join(' '), prose);
    return (entry.avoid?.[locale] ?? [])
      .filter((word) => hasWord(checked, word))
      .map((word) => ({word, expected: String(entry[locale] ?? entry.term)}));
  });
}

const message = ({word, expected}: AvoidedWord) => `use "${expected}" instead of "${word}"`;

/** The words in a text that a glossary avoids: `use "안내서" instead of "가이드"`. Code and targets of links are not checked. */
export const glossaryProblems = (
  entries: GlossaryEntry[],
  locale: string,
  text: string,
): string[] => avoidedWords(entries, locale, text).map(message);

/**
 * Reads a glossary: a list in YAML or JSON.
 *
 * @param file absolute path
 * @throws TranslationProblem with one line about a file that cannot be read, or a glossary that contradicts itself
 */
export function readGlossary(file: string): GlossaryEntry[] {
  const problem = (reason: string) => new TranslationProblem(`The glossary ${file}: ${reason}`);
  let entries: unknown;
  try {
    entries = load(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw problem(`cannot be read: ${(error as Error).message.split('\n', 1)[0]}`);
  }
  const {error} = schema.validate(entries);
  if (error) {
    throw problem(`${error.message}.`);
  }
  const glossary = entries as GlossaryEntry[];
  const names = new Set<string>();
  for (const {term} of glossary) {
    if (names.has(term)) {
      throw problem(`has "${term}" twice. Merge the two entries.`);
    }
    names.add(term);
  }
  for (const entry of glossary) {
    for (const [locale, name] of Object.entries(entry)) {
      // No glossary has words to avoid in a locale "term" or "notes".
      const [found] = avoidedWords(glossary, locale, String(name));
      if (found) {
        throw problem(
          `"${entry.term}" is "${String(name)}" in ${locale}, but "${found.word}" is to be avoided for "${found.expected}". Change one of them, or add the phrase to "except".`,
        );
      }
    }
  }
  return glossary;
}

/** The terms that occur in a source: name in its locale → name in the locale of the translation. */
export function termsIn(
  entries: GlossaryEntry[],
  text: string,
  from: string,
  to: string,
): Record<string, string> {
  const prose = proseOf(text);
  const found = entries.flatMap((entry): [string, string][] => {
    const name = String(entry[from] ?? entry.term);
    return typeof entry[to] === 'string' && hasWord(prose, name) ? [[name, entry[to]]] : [];
  });
  return Object.fromEntries(found);
}

/**
 * The words in a translated page that a glossary avoids, with their lines: `docs/a.md:3: use "안내서" instead of "가이드"`. Keywords are not
 * checked: readers search with any word.
 *
 * @param name of the file
 */
export function pageGlossaryProblems(
  entries: GlossaryEntry[],
  locale: string,
  name: string,
  {frontMatter, sections}: Page,
): string[] {
  const lines = sections
    .map(({text}) => text)
    .join('')
    .split(/\r?\n/);
  const head = translatableTexts(frontMatter).filter(({key}) => key !== 'keywords');
  const texts = [
    ...head.map(({text}) => ({text, line: 1})),
    ...sections
      .flatMap(({blocks}) => blocks)
      .flatMap(({kind, text, line}) => (line && kind !== 'code' ? [{text, line}] : [])),
  ];
  return texts.flatMap(({text, line}) =>
    avoidedWords(entries, locale, text).map((found) => {
      const index = lines.slice(line - 1).findIndex((one) => hasWord(one, found.word));
      // A phrase can be on two lines.
      return `${name}:${line + Math.max(0, index)}: ${message(found)}`;
    }),
  );
}
