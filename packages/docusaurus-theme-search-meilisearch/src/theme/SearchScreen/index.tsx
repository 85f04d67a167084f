import React from 'react';
import Translate from '@docusaurus/Translate';
// Declares the types of `@theme/*` where this file is ejected.
import type {} from 'docusaurus-theme-search-meilisearch/client';
import SearchErrorView from '@theme/SearchErrorView';
import SearchRecent from '@theme/SearchRecent';
import SearchNoResults from '@theme/SearchNoResults';
import SearchResults from '@theme/SearchResults';
import type {Props} from '@theme/SearchScreen';

/** The view below the search input, depending on the state. While a query is loading, the results of the previous one stay. */
export default function SearchScreen({state, recent, onQuery, onForget, onRetry, ...on}: Props) {
  switch (state.status) {
    case 'empty':
      return recent.length > 0 ? (
        <SearchRecent recent={recent} onQuery={onQuery} onForget={onForget} />
      ) : null;
    case 'loading':
      return state.hits.length > 0 ? (
        <SearchResults {...on} hits={state.hits} selection={null} isStale />
      ) : (
        <div className="search-message search-message--late">
          <Translate id="theme.search.loading" description="Shown while the search index loads">
            Searching…
          </Translate>
        </div>
      );
    case 'results':
      return (
        <SearchResults {...on} hits={state.hits} selection={state.selection} isStale={false} />
      );
    case 'noResults':
      return (
        <SearchNoResults query={state.query} suggestions={state.suggestions} onQuery={onQuery} />
      );
    case 'error':
      return <SearchErrorView isIndexMissing={state.isIndexMissing} onRetry={onRetry} />;
  }
}
