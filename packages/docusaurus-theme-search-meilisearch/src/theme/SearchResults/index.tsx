import React from 'react';
import {translate} from '@docusaurus/Translate';
import {groupHits, listboxId, useScrollToOption} from 'docusaurus-theme-search-meilisearch/client';
import SearchHit from '@theme/SearchHit';
import type {Props} from '@theme/SearchResults';

export default function SearchResults({hits, selection, isStale, ...on}: Props) {
  const isListbox = selection !== undefined;
  const Category = isListbox ? 'div' : 'h2';
  useScrollToOption(selection);
  const listbox = isListbox && {
    id: listboxId,
    role: 'listbox',
    'aria-label': translate({
      id: 'theme.search.results',
      message: 'Results',
      description: 'Accessible name of the list of hits',
    }),
  };
  return (
    <div {...listbox} className="search-results" aria-busy={isStale}>
      {groupHits(hits).map(({category, pages}, groupIndex) => (
        <div key={category} role="group" aria-labelledby={`search-category-${groupIndex}`}>
          <Category
            id={`search-category-${groupIndex}`}
            className="search-category"
            role={isListbox ? 'presentation' : undefined}
          >
            {category}
          </Category>
          {pages.map((page) => (
            <div key={hits.indexOf(page[0])} className="search-entry">
              {page.map((hit) => {
                const index = hits.indexOf(hit);
                return (
                  <SearchHit
                    {...on}
                    key={index}
                    hit={hit}
                    index={index}
                    isSelected={isListbox ? selection?.index === index : undefined}
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
