import React from 'react';
import {translate} from '@docusaurus/Translate';
import {
  groupByCategory,
  groupByPage,
  isSection,
  listboxId,
  pageIconOf,
  useScrollToOption,
  useVisibleFirst,
} from 'docusaurus-theme-search-meilisearch/client';
import SearchHighlight from '@theme/SearchHighlight';
import SearchHit from '@theme/SearchHit';
import SearchIcon from '@theme/SearchIcon';
import SearchPlace from '@theme/SearchPlace';
import type {Props} from '@theme/SearchResults';

type Item = Props['items'][number];

/** The page of the hits below it. Not an option: only hits can be selected. */
function PageHeading({item}: {item: Item}) {
  return (
    // Hidden from screen readers, which would skip it between options: each hit has the same text.
    <div className="search-modal__heading" aria-hidden="true">
      <SearchIcon name={pageIconOf(item)} />
      <span className="search-modal__title" lang={item.language}>
        <SearchHighlight text={item.subcategory} />
      </span>
      <span className="search-modal__place">
        <SearchPlace item={item} />
      </span>
    </div>
  );
}

/** The list of hits, grouped by category and page: the listbox of the search input. */
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
          {groupByPage(group.items).map((page) => {
            const [first] = page as [Item, ...Item[]];
            return (
              <div key={first.index} className="search-modal__entry">
                {isSection(first) && <PageHeading item={first} />}
                {page.map((item) => (
                  <SearchHit
                    {...hits}
                    key={item.index}
                    item={item}
                    isSelected={selection?.index === item.index}
                  />
                ))}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
