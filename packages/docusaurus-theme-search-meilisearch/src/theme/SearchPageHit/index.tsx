import React, {type MouseEvent} from 'react';
import Link from '@docusaurus/Link';
import {highlightOnPage, iconOf, isSection} from 'docusaurus-theme-search-meilisearch/client';
import SearchHighlight from '@theme/SearchHighlight';
import SearchIcon from '@theme/SearchIcon';
import SearchPlace from '@theme/SearchPlace';
import type {Props} from '@theme/SearchPageHit';

/** One result on the search page: a link, and the text around the match. A hit of a page as a whole also has its place. */
export default function SearchPageHit({item, onSelect}: Props) {
  const {title, text, url, language} = item;
  const select = ({button, ctrlKey, metaKey, shiftKey}: MouseEvent) => {
    const inNewTab = button !== 0 || ctrlKey || metaKey || shiftKey;
    if (!inNewTab) {
      highlightOnPage(item);
    }
    onSelect(inNewTab);
  };
  const link =
    url === undefined ? (
      <SearchHighlight text={title} />
    ) : (
      <Link to={url} onClick={select} onAuxClick={select}>
        <SearchHighlight text={title} />
      </Link>
    );
  return (
    <div className="search-page__hit">
      {isSection(item) ? (
        <div className="search-page__section" lang={language}>
          <SearchIcon name={iconOf(item)} />
          {link}
        </div>
      ) : (
        <>
          <h3 className="search-page__title" lang={language}>
            <SearchIcon name={iconOf(item)} />
            {link}
          </h3>
          <SearchPlace item={item} />
        </>
      )}
      {text && (
        <p className="search-page__text" lang={language}>
          <SearchHighlight text={text} />
        </p>
      )}
    </div>
  );
}
