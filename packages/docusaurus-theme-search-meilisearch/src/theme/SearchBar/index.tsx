import React, {useReducer} from 'react';
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
import type {Props} from '@theme/SearchBar';
import type {Props as ModalProps} from '@theme/SearchModal';

const loadModal = () => import('@theme/SearchModal');

/** The search button, the hotkeys and the modal, which is loaded on first use. */
export default function SearchBar(props: Props) {
  const config = useSearchConfig(props);
  const {hotKeys} = config;
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [state, dispatch] = useReducer(searchReducer, closedState);
  const [SearchModal, load] = useLazyComponent<ModalProps>(loadModal, (error) => {
    console.error(error);
    dispatch({type: 'close'});
  });

  const preload = () => {
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
      {SearchModal &&
        state.status !== 'closed' &&
        bodyPortal(<SearchModal {...props} config={config} state={state} dispatch={dispatch} />)}
    </>
  );
}
