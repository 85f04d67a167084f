import type {StringProblem} from '../status';
import type {Strings} from './codeStrings';
import {isTranslatable} from './words';

type Kind = StringProblem['kind'];

/** The placeholders of a string, each once, as one sorted list: `{count},{name}`. */
const placeholders = (text: string) =>
  Array.from(new Set(text.match(/\{\w+\}/g) ?? []))
    .sort()
    .join();

const hasLooseBrace = (text: string) => /[{}]/.test(text.replace(/\{\w+\}/g, ''));

/** Whether a string has plural forms, which Docusaurus separates by `|`. Without `{count}`, the bar is plain text. */
const isPlural = (text: string) => text.includes('|') && text.includes('{count}');

/**
 * The number of plural forms that a string can have in a locale. Docusaurus uses the last form for missing ones, so a locale
 * with three or more forms can leave out the last: the form for fractions in Polish, for millions in French.
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

/** A translation file. */
export type StringFile = {
  file: string;
  strings: Strings;
  /** The strings of the default locale, as far as they are known. */
  source: Strings;
  /**
   * Whether `source` is complete for a key: the file must have the key if and only if `source` has it. False for the keys of
   * themes, which have their own translations.
   */
  isRequired: (key: string) => boolean;
};

/** The problems in a translation file, sorted by key. */
export function stringProblems(
  {file, strings, source, isRequired}: StringFile,
  locale: string,
): StringProblem[] {
  const texts = new Map(Object.entries(strings));
  const sources = new Map(Object.entries(source));
  const keys = Array.from(new Set([...sources.keys(), ...texts.keys()])).sort();
  return keys.flatMap((key): StringProblem[] => {
    const text = texts.get(key);
    const from = sources.get(key);
    if (text !== undefined && (from !== undefined || !isRequired(key))) {
      const kind = problemOf(text, from, locale);
      return kind ? [{file, key, kind}] : [];
    }
    return isRequired(key) ? [{file, key, kind: text === undefined ? 'missing' : 'extra'}] : [];
  });
}
