import React, {useReducer, useState, type ComponentType} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  bodyPortal,
  closedState,
  searchProvider,
  searchReducer,
  selectedText,
  useHotKeys,
  useSearchConfig,
} from 'docusaurus-theme-search-meilisearch/client';
import SearchButton from '@theme/SearchButton';
import SearchPending from '@theme/SearchPending';
import type {Props} from '@theme/SearchBar';
import type {Props as ModalProps} from '@theme/SearchModal';

/** The search button, the hotkeys and the modal, which is loaded on first use. Until then, a plain input takes the query. */
export default function SearchBar(props: Props) {
  const config = useSearchConfig(props);
  const {hotKeys} = config;
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [state, dispatch] = useReducer(searchReducer, closedState);
  const [hasFailed, setFailed] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const [SearchModal, setModal] = useState<ComponentType<ModalProps> | null>(null);

  const preload = () => {
    setFailed(false);
    // Not with `React.lazy`, which never tries again after a failure.
    import(/* webpackChunkName: "search-modal" */ '@theme/SearchModal').then(
      (loaded) => setModal(() => loaded.default),
      (error) => {
        console.error(error);
        setFailed(true);
      },
    );
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
