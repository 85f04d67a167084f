import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {renderedResults, usePopularSearches} from 'docusaurus-theme-search-meilisearch/client';
import SearchResults from '@theme/SearchResults';
import type {Props} from '@theme/SearchScreen';

/** Number of characters of the query that are displayed. */
const maxShownLength = 100;

function Action({onClick, children}: {onClick: () => void; children: ReactNode}) {
  return (
    <button
      type="button"
      className="button button--outline button--secondary button--sm"
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** The view of a query, depending on the state. While a query is loading, the results of the previous one stay. */
export default function SearchScreen({state, isListbox, onQuery, onRetry, ...on}: Props) {
  const popular = usePopularSearches();
  if (state.status === 'empty') {
    return null;
  }
  const results = renderedResults(state);
  if (results) {
    return (
      <SearchResults
        {...on}
        hits={results.hits}
        selection={isListbox ? results.selection : undefined}
        isStale={state.status === 'loading' || results.isPartial === true}
      />
    );
  }
  if (state.status === 'error') {
    // The cause is logged in the console.
    return (
      <div className="search-message">
        <div className="search-message__headline" role="alert">
          {process.env.NODE_ENV === 'development' && state.isIndexMissing ? (
            <Translate
              id="theme.search.errorInDevelopment"
              description="Shown in development instead of the error message, before the first build"
            >
              Search works after a build. Build the site once, then start it again.
            </Translate>
          ) : (
            <Translate id="theme.search.error" description="Shown when the search failed">
              An error has occurred. Please try again...
            </Translate>
          )}
        </div>
        <Action onClick={onRetry}>
          <Translate id="theme.search.retry" description="Button that repeats a failed search">
            Try again
          </Translate>
        </Action>
      </div>
    );
  }
  if (state.status !== 'noResults') {
    return (
      <div className="search-message search-message--late">
        <Translate id="theme.search.loading" description="Shown while the search index loads">
          Searching…
        </Translate>
      </div>
    );
  }
  const {query} = state;
  const suggestions = state.suggestions.length > 0 ? state.suggestions : popular;
  return (
    <div className="search-message">
      <div className="search-message__headline">
        <Translate
          id="theme.search.noResults"
          description="Shown when there are no results"
          values={{
            query: query.length > maxShownLength ? `${query.slice(0, maxShownLength)}…` : query,
          }}
        >
          {'No results for "{query}"'}
        </Translate>
      </div>
      {suggestions.length > 0 && (
        <>
          <div id="search-suggestions">
            <Translate
              id="theme.search.suggestions"
              description="Shown above the list of suggested queries"
            >
              Try searching for:
            </Translate>
          </div>
          <ul className="search-message__suggestions" aria-labelledby="search-suggestions">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <Action onClick={() => onQuery(suggestion)}>{suggestion}</Action>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
