import React from 'react';
import {translate} from '@docusaurus/Translate';
import {
  groupHits,
  isSection,
  listboxId,
  pageIconOf,
  useScrollToOption,
} from 'docusaurus-theme-search-meilisearch/client';
import SearchHighlight from '@theme/SearchHighlight';
import SearchHit, {type Props as HitProps} from '@theme/SearchHit';
import SearchIcon from '@theme/SearchIcon';
import SearchPlace from '@theme/SearchPlace';
import type {Props} from '@theme/SearchResults';

/** The page of the hits below it. Not an option: only hits can be selected. */
function PageHeading({hit}: Pick<HitProps, 'hit'>) {
  return (
    // Hidden from screen readers, which would skip it between options: each hit has the same text.
    <div className="search-modal__heading" aria-hidden="true">
      <SearchIcon name={pageIconOf(hit)} />
      <span className="search-modal__title" lang={hit.contentLang}>
        <SearchHighlight text={hit.marked.pageTitle} />
      </span>
      <span className="search-modal__place">
        <SearchPlace hit={hit} />
      </span>
    </div>
  );
}

/** The list of hits, grouped by category and page: the listbox of the search input. */
export default function SearchResults({hits, selection, isStale, ...on}: Props) {
  useScrollToOption(selection);
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
      {groupHits(hits).map(({category, pages}, groupIndex) => (
        <div key={category} role="group" aria-labelledby={`search-modal-category-${groupIndex}`}>
          <div
            id={`search-modal-category-${groupIndex}`}
            className="search-modal__category"
            role="presentation"
          >
            {category}
          </div>
          {pages.map((page) => (
            <div key={hits.indexOf(page[0])} className="search-modal__entry">
              {isSection(page[0]) && <PageHeading hit={page[0]} />}
              {page.map((hit) => {
                const index = hits.indexOf(hit);
                return (
                  <SearchHit
                    {...on}
                    key={index}
                    hit={hit}
                    index={index}
                    isSelected={selection?.index === index}
                  />
                );
              })}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
