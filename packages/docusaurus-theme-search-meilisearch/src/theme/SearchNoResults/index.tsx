import React from 'react';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/SearchNoResults';

/** Characters of the query that are repeated. */
const maxShownLength = 100;

/** What shows where nothing was found: the query, and others that do find something. */
export default function NoResults({query, suggestions, onQuery}: Props) {
  const shown = query.length > maxShownLength ? `${query.slice(0, maxShownLength)}…` : query;
  return (
    <div className="search-message">
      <div className="search-message__headline">
        <Translate
          id="theme.search.noResults"
          description="Shown where nothing was found"
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
              description="Above a list of queries to try instead"
            >
              Try searching for:
            </Translate>
          </div>
          <ul className="search-message__suggestions" aria-labelledby="search-suggestions">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="search-action" onClick={() => onQuery(suggestion)}>
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
