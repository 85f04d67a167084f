/// <reference path="./theme-community-translation.d.ts" preserve="true" />
// The reference gives sites that import this package the types of the theme components.

import path from 'path';
import {wrapThemeComponents} from '#shared/wrapThemeComponents';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import getSwizzleConfig from './getSwizzleConfig';
import {addCommands} from './node/commands/addCommands';
import {lockFileName} from './node/lockFile';
import {publishStatus} from './node/publishStatus';
import type {PluginOptions} from './options';
import {uiStrings} from './strings';
import type {AllContent} from './node/site';

/** The component of the classic theme that the plugin wraps in the default locale, too: the language menu. */
const dropdown = 'NavbarItem/DropdownNavbarItem';

/** The components of the classic theme that the plugin wraps in translated locales. */
const translatedPage = [
  'BlogPostItem',
  'BlogPostItem/Content',
  'BlogPostItem/Header/Title',
  'DocItem/Content',
  'MDXContent',
  'Navbar',
  'TOCItems',
];

/**
 * The module that renders the notice. In the browser, it keeps the HTML of the server, so that pages do not load the components of
 * the notice. If the site or another theme swizzles one of them, the browser hydrates the notice: the component can be interactive.
 */
function noticeModule(
  {resolve}: Parameters<typeof wrapThemeComponents>[0],
  isServer: boolean,
): string {
  const alias = (resolve?.alias ?? {}) as Record<string, string | false | string[]>;
  const ownTheme = path.join(__dirname, 'browser/theme') + path.sep;
  const isSwizzled = Object.keys(getSwizzleConfig().components).some(
    (component) =>
      component !== 'TranslationsPage' &&
      !String(alias[`@theme/${component}`]).startsWith(ownTheme),
  );
  const module = isServer || isSwizzled ? 'RenderedNotice.js' : 'StaticNotice.js';
  return path.join(__dirname, 'browser/notice', module);
}

/** A plugin that works in Docusaurus 2 (`contentLoaded`) and 3 (`allContentLoaded`). */
type PluginOfBothVersions = Plugin & {
  allContentLoaded: (args: {
    allContent: AllContent;
    actions: PluginContentLoadedActions;
  }) => Promise<void>;
};

/**
 * The plugin: shows the status of each translated page, and adds the `translations:*` commands and the dashboard.
 *
 * @returns `null` for a site with one locale, for which the plugin does nothing
 */
export default function pluginCommunityTranslation(
  context: LoadContext,
  options: PluginOptions,
): PluginOfBothVersions | null {
  const {i18n} = context;
  const isDefaultLocale = i18n.currentLocale === i18n.defaultLocale;
  if (i18n.locales.length < 2) {
    return null;
  }
  return {
    name: 'docusaurus-plugin-community-translation',

    getThemePath: () => path.join(__dirname, 'browser/theme'),
    getTypeScriptThemePath: () => path.join(__dirname, '../src/theme'),

    configureWebpack(config, isServer) {
      const {resolve, ...rest} = wrapThemeComponents(
        config,
        'docusaurus-plugin-community-translation',
        path.join(__dirname, 'browser/wrappers'),
        isDefaultLocale ? [dropdown] : [dropdown, ...translatedPage],
      );
      const notice = '@theme-wrapped/docusaurus-plugin-community-translation/notice$';
      const alias = {...resolve?.alias, [notice]: noticeModule(config, isServer)};
      return {...rest, resolve: {alias}};
    },

    getClientModules: () =>
      isDefaultLocale ? [] : [path.join(__dirname, 'browser/onDemand/load.js')],

    getDefaultCodeTranslationMessages() {
      // Every page of a built site would load these strings. Components that need them load them on demand. `write-translations`,
      // which does not run in production mode, lists them.
      return process.env.NODE_ENV === 'production' ? {} : uiStrings(context);
    },

    getPathsToWatch: () => [path.join(context.localizationDir, lockFileName)],

    // Docusaurus 2 passes the content of all plugins to `contentLoaded`, Docusaurus 3 to `allContentLoaded`.
    async contentLoaded({allContent, actions}) {
      if (allContent as unknown) {
        await publishStatus(context, options, allContent as AllContent, actions);
      }
    },
    allContentLoaded: ({allContent, actions}) =>
      publishStatus(context, options, allContent, actions),

    extendCli: (cli) => addCommands(cli, context, options),
  };
}

export {getSwizzleConfig};
export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';
