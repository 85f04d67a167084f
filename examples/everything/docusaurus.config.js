import {footerLinks, navbarItems} from 'docusaurus-theme-navbar-items';

const repository = 'https://github.com/tauri-apps/tauri-docs';

/** @type {import('@docusaurus/types').Config} */
export default {
  title: 'Packages for Docusaurus',
  url: 'https://example.com',
  baseUrl: '/',
  i18n: {defaultLocale: 'en', locales: ['en', 'ko']},
  // The pages are Markdown, not MDX.
  markdown: {format: 'detect'},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          editUrl: `${repository}/edit/HEAD/examples/everything/`,
          lastVersion: 'current',
          versions: {current: {label: 'Latest'}},
        },
        blog: false,
      },
    ],
  ],
  themes: [
    [
      'docusaurus-theme-search-meilisearch',
      {
        categories: [
          {match: '/search', label: {en: 'Search', ko: '검색'}},
          {match: '/translation', label: {en: 'Translations', ko: '번역'}},
          {match: '/navbar-items', label: {en: 'Navbar items', ko: '내비게이션 바 항목'}},
        ],
      },
    ],
    [
      'docusaurus-theme-navbar-items',
      {types: [{name: 'copyLink', component: '@site/src/CopyLink'}]},
    ],
  ],
  plugins: [
    ['docusaurus-plugin-community-translation', {dashboard: true}],
    'docusaurus-plugin-markdown-pages',
  ],
  themeConfig: {
    searchMeilisearch: {
      popularSearches: {
        en: ['Install', 'Hotkeys', 'Glossary', 'Recipes'],
        ko: ['설치', '단축키', '용어집'],
      },
    },
    navbar: {
      title: 'Packages for Docusaurus',
      items: navbarItems([
        {type: 'copyLink', label: 'Copy link', position: 'right'},
        {type: 'docsVersionDropdown', position: 'right'},
        {type: 'localeDropdown', position: 'right'},
        {href: repository, label: 'GitHub', position: 'right'},
      ]),
    },
    footer: {
      links: footerLinks([{title: 'Find', items: [{type: 'search', label: 'Search'}]}]),
    },
  },
};
