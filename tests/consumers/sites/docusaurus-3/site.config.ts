import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import {footerLinks, navbarItems} from 'docusaurus-theme-navbar-items';
import type {Options as NavbarOptions} from 'docusaurus-theme-navbar-items';
import items from './src/recipes/items.cjs';
import itemTypes from './src/recipes/itemTypes.cjs';
import type {Options as TranslationOptions} from 'docusaurus-plugin-community-translation';
import type {
  Options as SearchOptions,
  UserThemeConfig as SearchThemeConfig,
} from 'docusaurus-theme-search-meilisearch';

declare module 'docusaurus-theme-navbar-items' {
  interface NavbarItemTypes {
    lamp: {position?: 'left' | 'right'};
  }
}

export default {
  title: 'Lighthouse',
  url: 'https://lighthouse.example',
  baseUrl: '/',
  favicon: 'img/logo.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en', 'ko']},
  presets: [
    [
      'classic',
      {
        docs: {sidebarPath: './sidebars.js'},
        theme: {customCss: ['./src/css/custom.css', './src/recipes/flags.css']},
      } satisfies Preset.Options,
    ],
  ],
  themes: [
    [
      'docusaurus-theme-search-meilisearch',
      {
        categories: [{match: '/docs', label: {en: 'Docs', ko: '문서'}}],
      } satisfies SearchOptions,
    ],
    [
      'docusaurus-theme-navbar-items',
      {
        types: [
          {name: 'lamp', component: '@site/src/components/Lamp'},
          ...Object.values(itemTypes),
        ],
      } satisfies NavbarOptions,
    ],
  ],
  plugins: [
    [
      'docusaurus-plugin-community-translation',
      {wording: 'translated'} satisfies TranslationOptions,
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Lighthouse',
      items: navbarItems([
        {type: 'docSidebar', sidebarId: 'docs', label: 'Docs'},
        {to: '/blog', label: 'Blog'},
        {type: 'lamp', label: 'Lamp', position: 'right'},
        ...items,
      ]),
    },
    footer: {links: footerLinks([{title: 'Find', items: [{type: 'search', label: 'Search'}]}])},
    searchMeilisearch: {hotKeys: ['ctrl+k', '/']},
  } satisfies Preset.ThemeConfig & SearchThemeConfig,
} satisfies Config;
