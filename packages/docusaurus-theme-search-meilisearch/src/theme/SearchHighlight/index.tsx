import React from 'react';
import {highlightParts} from 'docusaurus-theme-search-meilisearch/client';
import type {Props} from '@theme/SearchHighlight';

/** A text with its matches marked. Whatever the index holds, it becomes text. */
export default function Highlight({text}: Props) {
  return (
    <>
      {highlightParts(text).map((part, index) =>
        part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
      )}
    </>
  );
}
