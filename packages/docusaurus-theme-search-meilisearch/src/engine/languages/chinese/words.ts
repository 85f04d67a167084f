import type {LanguageWords} from '../language';

export const chineseWords: LanguageWords = {
  stopWords: {zh: '的 了 在 是 吗 和 与 我 时 可以 会 怎么 怎样 如何 什么 为什么'},
};
