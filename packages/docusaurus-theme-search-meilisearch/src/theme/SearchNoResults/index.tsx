import React from 'react';
import Translate from '@docusaurus/Translate';
// Declares the types of `@theme/*` where this file is ejected.
import type {} from 'docusaurus-theme-search-meilisearch/client';
import type {Props} from '@theme/SearchNoResults';

/** Number of characters of the query that are displayed. */
const maxShownLength = 100;

/** The message when there are no results, and suggestions of other queries. */
export default function SearchNoResults({query, suggestions, onQuery}: Props) {
  const shown = query.length > maxShownLength ? `${query.slice(0, maxShownLength)}…` : query;
  return (
    <div className="search-message">
      <div className="search-message__headline">
        <Translate
          id="theme.search.noResults"
          description="Shown when there are no results"
          values={{query: shown}}
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
                <button
                  type="button"
                  className="button button--outline button--secondary button--sm"
                  onClick={() => onQuery(suggestion)}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
