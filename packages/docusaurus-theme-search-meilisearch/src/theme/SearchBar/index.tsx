import React, {useReducer, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  bodyPortal,
  closedState,
  searchProvider,
  searchReducer,
  selectedText,
  useHotKeys,
  useLazyComponent,
  useSearchConfig,
} from 'docusaurus-theme-search-meilisearch/client';
import SearchButton from '@theme/SearchButton';
import SearchPending from '@theme/SearchPending';
import type {Props} from '@theme/SearchBar';
import type {Props as ModalProps} from '@theme/SearchModal';

const loadModal = () => import('@theme/SearchModal');

/** The search button, the hotkeys and the modal, which is loaded on first use. Until then, a plain input takes the query. */
export default function SearchBar(props: Props) {
  const config = useSearchConfig(props);
  const {hotKeys} = config;
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [state, dispatch] = useReducer(searchReducer, closedState);
  const [hasFailed, setFailed] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const [SearchModal, load] = useLazyComponent<ModalProps>(loadModal, (error) => {
    console.error(error);
    setFailed(true);
  });

  const preload = () => {
    setFailed(false);
    load();
    searchProvider(baseUrl, config).preload?.();
  };
  const open = () => {
    preload();
    dispatch({type: 'open', query: selectedText()});
  };
  useHotKeys(hotKeys, open);

  return (
    <>
      <SearchButton hotKeys={hotKeys} onOpen={open} onIntent={preload} />
      {state.status !== 'closed' &&
        bodyPortal(
          SearchModal && !isComposing ? (
            <SearchModal {...props} config={config} state={state} dispatch={dispatch} />
          ) : (
            <SearchPending
              query={state.query}
              hasFailed={hasFailed}
              onType={(query) => dispatch({type: 'input', query})}
              onCompose={setComposing}
              onEnter={() => dispatch({type: 'enter'})}
              onRetry={preload}
              onClose={() => dispatch({type: 'close'})}
            />
          ),
        )}
    </>
  );
}
