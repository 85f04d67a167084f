import React from 'react';
import {translate} from '@docusaurus/Translate';
import {engineOf, useSearchPage} from 'docusaurus-theme-search-meilisearch/client';
import SearchAnnouncer from '@theme/SearchAnnouncer';
import SearchDocsSelect from '@theme/SearchDocsSelect';
import SearchErrorView from '@theme/SearchErrorView';
import SearchFilters from '@theme/SearchFilters';
import SearchIcon from '@theme/SearchIcon';
import SearchNoResults from '@theme/SearchNoResults';
import SearchPageResults from '@theme/SearchPageResults';
import type {Props} from '@theme/SearchPageContent';

/** The input, the filters, the results and the state of the search page. */
export default function SearchPageContent(props: Props) {
  const {state, selection, type, filter, select, repeat, showMore} = useSearchPage(props);
  const label = translate({
    id: 'theme.search.input',
    message: 'Search the documentation',
    description: 'Label and placeholder of the search input',
  });
  const hasHits = (state.status === 'results' || state.status === 'loading') && state.hits[0];
  return (
    <>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <div className="search-page__field">
          <SearchIcon name="search" />
          <input
            className="search-page__input"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-label={label}
            placeholder={label}
            value={state.query}
            onChange={(event) => type(event.target.value)}
          />
        </div>
        <SearchDocsSelect selection={selection} onSelect={select} />
        {state.status !== 'empty' && (
          <SearchFilters
            name="search-page-category"
            categories={state.categories}
            category={state.category}
            onFilter={filter}
          />
        )}
      </form>
      <SearchAnnouncer state={state} isOffline={engineOf(state) === 'embedded'} />
      {hasHits && <SearchPageResults state={state} onMore={showMore} onSelect={props.onSelect} />}
      {state.status === 'noResults' && (
        <SearchNoResults query={state.query} suggestions={state.suggestions} onQuery={type} />
      )}
      {state.status === 'error' && (
        <SearchErrorView isIndexMissing={state.isIndexMissing} onRetry={repeat} />
      )}
    </>
  );
}
