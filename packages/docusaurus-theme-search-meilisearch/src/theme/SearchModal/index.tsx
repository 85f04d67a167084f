import React, {useEffect, useLayoutEffect, useRef} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import {
  renderedResults,
  searchProvider,
  useModal,
  useOpenHit,
  usePopularSearches,
  useRecentSearches,
  useSearch,
  useSearchParams,
  type OpenedIn,
  type SearchHit,
} from 'docusaurus-theme-search-meilisearch/client';
import SearchFilters from '@theme/SearchFilters';
import SearchFooter from '@theme/SearchFooter';
import SearchForm from '@theme/SearchForm';
import SearchRecent from '@theme/SearchRecent';
import SearchScreen from '@theme/SearchScreen';
import type {Props} from '@theme/SearchModal';
import 'docusaurus-theme-search-meilisearch/search.css';

/** The search dialog. It renders its parts and dispatches their events to the state. */
export default function SearchModal({state, dispatch, config, onSelect, ...props}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const open = useOpenHit(state.query, onSelect);
  const {recent, add, clear} = useRecentSearches();
  const popular = usePopularSearches().filter((query) => !recent.includes(query));
  const queries = [...recent, ...popular];
  const options = state.status === 'empty' ? queries : (renderedResults(state)?.hits ?? []);
  const close = () => dispatch({type: 'close'});

  useModal(dialog, config.hotKeys, close);
  // Safari puts the cursor before the text that was typed while the modal was being loaded.
  useLayoutEffect(() => {
    const end = input.current?.value.length ?? 0;
    input.current?.setSelectionRange(end, end);
  }, []);
  const provider = searchProvider(baseUrl, config);
  useSearch(state, dispatch, provider, useSearchParams(config.searchParams), props);

  const choose = (hit: SearchHit, openedIn: OpenedIn) => {
    if (open(hit, openedIn)) {
      add(state.query);
      if (openedIn === 'thisTab') {
        close();
      }
    }
  };
  const enter = (inNewTab: boolean) => {
    if (state.status === 'results') {
      const hit = state.hits[state.selection.index];
      if (hit) {
        choose(hit, inNewTab ? 'newTab' : 'thisTab');
      }
    } else if (state.status === 'empty') {
      dispatch({type: 'input', query: queries[state.selection?.index ?? -1] ?? state.query});
    } else if (!inNewTab) {
      dispatch({type: 'enter'});
    }
  };
  const entered =
    state.status === 'results' && state.isEntered && !state.isPartial
      ? state.hits[state.selection.index]
      : undefined;
  useEffect(() => {
    if (entered) {
      choose(entered, 'thisTab');
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only a new hit is opened.
  }, [entered]);
  /** Focuses the input, because the clicked element is about to be removed. */
  const fromScreen = (action: Parameters<typeof dispatch>[0]) => {
    dispatch(action);
    input.current?.focus();
  };

  const move = (by: 1 | -1) => fromScreen({type: 'move', by, count: options.length});

  return (
    <dialog
      ref={dialog}
      className="search-modal"
      aria-label={translate({
        id: 'theme.search.modal',
        message: 'Search this site',
        description: 'Accessible name of the search dialog',
      })}
    >
      <div className="search-modal__panel">
        <SearchForm
          state={state}
          hasOptions={options.length > 0}
          input={input}
          onType={(query) => dispatch({type: 'input', query})}
          onMove={move}
          onEnter={enter}
          onCancel={close}
        />
        {state.status === 'empty' ? (
          <SearchRecent
            recent={recent}
            popular={popular}
            selection={state.selection}
            onHover={(index) => dispatch({type: 'hover', index})}
            onQuery={(query) => fromScreen({type: 'input', query})}
            onClear={() => {
              clear();
              input.current?.focus();
            }}
          />
        ) : (
          <>
            <SearchFilters
              name="search-modal-category"
              categories={state.categories}
              category={state.category}
              onFilter={(category) => dispatch({type: 'filter', category})}
              onMove={move}
            />
            <SearchScreen
              isListbox
              state={state}
              onHover={(index) => dispatch({type: 'hover', index})}
              onOpen={choose}
              onQuery={(query) => fromScreen({type: 'input', query})}
              onRetry={() => fromScreen({type: 'repeat'})}
            />
          </>
        )}
        <SearchFooter
          state={state}
          hasOptions={options.length > 0}
          searchPagePath={config.searchPagePath}
          onMore={() => fromScreen({type: 'more'})}
          onLeave={close}
        />
      </div>
    </dialog>
  );
}
