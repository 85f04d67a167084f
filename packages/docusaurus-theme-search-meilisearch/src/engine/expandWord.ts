import {halfTypedRange, oneLetterVariants, verbStem} from './hangul';
import {loanwords} from './loanwords';
import {synonymsOf} from './synonyms';
import type {TermDictionary} from './termDictionary';
import {bigrams, fold, identifierParts, type Run} from './tokenize';

/** Terms by place in the dictionary, each with its weight, against 1 for what was typed. */
export type WeightedTerms = Map<number, number>;

/** One way to hold a word of a query: a term out of each group. */
export type Alternative = {groups: WeightedTerms[]; weight: number};

/** Weights of what stands for a typed word, against 1 for the word itself. */
const weights = {
  // Of beginnings and of typing errors, as MiniSearch has them: less with each letter more, or other.
  beginning: 0.375,
  typo: 0.45,
  identifier: 3,
  inflected: 0.6,
  synonym: 0.6,
  loanword: 0.8,
  parts: 0.2,
  split: 0.6,
  stem: 0.6,
  shorterStem: 0.3,
  verb: 0.4,
  halfTyped: 0.7,
};

/** Typing errors allowed: 1 from 5 letters, 2 from 9 (Meilisearch's defaults); none in numbers. */
export function allowedTypos(word: string): number {
  if (word.length < 5 || /\d/.test(word)) {
    return 0;
  }
  return word.length < 9 ? 1 : 2;
}

function oneGroup(groups: WeightedTerms): Alternative {
  return {groups: [groups], weight: 1};
}

/** All of the terms; nothing where the index lacks one. */
function allOf(terms: string[], weight: number, dictionary: TermDictionary): Alternative[] {
  const places = terms.map((term) => dictionary.placeOf(term));
  return places.includes(-1) || places.length === 0
    ? []
    : [{groups: places.map((place) => new Map([[place, 1]])), weight}];
}

/** Terms that begin with the word. */
export function beginnings(word: string, dictionary: TermDictionary): WeightedTerms {
  const found: WeightedTerms = new Map();
  const [from, to] = dictionary.rangeOf(word);
  for (let place = from; place < to; place += 1) {
    const {length} = dictionary.terms[place] as string;
    const more = length - word.length;
    found.set(place, more === 0 ? 1 : (weights.beginning * length) / (length + 0.3 * more));
  }
  return found;
}

/** The word, what begins with it, and what it may be a typing error of. */
function similar(word: string, dictionary: TermDictionary): WeightedTerms {
  const found = beginnings(word, dictionary);
  const maxEdits = allowedTypos(word);
  const add = (place: number, edits: number) => {
    if (place >= 0 && !found.has(place)) {
      found.set(place, (weights.typo * word.length) / (word.length + edits));
    }
  };
  if (maxEdits > 0) {
    // A wrong first letter counts as two errors, as in Meilisearch; one that is left out or swapped with the second, as one.
    Array.from(new Set(word.slice(0, 2))).forEach((letter) =>
      dictionary.eachNear(word, maxEdits, add, dictionary.rangeOf(letter)),
    );
  }
  if (word.length > 2 && /^[가-힣]+$/.test(word)) {
    for (let index = 0; index < word.length; index += 1) {
      // What stands before the other letter is the same: so do they stand in the dictionary.
      const [from] = dictionary.rangeOf(word.slice(0, index));
      oneLetterVariants(word, index).forEach((variant) =>
        add(dictionary.placeOf(variant, from), 1),
      );
    }
  }
  return found;
}

/** `filedrop` also finds `file drop`, where the index knows both. */
function splitInTwo(word: string, minLength: number, dictionary: TermDictionary): Alternative[] {
  const splits: Alternative[] = [];
  for (let index = minLength; index <= word.length - minLength; index += 1) {
    splits.push(...allOf([word.slice(0, index), word.slice(index)], weights.split, dictionary));
  }
  return splits;
}

const ending = /^(.{3,}[^e])(?:ings?|ions?|ers?|ed|es|e|s)$/;

/** A word without its English ending, where it has one: `reduce`, `reducing` → `reduc`. */
function stemOf(word: string): string {
  return ending.exec(word)?.[1] ?? word;
}

/** Other forms of an English word: `reduce` also finds `reducing`. */
function inflected(word: string, dictionary: TermDictionary): Alternative {
  const stem = stemOf(word);
  const found: WeightedTerms = new Map();
  if (stem.length > 3) {
    const [from, to] = dictionary.rangeOf(stem);
    for (let place = from; place < to; place += 1) {
      const term = dictionary.terms[place] as string;
      if (term !== word && stemOf(term) === stem) {
        found.set(place, 1);
      }
    }
  }
  return {groups: [found], weight: weights.inflected};
}

function synonyms(word: string, dictionary: TermDictionary): Alternative[] {
  return synonymsOf(word).map((synonym) => ({
    groups: [beginnings(synonym, dictionary)],
    weight: weights.synonym,
  }));
}

function expandLatin(text: string, dictionary: TermDictionary): Alternative[] {
  const word = fold(text);
  const parts = text.split('.').flatMap((part) => {
    const found = identifierParts(part).map(({term}) => fold(term));
    return found.length > 0 ? found : [fold(part)];
  });
  return [
    {groups: [similar(word, dictionary)], weight: parts.length > 1 ? weights.identifier : 1},
    inflected(word, dictionary),
    ...(parts.length > 1 ? allOf(parts, weights.parts, dictionary) : []),
    ...splitInTwo(word, 3, dictionary),
  ];
}

function halfTyped(word: string, weight: number, dictionary: TermDictionary): Alternative[] {
  const range = halfTypedRange(word);
  if (!range) {
    return [];
  }
  const [first, last] = [range.first, range.last].map((code) => String.fromCharCode(code));
  const [from] = dictionary.rangeOf(`${range.base}${first}`);
  const [, to] = dictionary.rangeOf(`${range.base}${last}`);
  const found: WeightedTerms = new Map();
  for (let place = from; place < to; place += 1) {
    found.set(place, 1);
  }
  return [{groups: [found], weight}];
}

function loanwordTerms(word: string, dictionary: TermDictionary): WeightedTerms {
  return new Map(loanwords(word, dictionary).map((place) => [place, weights.loanword]));
}

/** The word, what it may become, and without one or two syllables at its end, which may be particles or endings. */
function expandHangul(text: string, isLast: boolean, dictionary: TermDictionary): Alternative[] {
  const word = fold(text);
  const others = [word, word.slice(0, -1), word.slice(0, -2)].flatMap((stem) =>
    synonyms(stem, dictionary),
  );
  const stem = word.length > 2 && verbStem(word);
  const stems: Alternative[] = [];
  if (word.length > 2) {
    stems.push(
      ...allOf(bigrams(word), 1, dictionary),
      ...allOf(bigrams(word.slice(0, -1)), weights.stem, dictionary),
    );
  }
  if (word.length > 3) {
    stems.push(...allOf(bigrams(word.slice(0, -2)), weights.shorterStem, dictionary));
  }
  return [
    oneGroup(similar(word, dictionary)),
    // What no page says in Hangul may be an English word.
    ...(others.length > 0 || dictionary.hasPrefix(word)
      ? []
      : [oneGroup(loanwordTerms(word, dictionary))]),
    ...stems,
    ...(stem ? halfTyped(stem, weights.verb, dictionary) : []),
    ...others,
    ...splitInTwo(word, 1, dictionary),
    ...(isLast ? halfTyped(word, weights.halfTyped, dictionary) : []),
  ];
}

function expandHan(text: string, dictionary: TermDictionary): Alternative[] {
  const word = fold(text);
  const pairs = bigrams(word);
  return pairs.length > 0 ? allOf(pairs, 1, dictionary) : [oneGroup(beginnings(word, dictionary))];
}

/**
 * The alternatives for one word of a query.
 *
 * @param isLast whether the reader may be in the middle of typing it
 */
export function expandWord(run: Run, isLast: boolean, dictionary: TermDictionary): Alternative[] {
  switch (run.kind) {
    case 'han':
      return expandHan(run.text, dictionary);
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
