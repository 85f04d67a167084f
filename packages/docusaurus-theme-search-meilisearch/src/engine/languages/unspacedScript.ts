import {allOf, oneGroup, termsWithPrefix, type Alternative} from '../terms/alternatives';
import {bigrams, characterTokens, fold} from '../terms/characters';
import type {TermDictionary} from '../terms/termDictionary';
import type {Script} from './language';

const partWeight = 0.03;

/** Minimum share of the pairs of a word in kana. A word of six characters may have a wrong one at its end. */
const minKnownPairs = 0.8;

const kana = /^[ぁ-ゖァ-ヶー]+$/;

/**
 * Returns the parts of a word that the index lacks: its pairs, or its characters, since one may be wrong: 暗合化 for 暗号化. A part of a
 * word in kana means nothing, so a section must contain most of them: スナップショト for スナップショット.
 */
function partsOf(word: string, pairs: string[], dictionary: TermDictionary): Alternative[] {
  const known = pairs.filter((pair) => dictionary.has(pair));
  if (kana.test(word)) {
    return known.length >= minKnownPairs * pairs.length
      ? allOf('part', known, partWeight, dictionary)
      : [];
  }
  const parts = known.length > 0 ? known : Array.from(fold(word));
  return parts.flatMap((part) => allOf('part', [part], partWeight, dictionary));
}

/**
 * The scripts without spaces between words: Han and kana, and Thai, Lao, Khmer and Burmese, which need no language of their own. A run
 * may mix them. It is indexed by characters and bigrams, so that any word within it is found.
 */
export const unspacedScript: Script = {
  characters:
    '\\u0e01-\\u0edf\\u1000-\\u109f\\u1780-\\u17d3\\u3005\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\uff66-\\uff9f\\u{20000}-\\u{3ffff}',
  hasSpaces: false,
  tokensOf: (word) => [...characterTokens(word, 1), ...characterTokens(word, 2)],
  expand(word, isLast, {dictionary, synonymsOf}) {
    const pairs = bigrams(word);
    const own =
      pairs.length > 0
        ? allOf('all pairs', pairs, 1, dictionary)
        : [oneGroup('word', termsWithPrefix(fold(word), dictionary))];
    return [
      ...own,
      ...(own.length > 0 ? [] : partsOf(word, pairs, dictionary)),
      ...synonymsOf(fold(word)),
    ];
  },
};
