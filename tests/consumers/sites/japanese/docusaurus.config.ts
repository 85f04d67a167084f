import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import type {UserThemeConfig} from 'docusaurus-theme-search-meilisearch';

// A site in Japanese only. It configures nothing of the theme.
export default {
  title: 'kura',
  url: 'https://kura.example',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  i18n: {defaultLocale: 'ja', locales: ['ja']},
  future: {v4: true, faster: true},
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false} satisfies Preset.Options]],
  themes: ['docusaurus-theme-search-meilisearch'],
  themeConfig: {
    navbar: {title: 'kura', items: [{to: '/privacy', label: 'プライバシー'}]},
  } satisfies Preset.ThemeConfig & UserThemeConfig,
} satisfies Config;
