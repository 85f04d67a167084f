import {useEffect, useLayoutEffect, useRef, type Dispatch} from 'react';
import type {SearchClient, SearchParams} from '../engine/searchTypes';
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
  const query = state.status === 'loading' ? state.query : null;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  // A layout effect, so that the delay starts with the key press and not when the browser has painted the character.
  useLayoutEffect(() => {
    if (query === null) {
      return undefined;
    }
    client.speculate?.(query, params);
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await client.search(query, params, controller.signal);
        const {hits, estimatedTotalHits: total, suggestions, engine} = response;
        const items = resultItems(hits, latest.current.transformItems);
        dispatch({type: 'receive', query, items, total, suggestions, engine});
        latest.current.onSearch?.({query, total, engine});
      } catch (error) {
        if (!controller.signal.aborted) {
          console.error(error);
          dispatch({type: 'fail', query});
        }
      }
    }, debounceDelay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, dispatch, client, params]);
}
