import {useCallback, useEffect, useMemo, useReducer, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {defaultLimit} from '../engine/searchTypes';
import {searchClient} from './searchClient';
import {useSearchConfig, type SearchProps} from './searchProps';
import {searchReducer, type OpenSearchState} from './searchState';
import {useSearch} from './useSearch';
import {useSearchPageLink} from './useSearchPageLink';
import {useSearchParams} from './useSearchParams';

function queryOf(search: string): string {
  return new URLSearchParams(search).get('q') ?? '';
}

/**
 * State of the search page. The query is synchronized with `?q=` of the URL: typing replaces the history entry, and a navigation
 * to another `?q=` changes the query. `showMore` repeats the search with a larger `limit`, so that the rendered list always comes
 * from one response.
 *
 * @returns the state, and functions that set the query, repeat a failed search, and load more results
 */
export function useSearchPage(props: SearchProps) {
  const config = useSearchConfig(props);
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {search} = useLocation();
  const [state, dispatch] = useReducer(searchReducer, undefined, () =>
    searchReducer({status: 'closed'}, {type: 'open', query: queryOf(search)}),
  );
  const {query} = state as OpenSearchState;
  const step = Number(config.searchParams.limit ?? defaultLimit);
  const [more, setMore] = useState({query: '', limit: step});
  const limit = more.query === query ? more.limit : step;

  useEffect(() => {
    dispatch({type: 'input', query: queryOf(search)});
  }, [search]);

  const link = useSearchPageLink(config.searchPagePath, query);
  useEffect(() => {
    // Not with the router, which would treat each key press as a navigation.
    if (link !== null && queryOf(window.location.search) !== query) {
      window.history.replaceState(window.history.state, '', link);
    }
  }, [link, query]);

  const params = useSearchParams(config.searchParams);
  const limited = useMemo(() => ({...params, limit}), [params, limit]);
  useSearch(state, dispatch, searchClient(baseUrl, config), limited, props);

  return {
    state: state as OpenSearchState,
    type: useCallback((typed: string) => dispatch({type: 'input', query: typed}), []),
    repeat: useCallback(() => dispatch({type: 'repeat'}), []),
    showMore: useCallback(() => {
      setMore({query, limit: limit + step});
      dispatch({type: 'repeat'});
    }, [query, limit, step]),
  };
}
