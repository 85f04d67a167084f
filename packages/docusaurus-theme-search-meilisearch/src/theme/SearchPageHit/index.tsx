import React, {type MouseEvent} from 'react';
import Link from '@docusaurus/Link';
import {
  highlightOnPage,
  hitLink,
  iconOf,
  isSection,
  markedTitle,
} from 'docusaurus-theme-search-meilisearch/client';
import SearchHighlight from '@theme/SearchHighlight';
import SearchIcon from '@theme/SearchIcon';
import SearchPlace from '@theme/SearchPlace';
import type {Props} from '@theme/SearchPageHit';

/** One result on the search page: a link, and the text around the match. A hit of a page as a whole also has its place. */
export default function SearchPageHit({hit, onSelect}: Props) {
  const {marked, contentLang} = hit;
  const url = hitLink(hit);
  const select = ({button, ctrlKey, metaKey, shiftKey}: MouseEvent) => {
    const inNewTab = button !== 0 || ctrlKey || metaKey || shiftKey;
    if (!inNewTab) {
      highlightOnPage(hit);
    }
    onSelect(inNewTab);
  };
  const title = <SearchHighlight text={markedTitle(hit)} />;
  const link =
    url === undefined ? (
      title
    ) : (
      <Link to={url} onClick={select} onAuxClick={select}>
        {title}
      </Link>
    );
  return (
    <div className="search-page__hit">
      {isSection(hit) ? (
        <div className="search-page__section" lang={contentLang}>
          <SearchIcon name={iconOf(hit)} />
          {link}
        </div>
      ) : (
        <>
          <h3 className="search-page__title" lang={contentLang}>
            <SearchIcon name={iconOf(hit)} />
            {link}
          </h3>
          <SearchPlace hit={hit} />
        </>
      )}
      {marked.content && (
        <p className="search-page__text" lang={contentLang}>
          <SearchHighlight text={marked.content} />
        </p>
      )}
    </div>
  );
}
