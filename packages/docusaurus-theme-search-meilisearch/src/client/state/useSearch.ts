import {useLayoutEffect, useMemo, type Dispatch} from 'react';
import {isIndexMissing} from '../../providers/embedded/indexMissing';
import type {SearchProvider} from '../../providers/provider';
import type {SearchParams, SearchResponse} from '../../search';
import {withFilter} from '../docs/docsVersions';
import {inRenderedOrder} from '../hits/hits';
import {useLatest} from '../useLatest';
import type {SearchProps} from './searchProps';
import type {CategoryCount, SearchAction, SearchState} from './searchState';

/** Reads the categories from a response, most results first. Undefined if the engine did not count them. */
function categoryCounts({categories}: SearchResponse): CategoryCount[] | undefined {
  return (
    categories &&
    Object.entries(categories)
      .map(([category, count]) => ({category, count}))
      .filter(({category, count}) => category && count > 0)
      .sort((a, b) => b.count - a.count || a.category.localeCompare(b.category))
  );
}

/**
 * Searches while the state is `loading`, and dispatches `receive` or `fail`. It waits for the delay of the provider after the last key
 * press. A new query aborts the previous search. Errors are logged.
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
  const {query, category} = state.status === 'loading' ? state : {query: null, category: undefined};
  const latest = useLatest(props);
  const counting = useMemo(() => ({...params, countCategories: true}), [params]);
  const limited = useMemo(
    () => (category === undefined ? counting : withFilter(params, {category: [category]})),
    [params, counting, category],
  );

  // A layout effect, so that the search starts with the key press and not when the browser has painted the character.
  useLayoutEffect(() => {
    if (query === null) {
      return undefined;
    }
    const controller = new AbortController();
    const {signal} = controller;
    const search = async () => {
      try {
        const [response, counted] = await Promise.all([
          provider.search(query, limited, signal),
          // A search in one category does not count the results in the others.
          limited === counting
            ? undefined
            : provider.search(query, {...counting, limit: 0}, signal),
        ]);
        if (signal.aborted) {
          return;
        }
        const {hits, total, engine} = response;
        const {transformHits, onSearch} = latest.current;
        dispatch({
          type: 'receive',
          query,
          hits: inRenderedOrder(transformHits ? transformHits(hits) : hits),
          total,
          // Of all categories, if no category has results.
          suggestions: counted?.suggestions ?? response.suggestions,
          categories: categoryCounts(counted ?? response),
          engine,
        });
        onSearch?.({query, total, engine});
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
  }, [query, dispatch, provider, limited, counting, latest]);
}
