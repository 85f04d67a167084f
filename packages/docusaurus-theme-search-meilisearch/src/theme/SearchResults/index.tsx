import React from 'react';
import {translate} from '@docusaurus/Translate';
import {
  groupByCategory,
  listboxId,
  useScrollToOption,
  useVisibleFirst,
} from 'docusaurus-theme-search-meilisearch/client';
import SearchHit from '@theme/SearchHit';
import type {Props} from '@theme/SearchResults';

/** The list of hits, grouped by category: the listbox of the search input. */
export default function SearchResults({items, selection, isStale, ...hits}: Props) {
  useScrollToOption(selection);
  const visible = useVisibleFirst(items);
  return (
    <div
      id={listboxId}
      className="search-modal__results"
      role="listbox"
      tabIndex={-1}
      aria-busy={isStale}
      aria-label={translate({
        id: 'theme.search.results',
        message: 'Results',
        description: 'Accessible name of the list of hits',
      })}
    >
      {groupByCategory(selection ? items : visible).map((group, groupIndex) => (
        <div
          key={group.category}
          role="group"
          aria-labelledby={`search-modal-category-${groupIndex}`}
        >
          <div
            id={`search-modal-category-${groupIndex}`}
            className="search-modal__category"
            role="presentation"
          >
            {group.category}
          </div>
          {group.items.map((item) => (
            <SearchHit
              {...hits}
              key={item.index}
              item={item}
              isSelected={selection?.index === item.index}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
