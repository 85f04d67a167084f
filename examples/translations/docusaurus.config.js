/** @type {import('@docusaurus/types').Config} */
export default {
  title: 'Translations',
  url: 'https://example.com',
  baseUrl: '/',
  i18n: {defaultLocale: 'en', locales: ['en', 'ko']},
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
  plugins: [['docusaurus-plugin-community-translation', {dashboard: true}]],
  themeConfig: {
    navbar: {title: 'Translations', items: [{type: 'localeDropdown', position: 'right'}]},
  },
};
