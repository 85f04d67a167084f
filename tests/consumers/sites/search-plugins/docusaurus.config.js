/** The search plugins that are compared, as their READMEs say, for a site in English and Korean. */
const plugins = {
  none: {},
  'docusaurus-theme-search-meilisearch': {themes: ['docusaurus-theme-search-meilisearch']},
  '@easyops-cn/docusaurus-search-local': {
    themes: [
      [
        '@easyops-cn/docusaurus-search-local',
        {
          hashed: true,
          language: ['en', 'ko'],
          docsRouteBasePath: '/v1',
          indexBlog: false,
        },
      ],
    ],
  },
  'docusaurus-lunr-search': {plugins: [['docusaurus-lunr-search', {languages: ['en', 'ko']}]]},
  '@docusaurus/theme-search-algolia': {
    themeConfig: {algolia: {appId: 'APP', apiKey: 'key', indexName: 'index'}},
  },
};

const {themeConfig, ...plugin} = plugins[process.env.SEARCH_PLUGIN ?? 'none'];

module.exports = {
  title: 'Search plugins',
  url: 'https://search.example',
  baseUrl: '/',
  i18n: {defaultLocale: 'en', locales: ['en', 'ko']},
  future: {v4: true, faster: true},
  // The pages belong to another site, which has components and pages that this one does not have.
  markdown: {
    format: 'md',
    hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
  },
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  presets: [['classic', {docs: {routeBasePath: '/v1'}, blog: false}]],
  themeConfig: {navbar: {title: 'Search plugins'}, ...themeConfig},
  ...plugin,
};
