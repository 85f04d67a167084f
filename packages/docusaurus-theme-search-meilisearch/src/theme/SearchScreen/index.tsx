import React from 'react';
import Translate from '@docusaurus/Translate';
import ErrorView from '@theme/SearchErrorView';
import NoResults from '@theme/SearchNoResults';
import SearchResults from '@theme/SearchResults';
import type {Props} from '@theme/SearchScreen';

/** What stands below the box, by state. While a query is under way, the results of the one before stay. */
export default function SearchScreen({state, onHover, onChoose, onSuggestion, onRetry}: Props) {
  switch (state.status) {
    case 'empty':
      return null;
    case 'loading':
      return state.items.length > 0 ? (
        <SearchResults
          items={state.items}
          selection={null}
          isStale
          onHover={onHover}
          onChoose={onChoose}
        />
      ) : (
        <div className="search-modal__loading">
          <Translate id="theme.search.loading" description="Shown while the search index loads">
            Searching…
          </Translate>
        </div>
      );
    case 'results':
      return (
        <SearchResults
          items={state.items}
          selection={state.selection}
          isStale={false}
          onHover={onHover}
          onChoose={onChoose}
        />
      );
    case 'noResults':
      return (
        <NoResults
          query={state.query}
          suggestions={state.suggestions}
          onSuggestion={onSuggestion}
        />
      );
    case 'error':
      return <ErrorView onRetry={onRetry} />;
  }
}
