/** @type {import('@docusaurus/types').Config} */
export default {
  title: 'Search',
  url: 'https://example.com',
  baseUrl: '/',
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
  // The whole configuration of the search.
  themes: ['docusaurus-theme-search-meilisearch'],
  themeConfig: {navbar: {title: 'Search'}},
};
