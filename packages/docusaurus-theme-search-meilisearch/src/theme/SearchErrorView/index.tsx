import React from 'react';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/SearchErrorView';

/** What shows where the search failed; the console has the reason. */
export default function ErrorView({onRetry}: Props) {
  return (
    <div className="search-message">
      <div className="search-message__headline" role="alert">
        <Translate id="theme.search.error" description="Shown where the search failed">
          An error has occured. Please try again...
        </Translate>
      </div>
      {process.env.NODE_ENV === 'development' && (
        <div>
          <Translate
            id="theme.search.errorInDevelopment"
            description="Below the error, only while the site is developed"
          >
            The index is written when the site is built. Build it once, then start it again.
          </Translate>
        </div>
      )}
      <button type="button" className="search-action" onClick={onRetry}>
        <Translate id="theme.search.retry" description="The button that repeats a failed search">
          Try again
        </Translate>
      </button>
    </div>
  );
}
