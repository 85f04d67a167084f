import {useLayoutEffect, useMemo, type Dispatch} from 'react';
import {isIndexMissing} from '../../providers/embedded/indexMissing';
import type {SearchProvider} from '../../providers/provider';
import {defaultLimit, type SearchParams, type SearchResponse} from '../../search';
import {withFilter} from '../docs/docsVersions';
import {useLatest} from '../useLatest';
import type {SearchProps} from './searchProps';
import type {CategoryCount, SearchAction, SearchState} from './searchState';

/**
 * Reads the categories from a response, most results first. Undefined if the engine did not count them.
 *
 * @param selected the number of results in the selected category, which may come from another engine: that of the hits
 */
function categoryCounts(
  {categories}: SearchResponse,
  selected: Record<string, number>,
): CategoryCount[] | undefined {
  return (
    categories &&
    Object.entries({...categories, ...selected})
      .map(([category, count]) => ({category, count}))
      .filter(({category, count}) => category && count > 0)
      .sort((a, b) => b.count - a.count || a.category.localeCompare(b.category))
  );
}

const notLoading = {query: null, category: undefined, batches: 1};

/**
 * Searches while the state is `loading`, and dispatches `receive` or `fail`. If titles are found first, it dispatches `receive` twice.
 * It waits for the delay of the provider after the last key press. A new query aborts the previous search. Errors are logged.
 *
 * @param params must be memoized: a new object starts the search again
 * @param props callbacks of the site
 */
export function useSearch(
  state: SearchState,
  dispatch: Dispatch<SearchAction>,
  provider: SearchProvider,
  params: SearchParams,
  props: Pick<SearchProps, 'transformHits' | 'onSearch'>,
): void {
  const isLoading =
    state.status === 'loading' || (state.status === 'results' && state.isPartial === true);
  const {query, category, batches} = isLoading ? state : notLoading;
  const latest = useLatest(props);
  const [limited, counting] = useMemo(() => {
    const own = {...params, limit: (params.limit ?? defaultLimit) * batches};
    return category === undefined
      ? [{...own, countCategories: true}]
      : // A search in one category does not count the results in the others.
        [withFilter(own, {category: [category]}), {...params, countCategories: true, limit: 0}];
  }, [params, category, batches]);

  // A layout effect, so that the search starts with the key press and not when the browser has painted the character.
  useLayoutEffect(() => {
    if (query === null) {
      return undefined;
    }
    const controller = new AbortController();
    const {signal} = controller;
    const receive = (response: SearchResponse, counted = response, isPartial = false) => {
      if (!signal.aborted) {
        const {engine} = response;
        const {transformHits = (all) => all, onSearch} = latest.current;
        // Count the hits before the site changes the list.
        const found = response.hits.length;
        const hits = transformHits(response.hits);
        const total = response.total - found + hits.length;
        dispatch({
          type: 'receive',
          query,
          hits,
          total,
          // Prefer the suggestions of the search in all categories.
          suggestions: counted.suggestions ?? response.suggestions,
          categories: categoryCounts(
            counted,
            category === undefined ? {} : {[category]: response.total},
          ),
          engine,
          isPartial,
        });
        if (!isPartial) {
          onSearch?.({query, total, engine});
        }
      }
    };
    const search = async () => {
      try {
        const [response, counted] = await Promise.all([
          provider.search(query, limited, signal, (titles) => receive(titles, titles, true)),
          counting && provider.search(query, counting, signal),
        ]);
        receive(response, counted);
      } catch (error) {
        if (!signal.aborted) {
          console.error(error);
          dispatch({type: 'fail', query, isIndexMissing: isIndexMissing(error)});
        }
      }
    };
    const timer = provider.delay > 0 ? setTimeout(search, provider.delay) : void search();
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, category, dispatch, provider, limited, counting, latest]);
}
