import React from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {useSearchPage} from 'docusaurus-theme-search-meilisearch/client';
import Layout from '@theme/Layout';
import SearchAnnouncer from '@theme/SearchAnnouncer';
import SearchDocsSelect from '@theme/SearchDocsSelect';
import SearchErrorView from '@theme/SearchErrorView';
import SearchFilters from '@theme/SearchFilters';
import SearchIcon from '@theme/SearchIcon';
import SearchNoResults from '@theme/SearchNoResults';
import type {Props} from '@theme/SearchPage';
import SearchPageResults from '@theme/SearchPageResults';
import 'docusaurus-theme-search-meilisearch/search.css';
import './styles.css';

/** The input, the filters and the results. They depend on the URL, so they are rendered in the browser only. */
function Content(props: Props) {
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
      <SearchAnnouncer state={state} />
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

/** The page at `searchPagePath`. It renders the results for the query in `?q=`. */
export default function SearchPage(props: Props) {
  const title = translate({
    id: 'theme.search.page.title',
    message: 'Search',
    description: 'Title of the search page',
  });
  return (
    <Layout title={title}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="search-page container margin-vert--lg">
        <h1>{title}</h1>
        <noscript>
          <Translate
            id="theme.search.page.noScript"
            description="Shown on the search page if JavaScript is disabled"
          >
            Search needs JavaScript.
          </Translate>
        </noscript>
        <BrowserOnly>{() => <Content {...props} />}</BrowserOnly>
      </main>
    </Layout>
  );
}
