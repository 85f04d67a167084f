import {expect, it} from 'vitest';
import {completesQuery} from './completesQuery';
import {hostStopWordsOf, stopWordsOf} from './words';

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

it.each([
  ['플러그인을', true],
  ['설치 방법', true],
  ['플러그인', false],
  ['을', false],
  ['plugin', false],
])('completesQuery(%s) is %s', (query, isComplete) => {
  expect(completesQuery(query)).toBe(isComplete);
});
