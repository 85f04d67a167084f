import {useEffect, useLayoutEffect, useMemo, useRef, type Dispatch} from 'react';
import type {SearchClient, SearchParams} from '../engine/searchTypes';
import {categoryCounts, countingCategories, inCategory} from './categoryFilter';
import {isIndexMissing} from '../providers/embedded/indexMissing';
import {resultItems} from './resultItem';
import type {SearchProps} from './searchProps';
import type {SearchAction, SearchState} from './searchState';

/** Milliseconds between the last key press and the search. Saves a host most requests while a reader types. */
export const debounceDelay = 100;

/**
 * Searches while the state is `loading`, debounced by 100 ms, and dispatches `receive` or `fail`. A new query aborts the previous
 * search. Errors are logged.
 *
 * @param params must be memoized: a new object starts the search again
 * @param props callbacks of the site
 */
export function useSearch(
  state: SearchState,
  dispatch: Dispatch<SearchAction>,
  client: SearchClient,
  params: SearchParams,
  props: Pick<SearchProps, 'transformItems' | 'onSearch'>,
): void {
  const {query, category} = state.status === 'loading' ? state : {query: null, category: undefined};
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const counting = useMemo(() => countingCategories(params), [params]);
  const limited = useMemo(
    () => (category === undefined ? counting : inCategory(params, category)),
    [params, counting, category],
  );

  // A layout effect, so that the delay starts with the key press and not when the browser has painted the character.
  useLayoutEffect(() => {
    if (query === null) {
      return undefined;
    }
    client.speculate?.(query, limited);
    const controller = new AbortController();
    const {signal} = controller;
    const timer = setTimeout(async () => {
      try {
        const [response, counted] = await Promise.all([
          client.search(query, limited, signal),
          // A search in one category does not count the results in the others.
          limited === counting ? undefined : client.search(query, {...counting, limit: 0}, signal),
        ]);
        if (signal.aborted) {
          return;
        }
        const {hits, estimatedTotalHits: total, correctedQuery, engine} = response;
        const items = resultItems(hits, latest.current.transformItems);
        const categories = categoryCounts(counted ?? response);
        dispatch({
          type: 'receive',
          query,
          items,
          total,
          // Of all categories, if no category has results.
          suggestions: counted?.suggestions ?? response.suggestions,
          correctedQuery,
          categories,
          engine,
        });
        latest.current.onSearch?.({query, total, engine});
      } catch (error) {
        if (!signal.aborted) {
          console.error(error);
          dispatch({type: 'fail', query, isIndexMissing: isIndexMissing(error)});
        }
      }
    }, debounceDelay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, dispatch, client, limited, counting]);
}
