import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
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
              {query}
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
