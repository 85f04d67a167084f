// Without these variables, the site has the embedded index only.
const {MEILI_HOST, MEILI_SEARCH_KEY} = process.env;

/** @type {import('@docusaurus/types').Config} */
export default {
  title: 'Search with Meilisearch',
  url: 'https://example.com',
  baseUrl: '/',
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
  themes: ['docusaurus-theme-search-meilisearch'],
  themeConfig: {
    navbar: {title: 'Search with Meilisearch'},
    searchMeilisearch: {
      meilisearch: MEILI_HOST && {
        host: MEILI_HOST,
        apiKey: MEILI_SEARCH_KEY,
        indexUid: 'example',
      },
    },
  },
};
