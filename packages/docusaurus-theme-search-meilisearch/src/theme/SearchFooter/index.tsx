import React from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import {
  isOffline,
  renderedResults,
  useContextualSelection,
  useSearchPageLink,
  type SearchGlobalData,
} from 'docusaurus-theme-search-meilisearch/client';
import SearchAnnouncer from '@theme/SearchAnnouncer';
import type {Props} from '@theme/SearchFooter';

export default function SearchFooter({state, hasOptions, searchPagePath, onMore, onLeave}: Props) {
  const results = renderedResults(state);
  const allResults = useSearchPageLink(searchPagePath, {
    query: state.query,
    category: results?.category,
    selection: useContextualSelection(),
  });
  const {lastIndex} = usePluginData('docusaurus-theme-search-meilisearch') as SearchGlobalData;
  const more = (
    <Translate
      id="theme.search.page.more"
      description="Button that loads more results, or link from the search modal to the search page"
    >
      Show more results
    </Translate>
  );
  return (
    <>
      {lastIndex && (
        // For developers, so it is not translated.
        <p className="search-bar" lang="en">
          <span>Index of the last build ({lastIndex.time})</span>
          <a href={`${lastIndex.explainPath}?q=${encodeURIComponent(state.query)}`}>
            <u>Explain hits</u>
          </a>
        </p>
      )}
      <div className={results || isOffline(state) ? 'search-bar' : 'search-hidden'}>
        <SearchAnnouncer state={state} />
        {results &&
          results.total > results.shown &&
          (allResults ? (
            <Link className="search-all" to={allResults} onClick={onLeave}>
              {more}
            </Link>
          ) : (
            <button type="button" className="search-all" onClick={onMore}>
              {more}
            </button>
          ))}
      </div>
      <div className="search-bar search-footer" aria-hidden="true">
        {hasOptions && (
          <>
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
          </>
        )}
        <span>
          <kbd>Esc</kbd>{' '}
          <Translate
            id="theme.search.footer.close"
            description="Next to the Escape key: what it does"
          >
            to close
          </Translate>
        </span>
      </div>
    </>
  );
}
