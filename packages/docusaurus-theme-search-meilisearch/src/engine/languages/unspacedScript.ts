import {allOf, oneGroup, termsWithPrefix} from '../terms/alternatives';
import {bigrams, characterTokens, fold} from '../terms/characters';
import type {Script} from './language';

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
        ? allOf(pairs, 1, dictionary)
        : [oneGroup(termsWithPrefix(fold(word), dictionary))];
    return [...own, ...synonymsOf(fold(word))];
  },
  looseTerms(word, dictionary) {
    const pairs = bigrams(fold(word));
    // If the index has none of them, one character may be wrong: 暗合化 for 暗号化.
    const isTypo = pairs.length > 1 && !pairs.some((pair) => dictionary.has(pair));
    return isTypo ? Array.from(fold(word)) : pairs;
  },
};
