import type {LanguageWords} from '../language';

export const japaneseWords: LanguageWords = {
  // As `Intl.Segmenter` and Meilisearch split a sentence: particles, endings, and words of questions.
  stopWords: {
    ja: 'の を に は が で と も や へ から まで より する し した して しない ない なく ます ました ません です たい たく れ られ こと ため とき て いる なる できる でき か ごと 方法 何 どう どこ ください',
  },
};
