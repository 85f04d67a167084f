import {halfTypedRange, hangulOfKeys, keysOfHangul, oneLetterVariants, verbStem} from './hangul';
import {kanaOfRomaji, otherKana} from './kana';
import {loanwords} from './loanwords';
import type {TermDictionary} from './termDictionary';
import {bigrams, fold, identifierParts, runs, type Run} from './tokenize';
import type {Synonyms} from './vocabulary';

/** Weights by term id. The weight of the term that was typed is 1. */
export type WeightedTerms = Map<number, number>;

/**
 * One way a section can match a query word: it contains at least one term of each group. A plain term has one group; a Korean word
 * that is found by its bigrams has one group for each bigram.
 */
export type Alternative = {
  groups: WeightedTerms[];
  weight: number;
  /**
   * Whether it is another reading of the same letters: of these, only the one with the highest score counts. The scores of other
   * alternatives are added. @default false
   */
  isReading?: boolean;
};

/**
 * Weights of the terms and alternatives that replace a typed word, which has the weight 1. Tuned with the judged queries in
 * `tests/search`.
 */
const weights = {
  // MiniSearch's weight for prefix matches; the weight decreases with the number of added or changed letters.
  prefix: 0.375,
  typo: 0.5,
  identifier: 3,
  inflection: 0.6,
  synonym: 0.6,
  loanword: 0.8,
  parts: 0.2,
  split: 0.6,
  stem: 0.6,
  shorterStem: 0.3,
  verbStem: 0.4,
  halfTyped: 1,
};

/** Returns the number of typos allowed in a word: 1 from 5 letters, 2 from 9 (Meilisearch's defaults), 0 with digits. */
export function allowedTypos(word: string): number {
  if (word.length < 5 || /\d/.test(word)) {
    return 0;
  }
  return word.length < 9 ? 1 : 2;
}

function oneGroup(terms: WeightedTerms): Alternative {
  return {groups: [terms], weight: 1};
}

/** Returns an alternative that requires all terms. There is none if the index lacks one of the terms. */
function allOf(terms: string[], weight: number, dictionary: TermDictionary): Alternative[] {
  const termIds = terms.map((term) => dictionary.idOf(term));
  return termIds.includes(-1) || termIds.length === 0
    ? []
    : [{groups: termIds.map((termId) => new Map([[termId, 1]])), weight}];
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

/** Returns the word itself, the terms that start with it, and the terms of which it may be a typo. */
function similarTerms(word: string, dictionary: TermDictionary): WeightedTerms {
  const found = termsWithPrefix(word, dictionary);
  const maxEdits = allowedTypos(word);
  const add = (termId: number, edits: number) => {
    if (termId >= 0 && !found.has(termId)) {
      found.set(termId, (weights.typo * word.length) / (word.length + edits));
    }
  };
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
  // Too many words of two syllables differ in one letter, so one that the index contains is no typo.
  const mayBeTypo = word.length > 2 || (word.length === 2 && found.size === 0);
  if (mayBeTypo && /^[가-힣]+$/.test(word)) {
    for (let index = 0; index < word.length; index += 1) {
      // The variants share the syllables before `index`, so none sorts before these in the dictionary.
      const [from] = dictionary.rangeOf(word.slice(0, index));
      oneLetterVariants(word, index).forEach((variant) => add(dictionary.idOf(variant, from), 1));
    }
  }
  return found;
}

/** Returns the word split in two at each position where the index contains both parts: `filedrop` also finds `file drop`. */
function splitInTwo(word: string, minLength: number, dictionary: TermDictionary): Alternative[] {
  const splits: Alternative[] = [];
  for (let index = minLength; index <= word.length - minLength; index += 1) {
    splits.push(...allOf([word.slice(0, index), word.slice(index)], weights.split, dictionary));
  }
  return splits;
}

const englishEnding = /^(.{3,}[^e])(?:ings?|ions?|ers?|ed|es|e|s)$/;

/** Removes an English ending: `reduce` and `reducing` → `reduc`. */
function englishStem(word: string): string {
  return englishEnding.exec(word)?.[1] ?? word;
}

/** Returns the other forms of an English word: `reduce` also finds `reducing`. */
function inflections(word: string, dictionary: TermDictionary): Alternative {
  const stem = englishStem(word);
  const found: WeightedTerms = new Map();
  if (stem.length > 3) {
    const [from, to] = dictionary.rangeOf(stem);
    for (let termId = from; termId < to; termId += 1) {
      const term = dictionary.terms[termId] as string;
      if (term !== word && englishStem(term) === stem) {
        found.set(termId, 1);
      }
    }
  }
  return {groups: [found], weight: weights.inflection};
}

/** Returns the alternatives for the synonyms of a word. A section must contain all words of a synonym. */
function synonymAlternatives(
  word: string,
  synonyms: Synonyms,
  dictionary: TermDictionary,
): Alternative[] {
  return (synonyms.get(word) ?? []).map((synonym) => ({
    groups: runs(synonym).map(({text}) => termsWithPrefix(text, dictionary)),
    weight: weights.synonym,
  }));
}

/**
 * Expands a word of a script with spaces, or an identifier.
 *
 * The parts of an identifier are alternatives, with a low weight if the index contains the identifier. A word that the index does not
 * contain may be Korean or Japanese, typed without the input method.
 */
function expandSpacedWord(
  text: string,
  dictionary: TermDictionary,
  synonyms: Synonyms,
): Alternative[] {
  const word = fold(text);
  const parts = text.split('.').flatMap((part) => {
    const found = identifierParts(part).map(({term}) => fold(term));
    return found.length > 0 ? found : [fold(part)];
  });
  // Numbers in an error message differ from those on the page: `GLIBC_2.35`.
  const names = parts.filter((part) => !/^\d+$/.test(part));
  const isKnown = dictionary.hasPrefix(word);
  const typedHangul = isKnown ? null : hangulOfKeys(text);
  if (typedHangul && dictionary.hasPrefix(typedHangul)) {
    return expandHangul(typedHangul, true, dictionary, synonyms);
  }
  const typedKana = isKnown ? null : kanaOfRomaji(word);
  const kana = typedKana ? expandUnspaced(typedKana, dictionary) : [];
  if (kana.length > 0) {
    return kana;
  }
  return [
    {groups: [similarTerms(word, dictionary)], weight: parts.length > 1 ? weights.identifier : 1},
    inflections(word, dictionary),
    ...(parts.length > 1 ? allOf(names, isKnown ? weights.parts : 1, dictionary) : []),
    // A word of the index is not two words: `BrowserWindow` is not a window of a browser.
    ...(dictionary.has(word) ? [] : splitInTwo(word, 3, dictionary)),
    ...synonymAlternatives(word, synonyms, dictionary),
  ];
}

/** Returns the terms that the word may become when the reader continues to type. */
function completions(word: string, weight: number, dictionary: TermDictionary): Alternative[] {
  const range = halfTypedRange(word);
  if (!range) {
    return [];
  }
  const [first, last] = [range.first, range.last].map((code) => String.fromCharCode(code));
  const [from] = dictionary.rangeOf(`${range.base}${first}`);
  const [, to] = dictionary.rangeOf(`${range.base}${last}`);
  const found: WeightedTerms = new Map();
  for (let termId = from; termId < to; termId += 1) {
    found.set(termId, 1);
  }
  return [{groups: [found], weight}];
}

function loanwordTerms(word: string, dictionary: TermDictionary): WeightedTerms {
  return new Map(loanwords(word, dictionary).map((termId) => [termId, weights.loanword]));
}

/**
 * Expands a Korean word, or an English one that was typed with the Korean input method.
 *
 * Korean attaches particles to nouns (파일 "file", 파일을 "file" as an object, 파일에서 "in the file") and endings to verb stems, without a
 * space. The most frequent ones have one or two syllables. The word is therefore also looked up without its last one and two
 * syllables, by the bigrams that remain. Verb stems that change before an ending are handled by `verbStem`.
 *
 * On particles: https://en.wikipedia.org/wiki/Korean_postpositions
 */
function expandHangul(
  text: string,
  isLast: boolean,
  dictionary: TermDictionary,
  synonyms: Synonyms,
): Alternative[] {
  const word = fold(text);
  const typedLatin = dictionary.hasPrefix(word) ? null : keysOfHangul(text);
  if (typedLatin && dictionary.hasPrefix(typedLatin)) {
    return [oneGroup(similarTerms(typedLatin, dictionary))];
  }
  const others = [word, word.slice(0, -1), word.slice(0, -2)].flatMap((stem) =>
    synonymAlternatives(stem, synonyms, dictionary),
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
    oneGroup(similarTerms(word, dictionary)),
    // A word that no page contains in Hangul may be an English word.
    ...(others.length > 0 || dictionary.hasPrefix(word)
      ? []
      : [oneGroup(loanwordTerms(word, dictionary))]),
    ...stems,
    ...(stem ? completions(stem, weights.verbStem, dictionary) : []),
    ...others,
    // A word of the index is not two words: 트레이 "tray" is not 트레 and 이 "this".
    ...(dictionary.hasPrefix(word) ? [] : splitInTwo(word, 1, dictionary)),
    ...(isLast ? completions(word, weights.halfTyped, dictionary) : []),
  ];
}

/**
 * Expands a word of a script without spaces: a section must contain all bigrams of the word. Hiragana also finds katakana, and the
 * other way around.
 */
function expandUnspaced(text: string, dictionary: TermDictionary): Alternative[] {
  return [text, ...otherKana(text)].flatMap((word) => {
    const pairs = bigrams(word).map(fold);
    return pairs.length > 0
      ? allOf(pairs, 1, dictionary)
      : [oneGroup(termsWithPrefix(fold(word), dictionary))];
  });
}

/**
 * Returns the alternatives for one word of a query.
 *
 * @param isLast whether it is the last word of the query, which the reader may still be typing
 */
export function expandWord(
  run: Run,
  isLast: boolean,
  dictionary: TermDictionary,
  synonyms: Synonyms,
): Alternative[] {
  switch (run.kind) {
    case 'unspaced':
      return [
        ...expandUnspaced(run.text, dictionary),
        ...synonymAlternatives(fold(run.text), synonyms, dictionary),
      ];
    case 'hangul':
      // A word has up to nine readings. Their sum would outweigh the other words of the query, in particular English ones.
      return expandHangul(run.text, isLast, dictionary, synonyms).map((alternative) => ({
        ...alternative,
        isReading: true,
      }));
    case 'word':
      return expandSpacedWord(run.text, dictionary, synonyms);
  }
}

/**
 * Returns parts of a word that are worth a partial match:
 *
 * - Scripts without spaces: all bigrams. If the index has none of them, one character may be wrong (暗合化 for 暗号化): the characters
 *   of a word of three or more.
 * - Hangul: the first bigram. The last ones are often those of endings that occur in every text (입니, 니다 of the formal ending
 *   -입니다).
 */
export function looseTerms({kind, text}: Run, dictionary: TermDictionary): string[] {
  if (kind === 'word') {
    return [];
  }
  const word = fold(text);
  const pairs = bigrams(word);
  if (kind === 'hangul') {
    return pairs.slice(0, 1);
  }
  const isTypo = pairs.length > 1 && !pairs.some((pair) => dictionary.has(pair));
  return isTypo ? Array.from(word) : pairs;
}
