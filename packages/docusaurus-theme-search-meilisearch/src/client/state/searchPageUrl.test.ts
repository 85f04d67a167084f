import fc from 'fast-check';
import {expect, it} from 'vitest';
import {hostileText} from '../../engine/text/hostileText.test.support';
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
    {query: 'a', selection: {versions: {default: '1.0', api: '*'}}},
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

it('reads only known instances and versions from any link, and links to what it has read', () => {
  const name = fc.constantFrom('q', 'category', 'docs', 'version', '__proto__', 'constructor');
  const value = fc.oneof(
    hostileText,
    fc.constantFrom('api', 'default:*', '__proto__:*', 'api:2.0'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (params) => {
      const link = params.map(([key, text]) => `${key}=${text}`).join('&');
      const parsed = parseSearchPageUrl(link, instances);
      const {instance: id, versions} = parsed.selection;
      expect(['default', 'api', 'faq', undefined]).toContain(id);
      expect(['current', '1.0', '2.0', '*']).toEqual(
        expect.arrayContaining(Object.values(versions)),
      );
      const again = parseSearchPageUrl(formatSearchPageUrl(parsed, instances), instances);
      expect(again).toMatchObject({query: parsed.query, category: parsed.category});
    }),
  );
});
