import React from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSearchPageLink} from 'docusaurus-theme-search-meilisearch/client';
import type {Props} from '@theme/SearchFooter';

/** The lines below the results: the way to all of them, whether they are offline ones, and which keys do what. */
export default function SearchFooter({state, searchPagePath, isOffline, onLeave}: Props) {
  const allResults = useSearchPageLink(searchPagePath, state.query);
  return (
    <>
      {isOffline && (
        // The announcer says the same.
        <p className="search-modal__offline" aria-hidden="true">
          <Translate
            id="theme.search.offline"
            description="Below results of the embedded index, while the search server fails"
          >
            Offline results: the search server is not available.
          </Translate>
        </p>
      )}
      {allResults && state.status === 'results' && state.total > state.items.length && (
        <Link className="search-modal__all" to={allResults} onClick={onLeave}>
          <Translate
            id="theme.search.all"
            description="The link from the modal to the search page"
            values={{count: state.total}}
          >
            {'See all {count} results'}
          </Translate>
        </Link>
      )}
      <div className="search-modal__footer" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd>{' '}
          <Translate id="theme.search.footer.select" description="What the arrow keys do">
            to select
          </Translate>
        </span>
        <span>
          <kbd>↵</kbd>{' '}
          <Translate id="theme.search.footer.open" description="What the Enter key does">
            to open
          </Translate>
        </span>
        <span>
          <kbd>Esc</kbd>{' '}
          <Translate id="theme.search.footer.close" description="What the Escape key does">
            to close
          </Translate>
        </span>
      </div>
    </>
  );
}
