import React from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {
  groupHits,
  hitLink,
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

/** The page of the sections below it. In a listbox, it is not an option: only hits can be selected. */
function PageHeading({hit, isInListbox}: Pick<HitProps, 'hit'> & {isInListbox: boolean}) {
  const Title = isInListbox ? 'span' : 'h3';
  const title = <SearchHighlight text={hit.marked.pageTitle} />;
  return (
    // Screen readers would skip it between options: each hit has the same text for them.
    <div className="search-heading" aria-hidden={isInListbox}>
      <SearchIcon name={pageIconOf(hit)} />
      <Title className="search-hit__title" lang={hit.contentLang}>
        {isInListbox ? title : <Link to={hitLink(hit)?.split('#')[0]}>{title}</Link>}
      </Title>
      <span className="search-hit__place">
        <SearchPlace hit={hit} />
      </span>
    </div>
  );
}

/** The hits, grouped by category and page: the listbox of the search input, or a list of links. */
export default function SearchResults({hits, selection, isStale, ...on}: Props) {
  const isListbox = selection !== undefined;
  const Category = isListbox ? 'div' : 'h2';
  useScrollToOption(selection ?? null);
  const listbox = isListbox && {
    id: listboxId,
    role: 'listbox',
    tabIndex: -1,
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
              {isSection(page[0]) && <PageHeading hit={page[0]} isInListbox={isListbox} />}
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
