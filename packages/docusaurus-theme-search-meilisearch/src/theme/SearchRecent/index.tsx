import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {
  isMovement,
  listboxId,
  optionId,
  useScrollToOption,
} from 'docusaurus-theme-search-meilisearch/client';
import SearchIcon from '@theme/SearchIcon';
import type {Props} from '@theme/SearchRecent';

export default function SearchRecent(props: Props) {
  const {recent, popular, selection, onHover, onQuery, onClear} = props;
  useScrollToOption(selection);
  if (recent.length + popular.length === 0) {
    return null;
  }
  const recentLabel = translate({
    id: 'theme.search.recent',
    message: 'Recent searches',
    description: 'Shown above the list of recent queries',
  });
  const popularLabel = translate({
    id: 'theme.search.popular',
    message: 'Popular searches',
    description: 'Shown above the list of queries that the site proposes',
  });
  const group = (label: string, queries: string[], first: number) =>
    queries.length > 0 && (
      <div role="group" aria-label={label}>
        <div className="search-category" aria-hidden="true">
          {label}
        </div>
        {queries.map((query, position) => {
          const index = first + position;
          return (
            <button
              key={query}
              type="button"
              id={optionId(index)}
              className="search-hit search-recent__query"
              role="option"
              tabIndex={-1}
              aria-selected={selection?.index === index}
              onClick={() => onQuery(query)}
              onPointerMove={(event) =>
                selection?.index !== index && isMovement(event) && onHover(index)
              }
            >
              <SearchIcon name={first > 0 || recent.length === 0 ? 'search' : 'recent'} />
              <span className="text--truncate">{query}</span>
            </button>
          );
        })}
      </div>
    );
  return (
    <div className="search-recent">
      <div
        id={listboxId}
        role="listbox"
        aria-label={recent.length > 0 ? recentLabel : popularLabel}
      >
        {group(recentLabel, recent, 0)}
        {group(popularLabel, popular, recent.length)}
      </div>
      {recent.length > 0 && (
        <button type="button" className="search-cancel" onClick={onClear}>
          <Translate
            id="theme.search.recent.clear"
            description="Button that removes all recent queries"
          >
            Clear recent searches
          </Translate>
        </button>
      )}
    </div>
  );
}
