import React, {useEffect, useLayoutEffect, useRef} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import {
  searchProvider,
  useModal,
  useOpenHit,
  useRecentSearches,
  useSearch,
  useSearchParams,
  type OpenedIn,
  type SearchHit,
} from 'docusaurus-theme-search-meilisearch/client';
import SearchAnnouncer from '@theme/SearchAnnouncer';
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
  const recentSearches = useRecentSearches();
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
      recentSearches.add(state.query);
      if (openedIn === 'thisTab') {
        close();
      }
    }
  };
  const enter = (inNewTab: boolean) => {
    const hit = state.status === 'results' && state.hits[state.selection?.index ?? 0];
    if (hit) {
      choose(hit, inNewTab ? 'newTab' : 'thisTab');
    } else if (!inNewTab) {
      dispatch({type: 'enter'});
    }
  };
  const entered = state.status === 'results' && state.isEntered ? state.hits[0] : undefined;
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
        {state.status === 'empty' ? (
          <SearchRecent
            recent={recentSearches.recent}
            onQuery={(query) => fromScreen({type: 'input', query})}
            onForget={(query) => {
              recentSearches.remove(query);
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
              onMove={(by) => fromScreen({type: 'move', by})}
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
          hotKeys={config.hotKeys}
          searchPagePath={config.searchPagePath}
          onLeave={close}
        />
        <SearchAnnouncer state={state} />
      </div>
    </dialog>
  );
}
