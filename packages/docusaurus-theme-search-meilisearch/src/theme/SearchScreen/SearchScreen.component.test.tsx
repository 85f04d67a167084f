import React from 'react';
import SearchScreen, {type Props} from '@theme/SearchScreen';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {renderInSite} from '@repo/testing/renderInSite';
import type {SearchHit} from 'docusaurus-theme-search-meilisearch/client';
import {hitOf} from '../../client/hits/hitOf.test.support';

const hit = (index: number, category = 'Docs') =>
  hitOf({url: `/${index}`, category, pageTitle: `Title ${index}`});

const common = {query: 'a', pages: 1};
const results = (...hits: SearchHit[]) => ({
  status: 'results' as const,
  ...common,
  hits,
  total: hits.length,
  shown: hits.length,
  selection: {index: 0, by: 'keyboard' as const},
});
const loading = (...hits: SearchHit[]) => ({...results(...hits), status: 'loading' as const});

function renderScreen(state: Props['state'], isListbox = true, searchMeilisearch?: object) {
  const handlers = {onQuery: vi.fn(), onRetry: vi.fn(), onHover: vi.fn(), onOpen: vi.fn()};
  const rendered = renderInSite(
    <SearchScreen state={state} isListbox={isListbox} {...handlers} />,
    {themeConfig: {searchMeilisearch}},
  );
  return {...rendered, ...handlers};
}

// jsdom does not implement it.
Element.prototype.scrollIntoView = () => {};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('SearchScreen', () => {
  it('says that the first search is loading', () => {
    const {getByText, queryByRole} = renderScreen(loading());
    getByText('Searching…');
    expect(queryByRole('listbox')).toBeNull();
  });

  it('keeps the previous results while the next search is loading', () => {
    const {getByRole, queryByText} = renderScreen(loading(hit(0)));
    expect(getByRole('listbox').getAttribute('aria-busy')).toBe('true');
    getByRole('option', {name: 'Title 0', selected: true});
    expect(queryByText('Searching…')).toBeNull();
  });

  it('groups the results by category and marks the selected one', () => {
    const {getByRole, getAllByRole} = renderScreen({
      ...results(hit(0), hit(1), hit(2, 'Blog')),
      selection: {index: 1, by: 'pointer'},
    });
    expect(getByRole('listbox').getAttribute('aria-busy')).toBe('false');
    expect(getAllByRole('group').map((group) => group.textContent)).toEqual([
      'DocsTitle 0Title 1',
      'BlogTitle 2',
    ]);
    expect(getAllByRole('option', {selected: true}).map(({id}) => id)).toEqual([
      'search-modal-option-1',
    ]);
  });

  it('shows a message and suggestions if there are no results', async () => {
    const {user, getByText, getByRole, onQuery} = renderScreen({
      ...common,
      status: 'noResults',
      query: '<b>windw</b>',
      suggestions: ['window', 'windows'],
    });
    getByText('No results for "<b>windw</b>"');
    await user.click(getByRole('button', {name: 'windows'}));
    expect(onQuery).toHaveBeenCalledExactlyOnceWith('windows');
  });

  it('suggests popular searches if the engine suggests nothing', () => {
    const {getByRole} = renderScreen({...common, status: 'noResults', suggestions: []}, true, {
      popularSearches: {en: ['tray']},
    });
    getByRole('button', {name: 'tray'});
  });

  it('explains the missing index in development', () => {
    vi.stubEnv('NODE_ENV', 'development');
    renderScreen({...common, status: 'error', isIndexMissing: true}).getByText(
      /^Search works after a build/,
    );
    renderScreen({...common, status: 'error'}).getByText(/^An error has occurred/);
  });

  it('has an option for a page, whose title screen readers also hear with each section', () => {
    const page = hitOf({url: '/0', pageTitle: 'Fruit', breadcrumbs: 'Food › Sweet'});
    const section = hitOf({...page, headings: ['Title 0'], marked: undefined});
    const {getAllByRole} = renderScreen(results(page, section, hit(1)));
    expect(getAllByRole('option').map(({textContent}) => textContent)).toEqual([
      'FruitFood › Sweet',
      'Title 0Fruit',
      'Title 1',
    ]);
  });

  it('has headings and links instead of options outside of a listbox', async () => {
    // `Link` prefetches the page.
    vi.stubGlobal('docusaurus', {prefetch: vi.fn(), preload: vi.fn()});
    const page = hitOf({url: '/fig', pageTitle: 'Fig'});
    const section = hitOf({url: '/fig', anchor: 'a', pageTitle: 'Fig', headings: ['Apple']});
    const {user, getByRole, queryByRole, onOpen} = renderScreen(results(page, section), false);
    expect(queryByRole('option')).toBeNull();
    getByRole('heading', {level: 2, name: 'Docs'});
    getByRole('heading', {level: 3, name: 'Fig'});
    const link = getByRole('link', {name: 'Apple'});
    expect(link.getAttribute('href')).toBe('/fig#a');
    await user.click(link);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(section, 'thisTab');
  });
});
