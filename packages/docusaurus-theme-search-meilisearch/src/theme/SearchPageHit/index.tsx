import React, {type MouseEvent} from 'react';
import Link from '@docusaurus/Link';
import SearchHighlight from '@theme/SearchHighlight';
import SearchLanguage from '@theme/SearchLanguage';
import type {Props} from '@theme/SearchPageHit';

/** One result on the search page: a link, its category and page, and the text around the match. */
export default function SearchPageHit({item, onSelect}: Props) {
  const {category, subcategory, title, text, url, language} = item;
  const select = ({button, ctrlKey, metaKey, shiftKey}: MouseEvent) =>
    onSelect(button !== 0 || ctrlKey || metaKey || shiftKey);
  return (
    <article className="search-page__hit">
      <h2 lang={language}>
        {url === undefined ? (
          <SearchHighlight text={title} />
        ) : (
          <Link to={url} onClick={select} onAuxClick={select}>
            <SearchHighlight text={title} />
          </Link>
        )}
      </h2>
      <p className="search-page__place">
        {category}
        {subcategory !== title && (
          <>
            {' › '}
            <SearchHighlight text={subcategory} />
          </>
        )}
        <SearchLanguage language={language} />
      </p>
      {text && (
        <p className="search-page__text" lang={language}>
          <SearchHighlight text={text} />
        </p>
      )}
    </article>
  );
}
