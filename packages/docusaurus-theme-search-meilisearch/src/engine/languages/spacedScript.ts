import {oneGroup, similarTerms, splitInTwo} from '../terms/alternatives';
import {fold, tokenAt, type Token} from '../terms/characters';
import {inflections} from '../terms/inflections';
import type {Script} from './language';

/** The word itself has the weight 1. Tuned with the judged queries in `tests/relevance`. */
const inflectionWeight = 0.7;

// Built from a string: in a literal, Babel replaces each \p{…} by a list of ranges, which adds several KB.
const identifierPart = new RegExp('\\p{Lu}+(?!\\p{Ll})\\p{N}*|\\p{Lu}?[^\\p{Lu}_]+', 'gu');
// Fast path: most words have no parts.
const plainWord = /^[A-Z]?[a-z0-9]*$/;

/** Splits an identifier at camelCase and underscores: `setTitle` → set, title. There are none if it has one part. */
function identifierParts(identifier: string): Token[] {
  if (plainWord.test(identifier)) {
    return [];
  }
  const parts = Array.from(identifier.matchAll(identifierPart), (match) =>
    tokenAt(match[0], match.index ?? 0),
  );
  // A part of one letter says nothing.
  return parts.length > 1 ? parts.filter(({start, end}) => end - start > 1) : [];
}

/**
 * Returns the parts of an identifier, split at dots, underscores and camelCase: `fs.readFile` → fs, read, File. There are no numbers, which
 * in an error message differ from those on the page: `GLIBC_2.35`.
 */
function partsOf(identifier: string): string[] {
  return identifier
    .split('.')
    .flatMap((part) => {
      const found = identifierParts(part).map(({start, end}) => part.slice(start, end));
      return found.length > 0 ? found : [part];
    })
    .filter((part) => !/^\d*$/.test(part));
}

/** Returns the word. An identifier also has its parts, split at dots, underscores and camelCase. */
function tokensOf(word: string): Token[] {
  const found = [tokenAt(word, 0)];
  let offset = 0;
  const dotted = word.split('.');
  for (const part of dotted) {
    if (dotted.length > 1) {
      found.push(tokenAt(part, offset));
    }
    for (const {term, start, end} of identifierParts(part)) {
      found.push({term, start: start + offset, end: end + offset});
    }
    offset += part.length + 1;
  }
  return found;
}

/** All scripts with spaces between words that have no language of their own here, and identifiers. */
export const spacedScript: Script = {
  characters: '',
  hasSpaces: true,
  tokensOf,
  partsOf,
  expand(text, isLast, {dictionary, synonymsOf}) {
    const word = fold(text);
    return [
      oneGroup('word', similarTerms(word, dictionary)),
      oneGroup('inflection', inflections(word, dictionary), inflectionWeight),
      // A word of the index is not two words: `BrowserWindow` is not a window of a browser.
      ...(dictionary.has(word) ? [] : splitInTwo(word, 3, dictionary)),
      ...synonymsOf(word),
    ];
  },
};
