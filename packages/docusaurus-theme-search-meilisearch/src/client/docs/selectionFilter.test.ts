import {expect, it} from 'vitest';
import {parseFilter} from '../../engine/query/parseFilter';
import type {Section} from '../../section';
import {selectionFilter, withFilter, type DocsInstance, type DocsSelection} from './docsVersions';

function instance(id: string, names: string[]): DocsInstance {
  const versions = names.map((name) => ({name, label: name, path: '', isLast: false, docs: []}));
  return {id, label: id, versions};
}

const instances = [instance('default', ['current', '1.0']), instance('community', ['current'])];

const section = (url: string, docsTag?: string) =>
  ({url, lang: 'en', ...(docsTag !== undefined && {docsTag})}) as Section;
const sections = [
  section('blog'),
  section('community', 'docs-community-current'),
  section('docs-scraper', 'default'),
  section('next', 'docs-default-current'),
  section('v1', 'docs-default-1.0'),
];

it.each<[string, DocsSelection, string[]]>([
  ['everything', {versions: {}}, ['blog', 'community', 'docs-scraper', 'next', 'v1']],
  [
    'one version, other instances and other pages',
    {versions: {default: 'current'}},
    ['blog', 'community', 'docs-scraper', 'next'],
  ],
  [
    'versions with the same name of two instances',
    {versions: {default: '1.0', community: 'current'}},
    ['blog', 'community', 'docs-scraper', 'v1'],
  ],
  ['all versions of one instance', {instance: 'default', versions: {default: '*'}}, ['next', 'v1']],
  ['one version of one instance', {instance: 'default', versions: {default: '1.0'}}, ['v1']],
])('selects pages of %s', (_, selection, urls) => {
  const matches = parseFilter([selectionFilter('en', instances, selection)]);
  expect(sections.filter(matches).map(({url}) => url)).toEqual(urls);
});

it('filters by language only if everything is selected', () => {
  const one = [instance('default', ['current']), instance('community', ['current'])];
  const versions = {default: 'current', community: 'current'};
  expect(selectionFilter('zh-CN', one, {versions})).toEqual({lang: ['zh-CN']});
  expect(selectionFilter('ko', [], {versions: {}})).toEqual({lang: ['ko']});
});

it('adds a filter to those of the site', () => {
  const own = {limit: 5, filter: [{type: ['docs']}]};
  const matches = parseFilter(withFilter(own, {lang: ['en']}).filter);
  expect(withFilter(own, {lang: ['en']}).limit).toBe(5);
  expect(['docs', 'blog'].map((type) => matches({lang: 'en', type} as Section))).toEqual([
    true,
    false,
  ]);
  expect(matches({lang: 'ko', type: 'docs'} as Section)).toBe(false);
});
