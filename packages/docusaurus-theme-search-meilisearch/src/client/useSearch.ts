import {useEffect, useLayoutEffect, useRef, type Dispatch} from 'react';
import type {SearchClient, SearchParams} from '../engine/searchTypes';
import {resultItems} from './resultItem';
import type {SearchProps} from './searchProps';
import type {SearchAction, SearchState} from './searchState';

/** Milliseconds between the last key and the request; from the site's search specification. */
export const debounceDelay = 100;

/** While the state is `loading`: asks the client, after a pause in typing. A newer query aborts the older one's request. */
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

  // In the layout phase: the pause is counted from the key, not from when the letter is painted.
  useLayoutEffect(() => {
    if (query === null) {
      return undefined;
    }
    client.prepare?.(query, params);
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
