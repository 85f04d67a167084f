import React from 'react';
import Translate from '@docusaurus/Translate';
// Declares the types of `@theme/*` where this file is ejected.
import type {} from 'docusaurus-theme-search-meilisearch/client';
import SearchErrorView from '@theme/SearchErrorView';
import SearchNoResults from '@theme/SearchNoResults';
import SearchResults from '@theme/SearchResults';
import type {Props} from '@theme/SearchScreen';

/** The view of a query, depending on the state. While a query is loading, the results of the previous one stay. */
export default function SearchScreen({state, isListbox, onQuery, onRetry, ...on}: Props) {
  switch (state.status) {
    case 'empty':
      return null;
    case 'loading':
      return state.hits.length > 0 ? (
        <SearchResults {...on} hits={state.hits} selection={isListbox ? null : undefined} isStale />
      ) : (
        <div className="search-message search-message--late">
          <Translate id="theme.search.loading" description="Shown while the search index loads">
            Searching…
          </Translate>
        </div>
      );
    case 'results':
      return (
        <SearchResults
          {...on}
          hits={state.hits}
          selection={isListbox ? state.selection : undefined}
          isStale={false}
        />
      );
    case 'noResults':
      return (
        <SearchNoResults query={state.query} suggestions={state.suggestions} onQuery={onQuery} />
      );
    case 'error':
      return <SearchErrorView isIndexMissing={state.isIndexMissing} onRetry={onRetry} />;
  }
}
