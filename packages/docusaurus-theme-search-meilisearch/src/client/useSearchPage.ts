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
 * State of the search page. The query lives in `?q=`: what is typed is written there, without an entry in the history for every
 * key, and a link to another query on the page is followed. More results are asked for with a larger `limit`, so that the list
 * that is shown is always that of one answer.
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
    dispatch({type: 'type', query: queryOf(search)});
  }, [search]);

  const link = useSearchPageLink(config.searchPagePath, query);
  useEffect(() => {
    // Past the router, for which each key would be a navigation.
    if (link !== null && queryOf(window.location.search) !== query) {
      window.history.replaceState(window.history.state, '', link);
    }
  }, [link, query]);

  const params = useSearchParams(config.searchParams);
  const limited = useMemo(() => ({...params, limit}), [params, limit]);
  useSearch(state, dispatch, searchClient(baseUrl, config), limited, props);

  return {
    state: state as OpenSearchState,
    type: useCallback((typed: string) => dispatch({type: 'type', query: typed}), []),
    repeat: useCallback(() => dispatch({type: 'repeat'}), []),
    showMore: useCallback(() => {
      setMore({query, limit: limit + step});
      dispatch({type: 'repeat'});
    }, [query, limit, step]),
  };
}
