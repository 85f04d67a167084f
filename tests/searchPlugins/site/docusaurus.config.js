const lang = process.env.SEARCH_LANG ?? 'en';
const languages = [...new Set(['en', lang])];

/** The search plugins that are compared, as their READMEs say, for a site in one language. Pagefind indexes a built site. */
const plugins = {
  none: {},
  'docusaurus-theme-search-meilisearch': {themes: ['docusaurus-theme-search-meilisearch']},
  '@easyops-cn/docusaurus-search-local': {
    themes: [
      [
        '@easyops-cn/docusaurus-search-local',
        {hashed: true, language: languages, indexBlog: false},
      ],
    ],
  },
  'docusaurus-lunr-search': {plugins: [['docusaurus-lunr-search', {languages}]]},
  '@docusaurus/theme-search-algolia': {
    themeConfig: {algolia: {appId: 'APP', apiKey: 'key', indexName: 'index'}},
  },
};

const {themeConfig, ...plugin} = plugins[process.env.SEARCH_PLUGIN ?? 'none'];

export default {
  title: 'Search plugins',
  url: 'https://search.example',
  baseUrl: '/',
  i18n: {defaultLocale: lang, locales: [lang]},
  future: {v4: true, faster: true},
  // The pages are HTML of other projects, with links to pages and pictures that this site does not have.
  markdown: {
    format: 'md',
    hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
  },
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  presets: [['classic', {docs: {numberPrefixParser: false}, blog: false}]],
  themeConfig: {navbar: {title: 'Search plugins'}, ...themeConfig},
  ...plugin,
};
