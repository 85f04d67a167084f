import React from 'react';
import SearchScreen, {type Props} from '@theme/SearchScreen';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {renderInSite} from '@repo/testing/renderInSite';

const item = (index: number, category = 'Docs') => ({
  index,
  category,
  subcategory: '',
  title: `Title ${index}`,
  text: '',
  url: `/${index}`,
});

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
    const {getByText, queryByRole} = renderScreen({status: 'loading', query: 'a', items: []});
    getByText('Searching…');
    expect(queryByRole('listbox')).toBeNull();
  });

  it('keeps the previous results while the next search is loading', () => {
    const {getByRole, queryByText} = renderScreen({
      status: 'loading',
      query: 'ab',
      items: [item(0)],
    });
    expect(getByRole('listbox').getAttribute('aria-busy')).toBe('true');
    getByRole('option', {name: 'Title 0', selected: false});
    expect(queryByText('Searching…')).toBeNull();
  });

  it('groups the results by category and marks the selected one', () => {
    const {getByRole, getAllByRole} = renderScreen({
      status: 'results',
      query: 'a',
      items: [item(0), item(1), item(2, 'Blog')],
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

  it('renders the first ten results at once, and all of them after the next frame', async () => {
    const {getAllByRole, findByRole} = renderScreen({
      status: 'results',
      query: 'a',
      items: Array.from({length: 12}, (_, index) => item(index)),
      total: 12,
      selection: null,
    });
    expect(getAllByRole('option')).toHaveLength(10);
    await findByRole('option', {name: 'Title 11'});
    expect(getAllByRole('option')).toHaveLength(12);
  });

  it('shows a message and suggestions if there are no results', async () => {
    const {user, getByText, getByRole, onQuery} = renderScreen({
      status: 'noResults',
      query: 'windw',
      suggestions: ['window'],
    });
    getByText('No results for "windw"');
    await user.click(getByRole('button', {name: 'window'}));
    expect(onQuery).toHaveBeenCalledExactlyOnceWith('window');
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
    const section = {...item(0), subcategory: 'Fruit', breadcrumbs: 'Food › Sweet'};
    const {container, getAllByRole, getByRole} = renderScreen({
      status: 'results',
      query: 'a',
      items: [section, {...item(1), subcategory: 'Title 1'}],
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

  it('says which query was searched instead', () => {
    const {container} = renderScreen({
      status: 'results',
      query: 'windw',
      correctedQuery: '<b>window</b>',
      items: [item(0)],
      total: 1,
      selection: null,
    });
    expect(container.querySelector('.search-correction')?.textContent).toBe(
      'Showing results for <b>window</b>',
    );
  });
});
