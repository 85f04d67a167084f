import type {StringProblem} from '../status';
import type {Strings} from './codeStrings';
import {isTranslatable} from './words';

type Kind = StringProblem['kind'];

/** `{count}`, each once. */
const placeholders = (text: string) =>
  Array.from(new Set(text.match(/\{\w+\}/g) ?? []))
    .sort()
    .join();

const hasLooseBrace = (text: string) => /[{}]/.test(text.replace(/\{\w+\}/g, ''));

/** Docusaurus' way to write plurals: forms with a bar between them. Without a count, a bar is only a bar. */
const isPlural = (text: string) => text.includes('|') && text.includes('{count}');

/**
 * How many plural forms a text may have in a locale. Docusaurus takes the last form where one is missing, so the last of three and
 * more may go unsaid: the one of fractions in Polish, of millions in French.
 */
function pluralForms(locale: string): {least: number; most: number} {
  const most = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.length;
  return {least: most > 2 ? most - 1 : most, most};
}

function problemOf(text: string, source: string | undefined, locale: string): Kind | undefined {
  if (isPlural(text) || (source !== undefined && isPlural(source))) {
    const {least, most} = pluralForms(locale);
    const forms = text.split('|').length;
    if (forms > most || (forms < least && source !== undefined)) {
      return 'plural';
    }
  }
  if (source === undefined) {
    return hasLooseBrace(text) ? 'placeholder' : undefined;
  }
  if (
    placeholders(text) !== placeholders(source) ||
    (hasLooseBrace(text) && !hasLooseBrace(source))
  ) {
    return 'placeholder';
  }
  return text === source && isTranslatable(source) ? 'english' : undefined;
}

/** What can be said of one file of texts: `source` where the texts of the default locale are known, all of them or some. */
export type StringFile = {
  file: string;
  texts: Strings;
  source: Strings;
  /** Whether a key belongs in the file if, and only if, `source` has it. Texts of themes have translations elsewhere. */
  isRequired: (key: string) => boolean;
};

/** What is wrong with the texts of a file in a locale, in the order of their keys. */
export function stringProblems(
  {file, texts, source, isRequired}: StringFile,
  locale: string,
): StringProblem[] {
  const keys = Array.from(new Set([...Object.keys(source), ...Object.keys(texts)])).sort();
  return keys.flatMap((key) => {
    const text = texts[key];
    const from = source[key];
    const hasBoth = text !== undefined && from !== undefined;
    const kind: Kind | undefined =
      !hasBoth && isRequired(key)
        ? text === undefined
          ? 'missing'
          : 'extra'
        : text === undefined
          ? undefined
          : problemOf(text, from, locale);
    return kind ? [{file, key, kind}] : [];
  });
}
