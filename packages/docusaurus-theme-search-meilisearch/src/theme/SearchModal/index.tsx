import React, {useCallback, useRef} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import {
  engineOf,
  highlightOnPage,
  searchClient,
  useCloseHotKey,
  useDialog,
  useOpenResult,
  useRecentSearches,
  useScrollLock,
  useSearch,
  useSearchParams,
  type ResultItem,
} from 'docusaurus-theme-search-meilisearch/client';
import SearchAnnouncer from '@theme/SearchAnnouncer';
import SearchFilters from '@theme/SearchFilters';
import SearchFooter from '@theme/SearchFooter';
import SearchForm from '@theme/SearchForm';
import SearchScreen from '@theme/SearchScreen';
import type {Props} from '@theme/SearchModal';
import 'docusaurus-theme-search-meilisearch/search.css';
import './styles.css';

/** The search dialog. It renders its parts and dispatches their events to the state. */
export default function SearchModal({state, dispatch, config, onSelect, ...props}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const openResult = useOpenResult();
  const recentSearches = useRecentSearches();
  const close = useCallback(() => dispatch({type: 'close'}), [dispatch]);

  useScrollLock();
  useDialog(dialog, close);
  useCloseHotKey(dialog, config.hotKeys, close);
  const client = searchClient(baseUrl, config);
  useSearch(state, dispatch, client, useSearchParams(config.searchParams), props);

  /** @param isOpened whether the browser has opened the link already */
  const choose = (item: ResultItem, inNewTab: boolean, isOpened = false) => {
    if (item.url === undefined) {
      return;
    }
    recentSearches.add(state.query);
    onSelect?.({item, query: state.query, inNewTab});
    if (!inNewTab) {
      highlightOnPage(item);
    }
    if (!isOpened) {
      openResult(item.url, inNewTab);
    }
    if (!inNewTab) {
      close();
    }
  };
  const enter = (inNewTab: boolean) => {
    const item = state.status === 'results' && state.items[state.selection?.index ?? 0];
    if (item) {
      choose(item, inNewTab);
    }
  };
  /** Focuses the input, because the clicked element is about to be removed. */
  const fromScreen = (action: Parameters<typeof dispatch>[0]) => {
    dispatch(action);
    input.current?.focus();
  };

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
          input={input}
          onType={(query) => dispatch({type: 'input', query})}
          onMove={(by) => dispatch({type: 'move', by})}
          onEnter={enter}
          onCancel={close}
        />
        {state.status !== 'empty' && (
          <SearchFilters
            name="search-modal-category"
            categories={state.categories}
            category={state.category}
            onFilter={(category) => dispatch({type: 'filter', category})}
            onMove={(by) => fromScreen({type: 'move', by})}
          />
        )}
        <SearchScreen
          state={state}
          recent={recentSearches.recent}
          onHover={(index) => dispatch({type: 'hover', index})}
          onChoose={(item) => choose(item, false)}
          onOpened={(item) => choose(item, true, true)}
          onQuery={(query) => fromScreen({type: 'input', query})}
          onForget={(query) => {
            recentSearches.remove(query);
            input.current?.focus();
          }}
          onRetry={() => fromScreen({type: 'repeat'})}
        />
        <SearchFooter
          state={state}
          hotKeys={config.hotKeys}
          searchPagePath={config.searchPagePath}
          isOffline={engineOf(state) === 'embedded'}
          onLeave={close}
        />
        <SearchAnnouncer state={state} isOffline={engineOf(state) === 'embedded'} />
      </div>
    </dialog>
  );
}
