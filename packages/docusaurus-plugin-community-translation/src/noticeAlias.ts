import path from 'path';
import type {Plugin} from '@docusaurus/types';

type WebpackConfiguration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Components of the notice. */
const components = [
  'TranslationNotice',
  'TranslationStatus',
  'TranslationBadge',
  'TranslationDifferences',
  'TranslationLinks',
];

/**
 * The module that renders the notice. In the browser, it keeps the HTML of the server, so that pages do not load the components of
 * the notice. If the site or another theme swizzles one of them, the browser hydrates the notice: the component can be interactive.
 */
export function noticeAlias(config: WebpackConfiguration, isServer: boolean) {
  const alias = (config.resolve?.alias ?? {}) as Record<string, string | false | string[]>;
  const ownTheme = path.join(__dirname, 'browser/theme') + path.sep;
  const isSwizzled = components.some(
    (component) => !String(alias[`@theme/${component}`]).startsWith(ownTheme),
  );
  const module = isServer || isSwizzled ? 'RenderedNotice.js' : 'StaticNotice.js';
  return {
    '@theme-wrapped/docusaurus-plugin-community-translation/notice$': path.join(
      __dirname,
      'browser/notice',
      module,
    ),
  };
}
