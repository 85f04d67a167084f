import {maxTermLength} from './characters';
import type {TermDictionary} from './termDictionary';

/** Weights by term id. The weight of the term that was typed is 1. */
export type WeightedTerms = Map<number, number>;

/**
 * One way a section can match a query word: it contains at least one term of each group. A plain term has one group; a word that is
 * found by its bigrams has one group for each bigram.
 */
export type Alternative = {
  groups: WeightedTerms[];
  weight: number;
  /** What the terms are of the word, in English, for developers: `inflection`. */
  kind: string;
};

/**
 * Weights of the terms and alternatives that replace a typed word, which has the weight 1. Tuned with the judged queries in
 * `tests/relevance`.
 */
const weights = {
  // MiniSearch's weight for prefix matches; the weight decreases with the number of added or changed letters.
  prefix: 0.375,
  typo: 0.5,
  split: 0.6,
};

/**
 * Returns the number of typos allowed in a word: 1 from 5 letters, 2 from 9 (Meilisearch's defaults), 0 with digits, in words that are
 * longer than terms, and in words of 5 letters that the index has. One letter can become 18 when it is folded.
 */
function allowedTypos(word: string, dictionary: TermDictionary): number {
  const minLength = dictionary.has(word) ? 6 : 5;
  if (word.length < minLength || word.length > maxTermLength || /\d/.test(word)) {
    return 0;
  }
  return word.length < 9 ? 1 : 2;
}

/** Returns the alternative of containing one of the terms. */
export function oneGroup(kind: string, terms: WeightedTerms, weight = 1): Alternative {
  return {groups: [terms], weight, kind};
}

/** Returns the alternative of containing all terms. There is none if the index lacks one of them. */
export function allOf(
  kind: string,
  terms: string[],
  weight: number,
  dictionary: TermDictionary,
): Alternative[] {
  const termIds = terms.map((term) => dictionary.idOf(term));
  return termIds.includes(-1) || termIds.length === 0
    ? []
    : [{groups: termIds.map((termId) => new Map([[termId, 1]])), weight, kind}];
}

/** Returns the terms that start with a prefix. Longer terms have lower weights. */
export function termsWithPrefix(prefix: string, dictionary: TermDictionary): WeightedTerms {
  const found: WeightedTerms = new Map();
  const [from, to] = dictionary.rangeOf(prefix);
  for (let termId = from; termId < to; termId += 1) {
    const {length} = dictionary.terms[termId] as string;
    const added = length - prefix.length;
    found.set(termId, added === 0 ? 1 : (weights.prefix * length) / (length + 0.3 * added));
  }
  return found;
}

/**
 * Adds a term of which a word may be a typo, unless it was found already.
 *
 * @param termId id of the term; -1 adds nothing
 * @param edits number of letters that differ
 */
export function addTypo(found: WeightedTerms, termId: number, word: string, edits: number): void {
  if (termId >= 0 && !found.has(termId)) {
    found.set(termId, (weights.typo * word.length) / (word.length + edits));
  }
}

/** Returns the word itself, the terms that start with it, and the terms of which it may be a typo. */
export function similarTerms(word: string, dictionary: TermDictionary): WeightedTerms {
  const found = termsWithPrefix(word, dictionary);
  const maxEdits = allowedTypos(word, dictionary);
  const add = (termId: number, edits: number) => addTypo(found, termId, word, edits);
  if (maxEdits > 0) {
    // Meilisearch counts a typo in the first letter as two. Here, only terms that start with one of the word's first two letters
    // are compared: an additional first letter and a swap of the first two are corrected. A wrong first letter is corrected only if
    // nothing else is found, since comparing all terms is slow.
    Array.from(new Set(word.slice(0, 2))).forEach((letter) =>
      dictionary.eachSimilar(word, maxEdits, add, dictionary.rangeOf(letter)),
    );
    if (found.size === 0) {
      dictionary.eachSimilar(word, maxEdits, add);
    }
  }
  return found;
}

/** Returns the word split in two at each position where the index contains both parts: `filedrop` also finds `file drop`. */
export function splitInTwo(
  word: string,
  minLength: number,
  dictionary: TermDictionary,
): Alternative[] {
  const splits: Alternative[] = [];
  for (let index = minLength; index <= word.length - minLength; index += 1) {
    const parts = [word.slice(0, index), word.slice(index)];
    splits.push(...allOf('two words', parts, weights.split, dictionary));
  }
  return splits;
}
