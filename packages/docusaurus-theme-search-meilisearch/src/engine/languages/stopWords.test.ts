import {expect, it} from 'vitest';
import {hostStopWordsOf, stopWordsOf} from './stopWords';

it('returns the stop words of the languages of language tags, once', () => {
  expect(stopWordsOf(['zh-CN', 'zh-TW', 'xx'])).toEqual(stopWordsOf(['zh']));
  expect(stopWordsOf(['en', 'fr'])).toEqual([...stopWordsOf(['en']), ...stopWordsOf(['fr'])]);
  expect(stopWordsOf(['xx'])).toEqual([]);
});

it('returns the stop words of a host with particles and endings', () => {
  expect(hostStopWordsOf(['ko'])).toEqual(
    expect.arrayContaining([...stopWordsOf(['ko']), '을', '에서', '습니다']),
  );
  expect(hostStopWordsOf(['en'])).toEqual(stopWordsOf(['en']));
});
