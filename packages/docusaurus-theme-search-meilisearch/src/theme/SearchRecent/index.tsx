import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/SearchRecent';

/** What shows before anything is typed: the reader's recent queries, each with a button that forgets it. */
export default function SearchRecent({recent, onQuery, onForget}: Props) {
  return (
    <div className="search-modal__recent">
      <div id="search-recent" className="search-modal__category">
        <Translate id="theme.search.recent" description="Above the reader's recent queries">
          Recent searches
        </Translate>
      </div>
      <ul aria-labelledby="search-recent">
        {recent.map((query) => (
          <li key={query}>
            <button type="button" className="search-modal__query" onClick={() => onQuery(query)}>
              {query}
            </button>
            <button
              type="button"
              className="search-modal__reset"
              aria-label={translate(
                {
                  id: 'theme.search.forget',
                  message: 'Forget "{query}"',
                  description: 'The button that removes a query from the recent ones',
                },
                {query},
              )}
              onClick={() => onForget(query)}
            >
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="m5 5 10 10M15 5 5 15" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
