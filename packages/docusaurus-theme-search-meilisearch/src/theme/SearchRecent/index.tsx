import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
// Declares the types of `@theme/*` where this file is ejected.
import type {} from 'docusaurus-theme-search-meilisearch/client';
import SearchIcon from '@theme/SearchIcon';
import type {Props} from '@theme/SearchRecent';

/** The recent queries of the reader, each with a button that removes it. Returns `null` if there are none. */
export default function SearchRecent({recent, onQuery, onForget}: Props) {
  if (recent.length === 0) {
    return null;
  }
  return (
    <div className="search-recent">
      <div id="search-recent" className="search-category">
        <Translate id="theme.search.recent" description="Shown above the list of recent queries">
          Recent searches
        </Translate>
      </div>
      <ul aria-labelledby="search-recent">
        {recent.map((query) => (
          <li key={query}>
            <button type="button" className="search-recent__query" onClick={() => onQuery(query)}>
              <SearchIcon name="recent" />
              <span className="text--truncate">{query}</span>
            </button>
            <button
              type="button"
              className="search-close"
              aria-label={translate(
                {
                  id: 'theme.search.forget',
                  message: 'Forget "{query}"',
                  description: 'Label of the button that removes a recent query',
                },
                {query},
              )}
              onClick={() => onForget(query)}
            >
              <SearchIcon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
