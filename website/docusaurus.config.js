// @ts-check
const i18n = require('./config/locales');
const navbar = require('./config/navbar');
const footer = require('./config/footer');
const prism = require('./config/prism');
const popularSearches = require('./config/popularSearches');
const searchCategories = require('./config/searchCategories');
const searchSynonyms = require('./config/searchSynonyms');
const {hostSearchParams, loadDevelopmentEnv, searchHost} = require('./config/searchHost');
const editUrl = require('./config/editUrl');
const readingTime = require('./config/readingTime');
const lastChange = require('./remark/lastChange');
const pictures = require('./remark/pictures');
const {jsLoader} = require('./plugins/fast-build');
const {ssrTemplate} = require('./plugins/deferred-hydration');

loadDevelopmentEnv();
const meilisearch = searchHost(process.env);

/** @type {import('@docusaurus/types').Config} */
const config = {
  title: 'Tauri v1',
  tagline: 'Build smaller, faster and more secure desktop applications with a web frontend',
  url: 'https://v1.tauri.app',
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  // Replaced by src/components/BaseUrlBanner: the stock one is in English and writes HTML from a string.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  i18n,
  ssrTemplate,
  webpack: {jsLoader},
  clientModules: ['validHash.ts', 'viewportHeight.ts', 'startPage.tsx'].map(
    (name) => `./src/client/${name}`,
  ),

  presets: [
    [
      'classic',
      /** @type {import('@docusaurus/preset-classic').Options} */
      ({
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.js',
          editUrl: editUrl.docs,
          // Before the plugin of Docusaurus that looks up images.
          beforeDefaultRemarkPlugins: [pictures],
          remarkPlugins: [lastChange],
          lastVersion: 'current',
          versions: {current: {label: 'v1', path: 'v1', banner: 'none', badge: false}},
        },
        blog: {
          editUrl: editUrl.blog,
          postsPerPage: 10,
          blogDescription: 'Releases and news of the Tauri v1 project',
          blogSidebarCount: 'ALL',
          readingTime,
          feedOptions: {type: ['rss', 'atom'], copyright: footer.copyright},
        },
        pages: {},
        theme: {customCss: './src/css/site.css'},
        // The archive only lists posts that are listed elsewhere. Pages with `noindex` are left out.
        sitemap: {ignorePatterns: ['**/blog/archive']},
      }),
    ],
  ],

  plugins: [
    './reference/plugin.cjs',
    './plugins/fast-build',
    './plugins/smaller-bundles',
    './plugins/head',
    './plugins/deferred-hydration',
    './plugins/site-output',
    './plugins/releases',
    [
      'docusaurus-plugin-community-translation',
      {
        wording: 'official',
        minCurrent: 100,
        exclude: ['docs/api'],
        glossary: '../i18n/glossary.yml',
        // For translators: not in search results, sitemaps and Markdown copies.
        dashboard: 'noindex',
      },
    ],
    'docusaurus-plugin-markdown-pages',
    [
      // Wraps @docusaurus/plugin-pwa with options that depend on the locale.
      './plugins/offline',
      {
        offlineModeActivationStrategies: ['appInstalled', 'standalone', 'saveData', 'queryString'],
      },
    ],
  ],

  themes: [
    [
      'docusaurus-theme-navbar-items',
      /** @type {import('docusaurus-theme-navbar-items').Options} */
      ({
        types: [
          {
            name: 'iconLink',
            component: '@site/src/components/IconLink',
            fields: {
              icon: {type: 'string', required: true, oneOf: ['github']},
              href: {type: 'string', required: true},
            },
          },
        ],
      }),
    ],
    [
      'docusaurus-theme-search-meilisearch',
      {categories: searchCategories, synonyms: searchSynonyms},
    ],
  ],

  themeConfig:
    /** @type {import('@docusaurus/preset-classic').ThemeConfig} */
    ({
      image: 'img/social.png',
      // Blog posts replace it by `article`.
      metadata: [{property: 'og:type', content: 'website'}],
      colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
      announcementBar: {
        id: 'v2-is-stable',
        // The translated text is in src/theme/AnnouncementBar/Content.
        content: 'These pages document Tauri v1.',
        isCloseable: true,
      },
      navbar,
      footer,
      prism,
      // The site searches in the modal only, without a route for a search page.
      searchMeilisearch: {
        searchPagePath: false,
        popularSearches,
        ...(meilisearch && {meilisearch, searchParams: hostSearchParams}),
      },
    }),
};

module.exports = config;
