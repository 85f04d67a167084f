// @ts-check
/**
 * A stock site of the same content: the classic preset without changes, with the pages of `website/`, their translations, components
 * and data. It has no search, no offline reading and no content security policy, so it is lighter, not heavier. `stockSite.mjs`
 * builds it.
 */
const i18n = require('../../website/config/locales');
const navbar = require('../../website/config/navbar');
const footer = require('../../website/config/footer');

/** The classic theme does not have icon links. */
const items = navbar.items.map((/** @type {any} */ item) =>
  'href' in item && 'icon' in item
    ? {label: item.label, href: item.href, position: item.position}
    : item,
);

/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: 'Tauri v1',
  tagline: 'Build smaller, faster and more secure desktop applications with a web frontend',
  url: 'https://v1.tauri.app',
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  i18n,
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: require.resolve('../../website/sidebars.js'),
          lastVersion: 'current',
          versions: {current: {label: 'v1', path: 'v1', banner: 'none', badge: false}},
        },
        blog: {
          blogSidebarCount: 'ALL',
          blogDescription: 'Releases and news of the Tauri v1 project',
        },
      },
    ],
  ],
  // The data of the release notes.
  plugins: [require.resolve('../../website/plugins/releases')],
  themeConfig: {
    image: 'img/social.png',
    colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true},
    announcementBar: {id: 'v2-is-stable', content: 'These pages document Tauri v1.'},
    navbar: {...navbar, items},
    footer,
    prism: {additionalLanguages: ['rust', 'toml', 'powershell', 'bash']},
  },
};
