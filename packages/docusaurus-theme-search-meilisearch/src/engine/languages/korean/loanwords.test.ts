import {expect, it} from 'vitest';
import {TermDictionary} from '../../terms/termDictionary';
import {loanwords} from './loanwords';

const terms =
  'available background driver electron javascript list next profile react server svelte titlebar ubuntu version visual window';
const dictionary = new TermDictionary(terms.split(' '));

it.each([
  ['리액트', 'react'],
  ['리액트에서', 'react'],
  ['넥스트', 'next'],
  ['스벨트', 'svelte'],
  ['우분투', 'ubuntu'],
  ['타이틀바', 'titlebar'],
  ['백그라운드', 'background'],
  ['드라이버', 'driver'],
  ['프로파일', 'profile'],
  ['자바스크립트', 'javascript'],
  ['일렉트론', 'electron'],
  ['비주얼', 'visual'],
  ['버전에서', 'version'],
])('%s sounds like %s', (korean, english) => {
  expect(loanwords(korean, dictionary).map((termId) => dictionary.terms[termId])).toEqual([
    english,
  ]);
});

it.each(['창', '윈도우', '업데이트', '쀍쀍쀍', '뷁뷁', 'ㅋㅋㅋ', ''])(
  '%s sounds like none of the terms',
  (korean) => {
    expect(loanwords(korean, dictionary)).toEqual([]);
  },
);
