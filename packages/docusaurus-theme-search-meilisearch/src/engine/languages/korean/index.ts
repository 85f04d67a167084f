import type {TermDictionary} from '../../terms/termDictionary';
import {
  addTypo,
  allOf,
  oneGroup,
  similarTerms,
  splitInTwo,
  termsWithPrefix,
  type Alternative,
  type WeightedTerms,
} from '../../terms/alternatives';
import {bigrams, characterTokens, fold, tokenAt} from '../../terms/characters';
import type {Language, Script} from '../language';
import {halfTypedRange, oneLetterVariants, verbStem} from './hangul';
import {hangulOfKeys, keysOfHangul} from './keyboard';
import {loanwords} from './loanwords';
import {stemsOf, withoutParticle} from './particles';

/** Weights of alternatives. The word itself has the weight 1. Tuned with the judged queries in `tests/relevance`. */
const weights = {stems: [1, 0.6, 0.3], verbStem: 0.4, loanword: 0.8, halfTyped: 1} as const;

/** Returns the word itself, the terms that start with it, and the terms of which it may be a typo: a wrong letter of a syllable. */
function wordTerms(word: string, dictionary: TermDictionary): WeightedTerms {
  const found = similarTerms(word, dictionary);
  // Too many words of two syllables differ in one letter, so one that the index contains is not a typing error.
  const mayBeTypo = word.length > 2 || (word.length === 2 && found.size === 0);
  if (mayBeTypo && /^[가-힣]+$/.test(word)) {
    for (let index = 0; index < word.length; index += 1) {
      // The variants share the syllables before `index`, so none sorts before these in the dictionary.
      const [from] = dictionary.rangeOf(word.slice(0, index));
      oneLetterVariants(word, index).forEach((variant) =>
        addTypo(found, dictionary.idOf(variant, from), word, 1),
      );
    }
  }
  return found;
}

/** Returns the terms that the word may become when the reader continues to type. */
function completions(
  kind: string,
  word: string,
  weight: number,
  dictionary: TermDictionary,
): Alternative[] {
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
  return [oneGroup(kind, found, weight)];
}

function loanwordTerms(word: string, dictionary: TermDictionary): WeightedTerms {
  return new Map(loanwords(word, dictionary).map((termId) => [termId, weights.loanword]));
}

/**
 * Words of Hangul.
 *
 * Korean attaches particles to nouns (`particles.ts`) and endings to verb stems. A word is therefore indexed with its bigrams, and also
 * looked up without its last one and two syllables, by the bigrams that remain. Verb stems that change before an ending are handled by
 * `verbStem`.
 */
export const hangulScript: Script = {
  characters: '\\u1100-\\u11ff\\u3130-\\u318f\\uac00-\\ud7a3',
  hasSpaces: true,
  tokensOf(word) {
    // Decomposed Hangul (U+1100 to U+11FF) has several characters for each syllable, so its pairs are not bigrams of syllables.
    const hasBigrams = word.length > 2 && !/[\u1100-\u11ff]/.test(word);
    return [tokenAt(word, 0), ...(hasBigrams ? characterTokens(word, 2) : [])];
  },
  expand(text, isLast, {dictionary, synonymsOf}) {
    const word = fold(text);
    const noun = withoutParticle(word);
    const isKnown = dictionary.hasPrefix(word);
    const stems = stemsOf(word);
    const synonyms = stems.flatMap(synonymsOf);
    const ofVerb = word.length > 2 && verbStem(word);
    return [
      oneGroup('word', wordTerms(word, dictionary)),
      // A word that no page contains in Hangul may be an English word.
      ...(synonyms.length > 0 || isKnown
        ? []
        : [oneGroup('loanword', loanwordTerms(word, dictionary))]),
      ...stems.flatMap((stem, index) =>
        allOf(
          index === 0 ? 'all pairs' : 'stem',
          bigrams(stem),
          weights.stems[index] ?? 0,
          dictionary,
        ),
      ),
      // A noun of one syllable has no bigrams: 창을 "window" as an object, 창에서 "in the window".
      ...(isKnown || noun.length !== 1
        ? []
        : [oneGroup('stem', termsWithPrefix(noun, dictionary), weights.stems[1])]),
      ...(ofVerb ? completions('verb stem', ofVerb, weights.verbStem, dictionary) : []),
      ...synonyms,
      // A word of the index is not two words: 트레이 "tray" is not 트레 and 이 "this".
      ...(isKnown
        ? []
        : [...new Set([word, noun])].flatMap((compound) => splitInTwo(compound, 1, dictionary))),
      ...(isLast ? completions('half-typed', word, weights.halfTyped, dictionary) : []),
    ];
  },
};

/** Korean, and English that is written in Hangul or was typed with the Korean input method. */
export const korean: Language = {
  script: hangulScript,
  readings: (typed, dictionary) =>
    [hangulOfKeys(typed), keysOfHangul(typed)].filter(
      (word): word is string => word !== null && dictionary.hasPrefix(word),
    ),
};
