import React from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  renderedResults,
  useOpenHit,
  useSearchPage,
} from 'docusaurus-theme-search-meilisearch/client';
import Layout from '@theme/Layout';
import SearchAnnouncer from '@theme/SearchAnnouncer';
import SearchDocsSelect from '@theme/SearchDocsSelect';
import SearchFilters from '@theme/SearchFilters';
import SearchIcon from '@theme/SearchIcon';
import type {Props} from '@theme/SearchPage';
import SearchScreen from '@theme/SearchScreen';
import 'docusaurus-theme-search-meilisearch/search.css';

/** The input, the filters and the results. They depend on the URL, so they are rendered in the browser only. */
function Content(props: Props) {
  const {state, dispatch, selection, select} = useSearchPage(props);
  const {title} = useDocusaurusContext().siteConfig;
  const results = renderedResults(state);
  const open = useOpenHit(state.query, props.onSelect);
  const type = (query: string) => dispatch({type: 'input', query});
  const label = translate({
    id: 'theme.search.input',
    message: 'Search the documentation',
    description: 'Label and placeholder of the search input',
  });
  return (
    <>
      {state.status !== 'empty' && (
        <Head>
          <title>{`${state.query} | ${title}`}</title>
        </Head>
      )}
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <div className="search-field">
          <SearchIcon name="search" />
          <input
            className="search-input"
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
            onFilter={(category) => dispatch({type: 'filter', category})}
          />
        )}
      </form>
      <p className={results ? 'search-page__count margin-top--md' : 'search-hidden'}>
        <SearchAnnouncer state={state} />
      </p>
      <SearchScreen
        state={state}
        onOpen={open}
        onQuery={type}
        onRetry={() => dispatch({type: 'repeat'})}
      />
      {results && results.total > results.shown && (
        <button
          type="button"
          className="button button--outline button--secondary margin-top--md"
          onClick={() => dispatch({type: 'more'})}
        >
          <Translate
            id="theme.search.page.more"
            description="Button that loads more results, or link from the search modal to the search page"
          >
            Show more results
          </Translate>
        </button>
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
