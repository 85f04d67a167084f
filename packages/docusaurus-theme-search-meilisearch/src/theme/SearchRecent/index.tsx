import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
// Declares the types of `@theme/*` where this file is ejected.
import type {} from 'docusaurus-theme-search-meilisearch/client';
import SearchIcon from '@theme/SearchIcon';
import type {Props} from '@theme/SearchRecent';

/** The recent queries of the reader, each with a button that removes it. Shown while the input is empty. */
export default function SearchRecent({recent, onQuery, onForget}: Props) {
  return (
    <div className="search-modal__recent">
      <div id="search-recent" className="search-modal__category">
        <Translate id="theme.search.recent" description="Shown above the list of recent queries">
          Recent searches
        </Translate>
      </div>
      <ul aria-labelledby="search-recent">
        {recent.map((query) => (
          <li key={query}>
            <button type="button" className="search-modal__query" onClick={() => onQuery(query)}>
              <SearchIcon name="recent" />
              <span className="search-modal__query-text">{query}</span>
            </button>
            <button
              type="button"
              className="search-modal__reset"
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
