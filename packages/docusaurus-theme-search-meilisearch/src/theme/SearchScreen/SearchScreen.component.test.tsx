import React from 'react';
import SearchScreen, {type Props} from '@theme/SearchScreen';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {renderInSite} from '@repo/testing/renderInSite';
import {hitOf} from '../../client/hits/hitOf.test.support';

const hit = (index: number, category = 'Docs') =>
  hitOf({url: `/${index}`, category, pageTitle: `Title ${index}`});

function renderScreen(state: Props['state'], recent: string[] = []) {
  const handlers = {
    onQuery: vi.fn(),
    onForget: vi.fn(),
    onRetry: vi.fn(),
    onHover: vi.fn(),
    onChoose: vi.fn(),
    onOpened: vi.fn(),
  };
  const rendered = renderInSite(<SearchScreen state={state} recent={recent} {...handlers} />);
  return {...rendered, ...handlers};
}

afterEach(() => vi.unstubAllEnvs());

describe('SearchScreen', () => {
  it('is empty if there is no query and no recent search', () => {
    expect(renderScreen({status: 'empty', query: ''}).container.textContent).toBe('');
  });

  it('lists recent searches, which can be repeated and removed', async () => {
    const {user, getByRole, onQuery, onForget} = renderScreen({status: 'empty', query: ''}, [
      'apple',
      '<b>fig</b>',
    ]);
    await user.click(getByRole('button', {name: '<b>fig</b>'}));
    expect(onQuery).toHaveBeenCalledExactlyOnceWith('<b>fig</b>');
    await user.click(getByRole('button', {name: 'Forget "apple"'}));
    expect(onForget).toHaveBeenCalledExactlyOnceWith('apple');
  });

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

  it('shows an error, which can be retried', async () => {
    const {user, getByRole, queryByText, onRetry} = renderScreen({status: 'error', query: 'a'});
    expect(getByRole('alert').textContent).toBe('An error has occured. Please try again...');
    expect(queryByText(/created by the build/)).toBeNull();
    await user.click(getByRole('button', {name: 'Try again'}));
    expect(onRetry).toHaveBeenCalledOnce();
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
    const headings = container.querySelectorAll('.search-modal__heading');
    expect(Array.from(headings, ({textContent}) => textContent)).toEqual(['FruitFood › Sweet']);
    expect(getByRole('group', {name: 'Docs'}).contains(headings[0] as Element)).toBe(true);
  });
});
