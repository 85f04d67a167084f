import {describe, expect, it} from 'vitest';
import {createSearchIndex} from '../engine/searchIndex';
import type {PageRow} from '../engine/indexFormat';
import type {DocsInstance, DocsSelection} from './docsVersions';
import {mergeSearchParams, selectionFilter} from './searchFilter';

function instance(id: string, names: string[]): DocsInstance {
  const versions = names.map((name) => ({name, label: name, path: '', isLast: false, docs: []}));
  return {id, label: id, versions};
}

const instances = [instance('default', ['current', '1.0']), instance('community', ['current'])];

function row(url: string, tag?: string): PageRow {
  return {
    ...(tag !== undefined && {docusaurus_tag: tag}),
    url,
    lang: 'en',
    type: 'docs',
    lvl0: 'Docs',
    lvl1: 'Window',
    from: 0,
    sections: [['', [], 'Text.']],
  };
}

const index = await createSearchIndex([
  row('next', 'docs-default-current'),
  row('v1', 'docs-default-1.0'),
  row('community', 'docs-community-current'),
  row('blog'),
  row('docs-scraper', 'default'),
]);

describe('selectionFilter', () => {
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
    [
      'all versions of one instance',
      {instance: 'default', versions: {default: null}},
      ['next', 'v1'],
    ],
    ['one version of one instance', {instance: 'default', versions: {default: '1.0'}}, ['v1']],
  ])('finds pages of %s', (_, selection, urls) => {
    const {hits} = index.search('window', {filter: selectionFilter('en', instances, selection)});
    expect(hits.map(({url}) => url).sort()).toEqual(urls);
  });

  it('filters by language only if everything is selected', () => {
    const one = [instance('default', ['current']), instance('community', ['current'])];
    const versions = {default: 'current', community: 'current'};
    expect(selectionFilter('zh-CN', one, {versions})).toEqual(['lang = "zh-CN"']);
    expect(selectionFilter('ko', [], {versions: {}})).toEqual(['lang = "ko"']);
  });
});

it.each([
  [{filter: 'type = docs'}, ['lang = "ko"', 'type = docs']],
  [
    {filter: ['type = docs', ['a = 1', 'b = 1']]},
    ['lang = "ko"', 'type = docs', ['a = 1', 'b = 1']],
  ],
  [{limit: 5}, ['lang = "ko"']],
])('mergeSearchParams keeps the language filter: %o', (extra, filter) => {
  expect(mergeSearchParams(['lang = "ko"'], extra)).toEqual({...extra, filter});
});
