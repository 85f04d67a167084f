// @ts-check
const {footerLinks, navbarItems} = require('docusaurus-theme-navbar-items');

/** Docusaurus loads the entries of `plugins` in their order, also if they are themes. */
const order = (process.env.THEME_ORDER ?? '').split(',');

/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: 'Lighthouse',
  url: 'https://lighthouse.example',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en', 'ko']},
  presets: [['classic', {docs: {sidebarPath: require.resolve('./sidebars.js')}}]],
  themes: ['docusaurus-theme-search-meilisearch'],
  plugins: order,
  themeConfig: {
    navbar: {
      title: 'Lighthouse',
      items: navbarItems([
        {to: '/blog', label: 'Blog'},
        {type: 'localeDropdown', position: 'right'},
      ]),
    },
    footer: {
      links: footerLinks([{type: 'localeDropdown', label: 'Languages'}]),
    },
  },
  ...(process.env.FASTER === 'true' && {future: {v4: true, faster: true}}),
};
