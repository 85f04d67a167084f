import {bigrams, fold} from '../../terms/characters';
import type {Language} from '../language';
import {unspacedScript} from '../unspacedScript';
import {kanaOfRomaji, otherKana} from './kana';

/** Hiragana also finds katakana, and the other way around. The long vowel mark at the end of a word is often left out: サーバ. Both can be typed without the input method. */
export const japanese: Language = {
  script: unspacedScript,
  otherSpellings: (word) => [
    ...otherKana(word),
    ...(/.{2}ー$/.test(word) ? [word.slice(0, -1)] : []),
  ],
  readings(typed, dictionary) {
    const kana = kanaOfRomaji(fold(typed));
    const isKnown = (word: string) => bigrams(word).every((pair) => dictionary.has(pair));
    return kana && [kana, ...otherKana(kana)].some(isKnown) ? [kana] : [];
  },
};
