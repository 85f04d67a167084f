import {describe, expect, it} from 'vitest';
import {halfTypedRange, oneLetterVariants, verbStem} from './hangul';

/** Whether a half-typed word may become another one. */
function mayBecome(typed: string, word: string): boolean {
  const range = halfTypedRange(typed);
  if (!range || !word.startsWith(range.base)) {
    return false;
  }
  const code = word.charCodeAt(range.base.length);
  return code >= range.first && code <= range.last;
}

describe('halfTypedRange', () => {
  it.each([
    ['플러그ㅇ', '플러그인'],
    ['플러그이', '플러그인'],
    ['플러긍', '플러그인'],
    ['업데잍', '업데이트'],
    ['ㅊ', '창'],
    ['호', '화면'],
    ['우', '웹뷰'],
    ['닭', '달기'],
  ])('%s may become %s', (typed, word) => {
    expect(mayBecome(typed, word)).toBe(true);
  });

  it.each([
    ['플러그ㅇ', '플러그'],
    ['플러그이', '플러그를'],
    ['호', '하늘'],
    ['a', 'ab'],
    ['', '창'],
  ])('%s cannot become %s', (typed, word) => {
    expect(mayBecome(typed, word)).toBe(false);
  });
});

it.each([
  ['보내기', '보내'],
  ['바꾸기', '바꾸'],
  ['만들기', '만드'],
  ['찾기', null],
])('verbStem of %s is %s', (verb, stem) => {
  expect(verbStem(verb)).toBe(stem);
});

const allVariants = (word: string) =>
  Array.from(word).flatMap((_, index) => oneLetterVariants(word, index));

it.each([
  ['메세지', '메시지', true],
  ['프론트엔드', '프런트엔드', true],
  ['읍데이트', '업데이트', true],
  ['파일', '파일', false],
  ['메세지', '메시징', false],
  ['파일', '파일들', false],
])('%s and %s differ in one letter: %s', (one, other, differ) => {
  expect(allVariants(one).includes(other)).toBe(differ);
});

it('oneLetterVariants returns all variants, as syllables', () => {
  const variants = allVariants('파일');
  expect(new Set(variants).size).toBe(2 * (18 + 20 + 27));
  expect(variants.every((word) => /^[가-힣]{2}$/.test(word))).toBe(true);
});
