import React, {useCallback, useReducer} from 'react';
import {createPortal} from 'react-dom';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  closedState,
  searchClient,
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

/** The search of the site: a button, hotkeys, and the modal, which is loaded at the first sign of use. */
export default function SearchBar(props: Props) {
  const config = useSearchConfig(props);
  const {hotKeys} = config;
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [state, dispatch] = useReducer(searchReducer, closedState);
  const [SearchModal, load] = useLazyComponent<ModalProps>(loadModal, (error) => {
    console.error(error);
    dispatch({type: 'close'});
  });

  const prepare = useCallback(() => {
    load();
    searchClient(baseUrl, config).preload?.();
  }, [load, baseUrl, config]);

  const open = useCallback(() => {
    prepare();
    dispatch({type: 'open', query: selectedText()});
  }, [prepare]);

  useHotKeys(hotKeys, open);

  return (
    <>
      <SearchButton hotKeys={hotKeys} onOpen={open} onIntent={prepare} />
      {SearchModal &&
        state.status !== 'closed' &&
        createPortal(
          <SearchModal {...props} config={config} state={state} dispatch={dispatch} />,
          document.body,
        )}
    </>
  );
}
