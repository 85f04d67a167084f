import {useEffect, useMemo, useReducer, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {searchProvider} from '../../providers/searchProvider';
import type {DocsSelection} from '../docs/docsVersions';
import {useContextualSelection, useDocsInstances, useSearchParams} from '../docs/useDocsVersions';
import {parseSearchPageUrl} from './searchPageUrl';
import {useSearchConfig, type SearchProps} from './searchProps';
import {closedState, searchReducer, type OpenSearchState} from './searchState';
import {useSearch} from './useSearch';
import {useSearchPageLink} from './useSearchPageLink';

/**
 * State of the search page. The query, the category, and the selected docs instance and versions are synchronized with the URL:
 * changes by the reader replace the history entry, and a navigation to another URL changes the state.
 *
 * @returns the state and its `dispatch`, the selection that is searched, and the function that changes the selection
 */
export function useSearchPage(props: SearchProps) {
  const config = useSearchConfig(props);
  const {baseUrl} = useDocusaurusContext().siteConfig;
  // Another object after each navigation, also to the URL that the router has: typing changes the URL without the router.
  const location = useLocation();
  const instances = useDocsInstances();
  const fromUrl = useMemo(
    () => parseSearchPageUrl(location.search, instances),
    [location, instances],
  );

  const [state, dispatch] = useReducer(searchReducer, closedState, (closed) =>
    searchReducer(closed, {type: 'open', query: fromUrl.query, category: fromUrl.category}),
  );
  const open = state as OpenSearchState;
  const {query} = open;
  const category = open.status === 'empty' ? undefined : open.category;
  // What the URL or the reader selected. The context of the reader determines the rest.
  const [chosen, setChosen] = useState(fromUrl.selection);
  const contextual = useContextualSelection();
  const selection = useMemo(
    () => ({...chosen, versions: {...contextual.versions, ...chosen.versions}}),
    [chosen, contextual],
  );

  useEffect(() => {
    dispatch({type: 'input', query: fromUrl.query});
    dispatch({type: 'filter', category: fromUrl.category});
    setChosen(fromUrl.selection);
  }, [fromUrl]);

  const link = useSearchPageLink(config.searchPagePath, {query, category, selection: chosen});
  useEffect(() => {
    // Not with the router, which would treat each key press as a navigation.
    if (link !== null && !link.endsWith(window.location.search || '?q=')) {
      window.history.replaceState(window.history.state, '', link);
    }
  }, [link]);

  const params = useSearchParams(config.searchParams, selection);
  useSearch(open, dispatch, searchProvider(baseUrl, config), params, props);

  // Searches again if the parameters change, but not when the page is opened.
  const searchedParams = useRef(params);
  useEffect(() => {
    if (searchedParams.current !== params) {
      searchedParams.current = params;
      dispatch({type: 'repeat'});
    }
  }, [params]);

  return {
    state: open,
    dispatch,
    selection,
    select: setChosen as (selection: DocsSelection) => void,
  };
}
