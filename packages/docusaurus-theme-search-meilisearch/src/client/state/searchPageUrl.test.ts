import {expect, it} from 'vitest';
import {formatSearchPageUrl, parseSearchPageUrl, type SearchPageQuery} from './searchPageUrl';

const instance = (id: string, ...names: string[]) => ({
  id,
  label: id,
  versions: names.map((name) => ({name, label: name, isLast: false, path: `/${name}`, docs: []})),
});
const instances = [
  instance('default', 'current', '1.0'),
  instance('api', 'current', '2.0'),
  instance('faq', 'current'),
];

it.each<[string, SearchPageQuery]>([
  ['q=', {query: '', selection: {versions: {}}}],
  ['q=a+b%26', {query: 'a b&', selection: {versions: {}}}],
  ['q=a&category=C+%26+D', {query: 'a', category: 'C & D', selection: {versions: {}}}],
  [
    'q=a&version=default%3A1.0&version=api%3A*',
    {query: 'a', selection: {versions: {default: '1.0', api: null}}},
  ],
  [
    'q=a&docs=api&version=api%3A2.0',
    {query: 'a', selection: {instance: 'api', versions: {api: '2.0'}}},
  ],
])('%s', (search, parsed) => {
  expect(parseSearchPageUrl(`?${search}`, instances)).toEqual(parsed);
  expect(formatSearchPageUrl(parsed, instances)).toBe(search);
});

it('ignores instances and versions that do not exist', () => {
  const search = '?docs=none&version=default:3.0&version=none:1.0&version=1.0';
  expect(parseSearchPageUrl(search, instances)).toEqual({query: '', selection: {versions: {}}});
});

it('accepts a query with a lone surrogate, which an input method can leave', () => {
  expect(formatSearchPageUrl({query: '\ud83d', selection: {versions: {}}}, [])).toBe('q=%EF%BF%BD');
});

it('leaves out the version of an instance that has only one, or that is not searched', () => {
  const selection = {instance: 'faq', versions: {faq: 'current', api: '2.0'}};
  expect(formatSearchPageUrl({query: 'a', selection}, instances)).toBe('q=a&docs=faq');
});
