import React from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
// Declares the types of `@theme/*` where this file is ejected.
import type {} from 'docusaurus-theme-search-meilisearch/client';
import Layout from '@theme/Layout';
import SearchPageContent from '@theme/SearchPageContent';
import type {Props} from '@theme/SearchPage';
import 'docusaurus-theme-search-meilisearch/search.css';
import './styles.css';

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
        <BrowserOnly>{() => <SearchPageContent {...props} />}</BrowserOnly>
      </main>
    </Layout>
  );
}
