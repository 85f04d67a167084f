import React from 'react';
import SearchScreen, {type Props} from '@theme/SearchScreen';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {renderInSite} from '@repo/testing/renderInSite';
import {hitOf} from '../../client/hits/hitOf.test.support';

const hit = (index: number, category = 'Docs') =>
  hitOf({url: `/${index}`, category, pageTitle: `Title ${index}`});

function renderScreen(state: Props['state'], isListbox = true) {
  const handlers = {onQuery: vi.fn(), onRetry: vi.fn(), onHover: vi.fn(), onOpen: vi.fn()};
  const rendered = renderInSite(<SearchScreen state={state} isListbox={isListbox} {...handlers} />);
  return {...rendered, ...handlers};
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('SearchScreen', () => {
  it('says that the first search is loading', () => {
    const {getByText, queryByRole} = renderScreen({status: 'loading', query: 'a', hits: []});
    getByText('Searching…');
    expect(queryByRole('listbox')).toBeNull();
  });

  it('keeps the previous results while the next search is loading', () => {
    const {getByRole, queryByText} = renderScreen({
      status: 'loading',
      query: 'ab',
      hits: [hit(0)],
    });
    expect(getByRole('listbox').getAttribute('aria-busy')).toBe('true');
    getByRole('option', {name: 'Title 0', selected: false});
    expect(queryByText('Searching…')).toBeNull();
  });

  it('groups the results by category and marks the selected one', () => {
    const {getByRole, getAllByRole} = renderScreen({
      status: 'results',
      query: 'a',
      hits: [hit(0), hit(1), hit(2, 'Blog')],
      total: 3,
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
      status: 'noResults',
      query: '<b>windw</b>',
      suggestions: ['window', 'windows'],
    });
    getByText('No results for "<b>windw</b>"');
    await user.click(getByRole('button', {name: 'windows'}));
    expect(onQuery).toHaveBeenCalledExactlyOnceWith('windows');
  });

  it('explains the missing index in development', () => {
    vi.stubEnv('NODE_ENV', 'development');
    renderScreen({status: 'error', query: 'a', isIndexMissing: true}).getByText(
      /^Search works after a build/,
    );
    renderScreen({status: 'error', query: 'a'}).getByText(/^An error has occured/);
  });

  it('has a heading for the page of sections, which screen readers hear with each section', () => {
    const section = hitOf({
      url: '/0',
      pageTitle: 'Fruit',
      headings: ['Title 0'],
      breadcrumbs: 'Food › Sweet',
    });
    const {container, getAllByRole, getByRole} = renderScreen({
      status: 'results',
      query: 'a',
      hits: [section, hit(1)],
      total: 2,
      selection: null,
    });
    expect(getAllByRole('option').map(({textContent}) => textContent)).toEqual([
      'Title 0FruitFood › Sweet',
      'Title 1',
    ]);
    const headings = container.querySelectorAll('.search-heading');
    expect(Array.from(headings, ({textContent}) => textContent)).toEqual(['FruitFood › Sweet']);
    expect(getByRole('group', {name: 'Docs'}).contains(headings[0] as Element)).toBe(true);
  });

  it('has headings and links instead of options outside of a listbox', async () => {
    // `Link` prefetches the page.
    vi.stubGlobal('docusaurus', {prefetch: vi.fn(), preload: vi.fn()});
    const page = hitOf({url: '/fig', pageTitle: 'Fig'});
    const section = hitOf({url: '/0', anchor: 'a', pageTitle: 'Fruit', headings: ['Apple']});
    const {user, getByRole, queryByRole, onOpen} = renderScreen(
      {status: 'results', query: 'a', hits: [page, section], total: 2, selection: null},
      false,
    );
    expect(queryByRole('option')).toBeNull();
    getByRole('heading', {level: 2, name: 'Docs'});
    getByRole('heading', {level: 3, name: 'Fig'});
    expect(getByRole('link', {name: 'Fruit'}).getAttribute('href')).toBe('/0');
    const link = getByRole('link', {name: 'Apple'});
    expect(link.getAttribute('href')).toBe('/0#a');
    await user.click(link);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(section, 'thisTab');
  });
});
