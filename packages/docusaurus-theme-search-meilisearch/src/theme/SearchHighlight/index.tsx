import React from 'react';
import {highlightParts} from 'docusaurus-theme-search-meilisearch/client';
import type {Props} from '@theme/SearchHighlight';

/** Renders text with highlighted matches as React text nodes: HTML in the index stays text. */
export default function SearchHighlight({text}: Props) {
  return (
    <>
      {highlightParts(text).map((part, index) =>
        part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
      )}
    </>
  );
}
