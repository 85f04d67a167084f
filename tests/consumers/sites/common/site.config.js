// @ts-check
const {footerLinks, navbarItems} = require('docusaurus-theme-navbar-items');
const items = require('./src/recipes/items.cjs');
const itemTypes = require('./src/recipes/itemTypes.cjs');

/** The configuration for each version of Docusaurus. The sites of version 3 check its types. */
module.exports = /** @satisfies {import('@docusaurus/types').Config} */ ({
  title: 'Lighthouse',
  url: 'https://lighthouse.example',
  baseUrl: '/',
  favicon: 'img/logo.svg',
  onBrokenLinks: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en', 'ko']},
  presets: [
    [
      'classic',
      /** @satisfies {import('@docusaurus/preset-classic').Options} */
      ({
        docs: {sidebarPath: require.resolve('./sidebars.js')},
        theme: {
          customCss: [
            require.resolve('./src/css/custom.css'),
            require.resolve('./src/recipes/flags.css'),
          ],
        },
      }),
    ],
  ],
  themes: [
    [
      'docusaurus-theme-search-meilisearch',
      /** @satisfies {import('docusaurus-theme-search-meilisearch').Options} */
      ({categories: [{match: '/docs', label: {en: 'Docs', ko: '문서'}}]}),
    ],
    [
      'docusaurus-theme-navbar-items',
      /** @satisfies {import('docusaurus-theme-navbar-items').Options} */
      ({
        types: [
          {name: 'lamp', component: '@site/src/components/Lamp'},
          ...Object.values(itemTypes),
        ],
      }),
    ],
  ],
  plugins: [
    'docusaurus-plugin-markdown-pages',
    [
      'docusaurus-plugin-community-translation',
      /** @satisfies {import('docusaurus-plugin-community-translation').Options} */
      ({wording: 'translated'}),
    ],
  ],
  themeConfig:
    /** @satisfies {import('@docusaurus/preset-classic').ThemeConfig & import('docusaurus-theme-search-meilisearch').UserThemeConfig} */
    ({
      navbar: {
        title: 'Lighthouse',
        items: navbarItems([
          {type: 'docSidebar', sidebarId: 'docs', label: 'Docs'},
          {to: '/blog', label: 'Blog'},
          {type: 'lamp', label: 'Lamp', position: 'right'},
          ...items,
        ]),
      },
      footer: {
        links: footerLinks([{title: 'Find', items: [{type: 'search', label: 'Search'}]}]),
      },
      searchMeilisearch: {hotKeys: ['ctrl+k', '/']},
    }),
});
