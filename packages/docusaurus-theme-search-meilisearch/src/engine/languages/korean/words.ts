import type {LanguageWords} from '../language';
import {endsOfNouns} from './completeWord';

/** Particles that Meilisearch separates from nouns. */
const morphemes = `${endsOfNouns} 이 가 의 에 에서 로 으로 와 과 도 만`;

/** The particles, and the suffix 용 "for": without a noun before them, they have no meaning. */
export const particles = `${morphemes} 랑 이랑 에게 까지 부터 처럼 보다 이란 에는 에서는 로는 으로는 용`;

export const koreanWords: LanguageWords = {
  stopWords: {
    ko: `방법 방법을 법 사용법 어떻게 하는 하기 하려면 싶어요 있나요 되나요 무엇 왜 위한 대한 및 또는 수 것 때 개 좀 ${morphemes}`,
  },
  // Particles, endings and auxiliary stems. Meilisearch splits words into morphemes: a stop word 하는 never matches, since it is split
  // into 하 and 는.
  hostStopWords: {
    ko: '하 ㄴ 기 고 려면 싶 어요 아요 었 습니다 합니다 해요 되 나요 안 됨 없이 어서 아서 게 지 면 할 한 된 여러 개',
  },
};
