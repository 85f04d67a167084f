import {expect, it} from 'vitest';
import type {Section} from '../../section';
import {parseFilter} from './parseFilter';

const section: Section = {
  url: '/a',
  anchor: '',
  lang: 'ko',
  category: 'API',
  pageTitle: 'window',
  headings: [],
  content: '',
  type: 'docs',
  position: 0,
};

it.each([
  ['no filter', [], true],
  ['a filter without fields', [{}], true],
  ['one of the values', [{lang: ['en', 'ko']}], true],
  ['another value', [{lang: ['en']}], false],
  ['a value in another letter case', [{category: ['api']}], false],
  ['no values', [{lang: []}], false],
  ['a missing field', [{version: ['v1', null]}], true],
  ['a missing field without null', [{version: ['v1']}], false],
  ['all fields', [{lang: ['ko'], type: ['docs']}], true],
  ['some fields', [{lang: ['ko'], type: ['blog']}], false],
  ['all filters', [{lang: ['ko']}, {docsTag: [null]}], true],
  ['some filters', [{lang: ['ko']}, {docsTag: ['docs-default-current']}], false],
])('%s: %j passes: %s', (_, filter, passes) => {
  expect(parseFilter(filter)(section)).toBe(passes);
});

it.each([
  ['lang = ko'],
  [undefined],
  [{lang: ['ko']}],
  [['lang = ko']],
  [[['ko']]],
  [[null]],
  [[{language: ['ko']}]],
  [[{constructor: ['ko']}]],
  [[{lang: 'ko'}]],
  [[{position: [1]}]],
  [[{lang: [1]}]],
])('rejects %j, and says what is expected', (filter) => {
  expect(() => parseFilter(filter)).toThrow(
    /^Invalid search filter .*: expected a list of objects .* for lang, type, version, docsTag, category/,
  );
});
