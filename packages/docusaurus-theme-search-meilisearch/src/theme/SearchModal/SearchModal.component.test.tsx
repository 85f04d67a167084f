import React, {useReducer} from 'react';
import type {
  SearchProps,
  SearchProvider,
  SearchResponse,
} from 'docusaurus-theme-search-meilisearch/client';
import {useLocation} from '@docusaurus/router';
import {searchReducer, type OpenSearchState} from 'docusaurus-theme-search-meilisearch/client';
import SearchModal from '@theme/SearchModal';
import {fireEvent} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {renderInSite} from '@repo/testing/renderInSite';
import {hitOf} from '../../client/hits/hitOf.test.support';

const search = vi.hoisted(() => vi.fn<SearchProvider['search']>());
const provider = vi.hoisted(() => ({search, delay: 0}));
vi.mock('../../providers/searchProvider', () => ({searchProvider: () => provider}));

const responseWith = (...titles: string[]): SearchResponse => ({
  hits: titles.map((pageTitle) => hitOf({url: `/${pageTitle}`, pageTitle})),
  total: titles.length,
});

/** Sets the query in one step, so that there is one search however slow the machine is. */
function enter(input: HTMLElement, query: string) {
  input.focus();
  fireEvent.change(input, {target: {value: query}});
}

const config = {hotKeys: false, searchParams: {}, popularSearches: {}};

function Search({
  searchPagePath = 'search',
  ...props
}: SearchProps & {searchPagePath?: string | false}) {
  const [state, dispatch] = useReducer(searchReducer, {
    status: 'empty',
    query: '',
    selection: null,
  });
  const {pathname} = useLocation();
  return state.status === 'closed' ? (
    <p>closed on {pathname}</p>
  ) : (
    <SearchModal
      {...props}
      config={{...config, searchPagePath, hotKeys: props.hotKeys ?? false}}
      state={state satisfies OpenSearchState}
      dispatch={dispatch}
    />
  );
}

beforeEach(() => {
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
  provider.delay = 0;
  localStorage.clear();
});

describe('SearchModal', () => {
  it('opens the first hit when it arrives, if Enter was pressed before', async () => {
    let respond = () => {};
    search.mockReturnValue(
      new Promise((resolve) => {
        respond = () => resolve(responseWith('apple', 'fig'));
      }),
    );
    const {user, getByRole, findByText} = renderInSite(<Search />);
    enter(getByRole('combobox'), 'fruit');
    await user.keyboard('{Enter}');
    getByRole('dialog');
    respond();
    await findByText('closed on /apple');
  });

  it.each([
    ['the best hit', '{Shift}', 'fig'],
    ['the hit that the reader has selected', '{ArrowUp}', 'kiwi'],
  ])('shows titles until everything is searched, and then selects %s', async (_, key, selected) => {
    let respond = () => {};
    const rest = new Promise<SearchResponse>((resolve) => {
      respond = () => resolve(responseWith('fig', 'kiwi', 'apple'));
    });
    search.mockResolvedValue({...responseWith('apple', 'kiwi'), complete: () => rest});
    const onSearch = vi.fn();
    const {user, getByRole, findByRole} = renderInSite(<Search onSearch={onSearch} />);
    enter(getByRole('combobox'), 'fruit');
    await findByRole('option', {name: 'kiwi'});
    await user.keyboard(key);
    expect(getByRole('status').textContent).toBe('');
    expect(onSearch).not.toHaveBeenCalled();
    respond();
    await findByRole('option', {name: 'fig'});
    getByRole('option', {name: selected, selected: true});
    expect(getByRole('status').textContent).toBe('3 results found');
    expect(onSearch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({total: 3}));
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('opens the best of all hits if Enter was pressed before, and not the best title', async () => {
    let respond = () => {};
    const rest = new Promise<SearchResponse>((resolve) => {
      respond = () => resolve(responseWith('fig', 'apple'));
    });
    let respondWithTitles = () => {};
    search.mockReturnValue(
      new Promise((resolve) => {
        respondWithTitles = () => resolve({...responseWith('kiwi'), complete: () => rest});
      }),
    );
    const {user, getByRole, findByRole, findByText} = renderInSite(<Search />);
    enter(getByRole('combobox'), 'fruit');
    await user.keyboard('{Enter}');
    respondWithTitles();
    await findByRole('option', {name: 'kiwi'});
    respond();
    await findByText('closed on /fig');
  });

  it('keeps the titles that it found if the rest cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failure = new Error('offline');
    search.mockResolvedValue({...responseWith('apple'), complete: () => Promise.reject(failure)});
    const {getByRole, findByRole} = renderInSite(<Search />);
    enter(getByRole('combobox'), 'fruit');
    await findByRole('option', {name: 'apple'});
    await vi.waitFor(() => expect(getByRole('status').textContent).toBe('1 result found'));
    expect(console.error).toHaveBeenCalledWith(failure);
  });

  it('opens the first hit in a new tab with Control+Enter, and stays open', async () => {
    search.mockResolvedValue(responseWith('apple', 'fig'));
    const openTab = vi.spyOn(window, 'open').mockReturnValue(null);
    const {user, getByRole, findByRole} = renderInSite(<Search />);
    enter(getByRole('combobox'), 'fruit');
    await findByRole('option', {name: 'apple'});
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(openTab).toHaveBeenCalledExactlyOnceWith('/apple', '_blank', 'noopener');
    getByRole('dialog', {name: 'Search this site'});
  });

  it.each([
    ['each key press at once, if the provider has no delay', 0, ['a', 'ap', 'app']],
    ['the last of several key presses, after the delay of the provider', 100, ['app']],
  ])('searches for %s', async (_, delay, queries) => {
    provider.delay = delay;
    const earlier: AbortSignal[] = [];
    search.mockImplementation(async (query, params, signal) => {
      const wereAborted = earlier.every(({aborted}) => aborted);
      earlier.push(signal);
      return responseWith(wereAborted ? 'apple' : 'not aborted');
    });
    const {getByRole, findByRole} = renderInSite(<Search />);
    for (const query of ['a', 'ap', 'app']) {
      enter(getByRole('combobox'), query);
    }
    await findByRole('option', {name: 'apple'});
    expect(search.mock.calls.map(([query]) => query)).toEqual(queries);
  });

  it('applies the transformation of the site before it groups the hits', async () => {
    search.mockResolvedValue(responseWith('apple', 'fig'));
    const {getByRole, findAllByRole, getAllByRole} = renderInSite(
      <Search
        transformHits={(hits) => hits.reverse().map((hit) => ({...hit, category: hit.pageTitle}))}
      />,
    );
    enter(getByRole('combobox'), 'fruit');
    await findAllByRole('option');
    expect(getAllByRole('group').map(({textContent}) => textContent)).toEqual([
      'figfig',
      'appleapple',
    ]);
  });

  it('shows a message without results, and ignores Enter', async () => {
    search.mockResolvedValue(responseWith());
    const {user, getByRole, findAllByText} = renderInSite(<Search />);
    enter(getByRole('combobox'), 'zzz');
    expect((await findAllByText(/No results for "zzz"/)).length).toBeGreaterThan(0);
    await user.keyboard('{Enter}');
    getByRole('dialog');
  });

  it('filters by category, counts the other categories, and returns to the list with the arrow keys', async () => {
    const categories = {'': 9, Docs: 2, API: 0, Blog: 3, Code: 2};
    search.mockResolvedValue({...responseWith('apple', 'fig'), categories});
    const {user, getByRole, getAllByRole, findByRole} = renderInSite(<Search />);
    enter(getByRole('combobox'), 'fruit');
    await user.click(await findByRole('radio', {name: 'Docs 2'}));
    await vi.waitFor(() => expect(search).toHaveBeenCalledTimes(3));
    expect(search.mock.calls.map(([query, params]) => [query, params])).toEqual([
      ['fruit', {filter: [{lang: ['en']}], countCategories: true, limit: 20}],
      ['fruit', {filter: [{category: ['Docs']}, {lang: ['en']}], limit: 20}],
      ['fruit', {filter: [{lang: ['en']}], countCategories: true, limit: 0}],
    ]);
    await vi.waitFor(() => expect(getByRole('listbox').getAttribute('aria-busy')).toBe('false'));
    const labels = getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]);
    expect(labels.map((label) => label?.textContent)).toEqual([
      'All 7',
      'Blog 3',
      'Code 2',
      'Docs 2',
    ]);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(getByRole('combobox'));
    expect(getByRole('option', {selected: true}).textContent).toBe('fig');
  });

  it('does not search for spaces', async () => {
    search.mockResolvedValue(responseWith('apple'));
    const {getByRole, queryByText} = renderInSite(<Search />);
    enter(getByRole('combobox'), ' ');
    expect((getByRole('combobox') as HTMLInputElement).value).toBe(' ');
    enter(getByRole('combobox'), 'a');
    await vi.waitFor(() => expect(search).toHaveBeenCalledOnce());
    expect(queryByText(/No results for " "/)).toBeNull();
  });

  it('closes with a hotkey that has a modifier; the others are typed', async () => {
    search.mockResolvedValue(responseWith('apple'));
    const {user, getByRole, getByText} = renderInSite(<Search hotKeys={['ctrl+k', '/']} />);
    await user.type(getByRole('combobox'), '/');
    expect((getByRole('combobox') as HTMLInputElement).value).toBe('/');
    await user.keyboard('{Control>}k{/Control}');
    getByText(/^closed/);
  });

  it('lists recent and popular searches, which the arrow keys and the pointer select', async () => {
    localStorage.setItem('search-recent:/', '["apple","fig"]');
    search.mockResolvedValue(responseWith('apple'));
    const {user, getByRole, getAllByRole, findByRole, queryByRole} = renderInSite(<Search />, {
      themeConfig: {searchMeilisearch: {popularSearches: {en: ['fig', 'pear'], ko: ['배']}}},
    });
    const input = getByRole('combobox') as HTMLInputElement;
    input.focus();
    expect(getAllByRole('option').map(({textContent}) => textContent)).toEqual([
      'apple',
      'fig',
      'pear',
    ]);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(getByRole('option', {selected: true}).textContent).toBe('fig');
    expect(input.getAttribute('aria-activedescendant')).toBe('search-modal-option-1');
    await user.keyboard('{Enter}');
    expect(input.value).toBe('fig');
    await findByRole('option', {name: 'apple'});
    await user.clear(input);
    await user.click(getByRole('option', {name: 'pear'}));
    expect(input.value).toBe('pear');
    await user.clear(input);
    await user.click(getByRole('button', {name: 'Clear recent searches'}));
    expect(document.activeElement).toBe(input);
    expect(getAllByRole('option').map(({textContent}) => textContent)).toEqual(['fig', 'pear']);
    expect(queryByRole('button', {name: 'Clear recent searches'})).toBeNull();
  });

  it('shows how many of the results it lists, and more of them on request', async () => {
    search.mockImplementation(async (_, {limit = 0}) => ({
      ...responseWith(...['a', 'b', 'c'].slice(0, limit / 20)),
      total: 3,
    }));
    const {user, getByRole, findByRole, queryByRole, rerender} = renderInSite(
      <Search searchPagePath={false} />,
    );
    enter(getByRole('combobox'), 'x');
    await findByRole('option', {name: 'a'});
    expect(getByRole('status').textContent).toBe('3 results found (1 / 3)');
    await user.click(getByRole('button', {name: 'Show more results'}));
    await findByRole('option', {name: 'b'});
    expect(document.activeElement).toBe(getByRole('combobox'));
    await user.click(getByRole('button', {name: 'Show more results'}));
    await findByRole('option', {name: 'c'});
    expect(getByRole('status').textContent).toBe('3 results found');
    expect(queryByRole('button', {name: 'Show more results'})).toBeNull();
    // `Link` prefetches the page.
    vi.stubGlobal('docusaurus', {prefetch: vi.fn(), preload: vi.fn()});
    rerender(<Search />);
    enter(getByRole('combobox'), 'y');
    expect((await findByRole('link', {name: 'Show more results'})).getAttribute('href')).toBe(
      '/search?q=y',
    );
  });
});
