import React, {type ReactNode} from 'react';
import {afterEach, expect, it, vi} from 'vitest';
import {renderInSite} from '@repo/testing/renderInSite';
import {createIndexFiles} from '../indexer/createIndexFiles';
import {section} from '../engine/testIndex.test.support';
import ExplainPage from './ExplainPage';

vi.mock('@theme/Layout', () => ({default: ({children}: {children: ReactNode}) => children}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('links to the hits of the index, and to no script that a host sends', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const files = new Map(createIndexFiles([section('Apple', 'A fruit.', {url: '/apple'})]));
  const hits = [
    {hierarchy_lvl1: 'Script', url: 'javascript:alert(1)'},
    {hierarchy_lvl1: 'Pear', url: '/pear'},
    {hierarchy_lvl1: 'Data', url: '\u0001data:text/html,x', anchor: 'a'},
  ];
  vi.stubGlobal('fetch', async (url: string) =>
    url.startsWith('https://host/')
      ? Response.json({hits})
      : new Response(files.get(url.replace(/.*\//, ''))),
  );
  const {findByText, getAllByRole} = renderInSite(<ExplainPage />, {
    url: '/__docusaurus/search?q=fruit',
    themeConfig: {
      searchMeilisearch: {
        searchParams: {},
        meilisearch: {host: 'https://host', apiKey: 'k', indexUid: 'docs'},
      },
    },
    globalData: {'docusaurus-theme-search-meilisearch': {default: {storageNamespace: ''}}},
  });
  await findByText('Script');
  const links = getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/apple#Apple', '/pear']);
});
