import React from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import {
  hotKeyLabel,
  isAppleDevice,
  isOffline,
  useContextualSelection,
  useSearchPageLink,
} from 'docusaurus-theme-search-meilisearch/client';
import type {Props} from '@theme/SearchFooter';

/** The link to all results, the offline message and the keyboard hints. */
export default function SearchFooter({state, hotKeys, searchPagePath, onLeave}: Props) {
  const allResults = useSearchPageLink(searchPagePath, {
    query: state.query,
    category: state.status === 'results' ? state.category : undefined,
    selection: useContextualSelection(),
  });
  const data = usePluginData('docusaurus-theme-search-meilisearch') as
    {lastIndex?: {time: string; explainPath: string}} | undefined;
  return (
    <>
      {data?.lastIndex && (
        // For developers, so it is not translated.
        <p className="search-bar" lang="en">
          <span>Index of the last build ({data.lastIndex.time})</span>
          <a href={`${data.lastIndex.explainPath}?q=${encodeURIComponent(state.query)}`}>
            <u>Explain hits</u>
          </a>
        </p>
      )}
      {isOffline(state) && (
        // Hidden from screen readers: the announcer has the same message.
        <p className="search-bar search-offline" aria-hidden="true">
          <Translate
            id="theme.search.offline"
            description="Shown below the results of the embedded index when the search server failed"
          >
            Offline results: the search server is not available.
          </Translate>
        </p>
      )}
      {allResults && state.status === 'results' && state.total > state.hits.length && (
        <Link className="search-bar search-all" to={allResults} onClick={onLeave}>
          <Translate
            id="theme.search.all"
            description="Link from the search modal to the search page"
            values={{count: state.total}}
          >
            {'See all {count} results'}
          </Translate>
        </Link>
      )}
      <div className="search-bar search-footer" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd>{' '}
          <Translate
            id="theme.search.footer.select"
            description="Next to the arrow keys: what they do"
          >
            to select
          </Translate>
        </span>
        <span>
          <kbd>↵</kbd>{' '}
          <Translate
            id="theme.search.footer.open"
            description="Next to the Enter key: what it does"
          >
            to open
          </Translate>
        </span>
        <span>
          <kbd>Esc</kbd>{' '}
          <Translate
            id="theme.search.footer.close"
            description="Next to the Escape key: what it does"
          >
            to close
          </Translate>
        </span>
        {hotKeys && hotKeys.length > 0 && (
          <span>
            {hotKeys.map((hotKey) => (
              <React.Fragment key={hotKey}>
                <kbd>{hotKeyLabel(hotKey, isAppleDevice())}</kbd>{' '}
              </React.Fragment>
            ))}
            <Translate
              id="theme.search.footer.search"
              description="Next to the hotkeys that open the modal: what they do"
            >
              to search
            </Translate>
          </span>
        )}
      </div>
    </>
  );
}
