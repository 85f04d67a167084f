import React, {useCallback, useRef} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import {
  engineOf,
  searchClient,
  useDialog,
  useOpenResult,
  useScrollLock,
  useSearch,
  useSearchParams,
  useSearchThemeConfig,
  type ResultItem,
} from 'docusaurus-theme-search-meilisearch/client';
import Announcer from '@theme/SearchAnnouncer';
import SearchFooter from '@theme/SearchFooter';
import SearchForm from '@theme/SearchForm';
import SearchScreen from '@theme/SearchScreen';
import type {Props} from '@theme/SearchModal';
import './styles.css';

/** The dialog: puts the parts together, and turns what they report into transitions. */
export default function SearchModal({state, dispatch}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const openResult = useOpenResult();
  const close = useCallback(() => dispatch({type: 'close'}), [dispatch]);

  useScrollLock();
  useDialog(dialog, close);
  const client = searchClient(baseUrl, useSearchThemeConfig());
  useSearch(state, dispatch, client, useSearchParams());

  const choose = ({url}: ResultItem, inNewTab = false) => {
    if (url !== undefined) {
      openResult(url, inNewTab);
      if (!inNewTab) {
        close();
      }
    }
  };
  const enter = (inNewTab: boolean) => {
    const item = state.status === 'results' && state.items[state.selection?.index ?? 0];
    if (item) {
      choose(item, inNewTab);
    }
  };
  /** What was clicked is about to go away, and the focus with it. */
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
          onType={(query) => dispatch({type: 'type', query})}
          onMove={(by) => dispatch({type: 'move', by})}
          onEnter={enter}
          onCancel={close}
        />
        <SearchScreen
          state={state}
          onHover={(index) => dispatch({type: 'hover', index})}
          onChoose={choose}
          onSuggestion={(query) => fromScreen({type: 'type', query})}
          onRetry={() => fromScreen({type: 'retry'})}
        />
        <SearchFooter isOffline={engineOf(state) === 'embedded'} />
        <Announcer state={state} />
      </div>
    </dialog>
  );
}
