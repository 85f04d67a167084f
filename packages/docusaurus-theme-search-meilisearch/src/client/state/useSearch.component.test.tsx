import React from 'react';
import {useSearch, type SearchProvider} from 'docusaurus-theme-search-meilisearch/client';
import {waitFor} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {renderInSite} from '@repo/testing/renderInSite';
import {hitOf} from '../hits/hitOf.test.support';
import {closedState, searchReducer} from './searchState';

it('counts the results in the selected category as the engine of the hits does', async () => {
  // The host counts, and fails when it searches in the category.
  const provider: SearchProvider = {
    delay: 0,
    search: async (_, {countCategories}) =>
      countCategories
        ? {hits: [], total: 9, categories: {Blog: 7, Docs: 2}, engine: 'meilisearch'}
        : {hits: [hitOf({url: '/a'})], total: 8, engine: 'embedded'},
  };
  const state = searchReducer(closedState, {type: 'open', query: 'a', category: 'Docs'});
  const dispatch = vi.fn();
  const params = {};
  function Search() {
    useSearch(state, dispatch, provider, params, {});
    return null;
  }
  renderInSite(<Search />);
  await waitFor(() => expect(dispatch).toHaveBeenCalledOnce());
  const [[received]] = dispatch.mock.calls as [[object]];
  expect(received).toMatchObject({
    total: 8,
    categories: [
      {category: 'Docs', count: 8},
      {category: 'Blog', count: 7},
    ],
  });
});
