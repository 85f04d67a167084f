import React from 'react';
import Translate from '@docusaurus/Translate';
// Declares the types of `@theme/*` where this file is ejected.
import type {} from 'docusaurus-theme-search-meilisearch/client';
import type {Props} from '@theme/SearchCorrection';

/** Says which query was searched instead of the typed one. Returns `null` if the typed query was searched. */
export default function SearchCorrection({correctedQuery}: Props) {
  if (correctedQuery === undefined) {
    return null;
  }
  return (
    <p className="search-correction">
      <Translate
        id="theme.search.corrected"
        description="Shown above the results if another query was searched instead of the typed one"
        values={{query: <strong>{correctedQuery}</strong>}}
      >
        {'Showing results for {query}'}
      </Translate>
    </p>
  );
}
