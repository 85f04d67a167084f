import React from 'react';
import Translate from '@docusaurus/Translate';
// Declares the types of `@theme/*` where this file is ejected.
import type {} from 'docusaurus-theme-search-meilisearch/client';
import type {Props} from '@theme/SearchErrorView';

/** The message when the search failed. The cause is logged in the console. */
export default function SearchErrorView({isIndexMissing, onRetry}: Props) {
  return (
    <div className="search-message">
      <div className="search-message__headline" role="alert">
        {process.env.NODE_ENV === 'development' && isIndexMissing ? (
          <Translate
            id="theme.search.errorInDevelopment"
            description="Shown in development instead of the error message, before the first build"
          >
            Search works after a build. Build the site once, then start it again.
          </Translate>
        ) : (
          <Translate id="theme.search.error" description="Shown when the search failed">
            An error has occured. Please try again...
          </Translate>
        )}
      </div>
      <button
        type="button"
        className="button button--outline button--secondary button--sm"
        onClick={onRetry}
      >
        <Translate id="theme.search.retry" description="Button that repeats a failed search">
          Try again
        </Translate>
      </button>
    </div>
  );
}
