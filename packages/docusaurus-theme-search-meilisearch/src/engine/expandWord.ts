import type {QueryCombination} from 'minisearch';
import {halfTypedPrefixes, jamo} from './hangul';
import type {TermDictionary} from './termDictionary';
import {bigrams, fold, identifierParts, type Run} from './tokenize';

/** Weights of what stands for a typed word, against 1 for the word itself. */
const weights = {
  parts: 0.6,
  transposed: 0.5,
  split: 0.6,
  stem: 0.6,
  shorterStem: 0.3,
  halfTyped: 0.7,
};

/** Terms that a half-typed Hangul word may become, at most. */
const maxHalfTyped = 40;

/** Typing errors allowed: 1 from 5 letters, 2 from 9 (Meilisearch's defaults); none in numbers. */
export function allowedTypos(word: string): number {
  if (word.length < 5 || /\d/.test(word)) {
    return 0;
  }
  return word.length < 9 ? 1 : 2;
}

function allOf(terms: string[], weight: number): QueryCombination {
  return {combineWith: 'AND', queries: terms, prefix: false, boostTerm: () => weight};
}

/** Neighbouring letters swapped (`windwo`) count as one error; MiniSearch's edit distance counts two. */
function transposed(word: string, dictionary: TermDictionary): QueryCombination[] {
  if (allowedTypos(word) !== 1) {
    return [];
  }
  const swapped = Array.from(
    {length: word.length - 1},
    (_, index) => `${word.slice(0, index)}${word[index + 1]}${word[index]}${word.slice(index + 2)}`,
  );
  return swapped
    .filter((term) => term !== word && dictionary.hasPrefix(term))
    .map((term) => ({queries: [term], prefix: true, boostTerm: () => weights.transposed}));
}

/** `filedrop` also finds `file drop`, where the index knows both. */
function splitInTwo(
  word: string,
  minLength: number,
  dictionary: TermDictionary,
): QueryCombination[] {
  const splits: QueryCombination[] = [];
  for (let index = minLength; index <= word.length - minLength; index += 1) {
    const halves = [word.slice(0, index), word.slice(index)];
    if (halves.every((half) => dictionary.has(half))) {
      splits.push(allOf(halves, weights.split));
    }
  }
  return splits;
}

function expandLatin(text: string, dictionary: TermDictionary): QueryCombination[] {
  const word = fold(text);
  const parts = text.split('.').flatMap((part) => {
    const found = identifierParts(part).map(({term}) => fold(term));
    return found.length > 0 ? found : [fold(part)];
  });
  return [
    {queries: [word], prefix: true, fuzzy: allowedTypos(word) || false},
    ...(parts.length > 1 ? [allOf(parts, weights.parts)] : []),
    ...transposed(word, dictionary),
    ...splitInTwo(word, 3, dictionary),
  ];
}

function halfTyped(word: string, dictionary: TermDictionary): QueryCombination[] {
  const prefixes = halfTypedPrefixes(word);
  return dictionary
    .startingWith(word.slice(0, -1))
    .filter((term) => {
      const letters = jamo(term);
      return term !== word && prefixes.some((prefix) => letters.startsWith(prefix));
    })
    .slice(0, maxHalfTyped)
    .map((term) => ({queries: [term], boostTerm: () => weights.halfTyped}));
}

/** The word, what it may become, and without one or two syllables at its end, which may be particles or endings. */
function expandHangul(
  text: string,
  isLast: boolean,
  dictionary: TermDictionary,
): QueryCombination[] {
  const word = fold(text);
  const stems: QueryCombination[] = [];
  if (word.length > 2) {
    stems.push(allOf(bigrams(word), 1), allOf(bigrams(word.slice(0, -1)), weights.stem));
  }
  if (word.length > 3) {
    stems.push(allOf(bigrams(word.slice(0, -2)), weights.shorterStem));
  }
  return [
    {queries: [word], prefix: true, fuzzy: allowedTypos(word) || false},
    ...stems,
    ...splitInTwo(word, 2, dictionary),
    ...(isLast ? halfTyped(word, dictionary) : []),
  ];
}

function expandHan(text: string): QueryCombination[] {
  const pairs = bigrams(fold(text));
  return [pairs.length > 0 ? allOf(pairs, 1) : {queries: [fold(text)], prefix: true}];
}

/**
 * The alternatives for one word of a query.
 *
 * @param isLast whether the reader may be in the middle of typing it
 */
export function expandWord(
  run: Run,
  isLast: boolean,
  dictionary: TermDictionary,
): QueryCombination[] {
  switch (run.kind) {
    case 'han':
      return expandHan(run.text);
    case 'hangul':
      return expandHangul(run.text, isLast, dictionary);
    case 'word':
      return expandLatin(run.text, dictionary);
  }
}

/**
 * Pieces of a word that are worth a look where the whole query finds too little: of Han all pairs, of Hangul the first, since
 * the last ones are often endings (입니, 니다), which every text has.
 */
export function looseTerms({kind, text}: Run): string[] {
  if (kind === 'word') {
    return [];
  }
  const pairs = bigrams(fold(text));
  return kind === 'han' ? pairs : pairs.slice(0, 1);
}
