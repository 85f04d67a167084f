/// <reference path="./theme-community-translation.d.ts" preserve="true" />
// The reference gives sites that import this package the types of the theme components.

import path from 'path';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {readCodeTranslations} from './codeTranslations';
import {addCommands} from './node/commands';
import {lockFileName} from './node/lockFile';
import {publishStatus} from './node/publishStatus';
import {hasDashboard} from './options';
import {wrapThemeComponents} from './wrapThemeComponents';
import type {AllContent} from './node/site';
import type {PluginOptions} from './options';

/** The components of the classic theme that the plugin wraps. */
const wrappedComponents = [
  'BlogPostItem',
  'BlogPostItem/Content',
  'BlogPostItem/Header/Title',
  'DocItem/Content',
  'MDXContent',
  'Navbar',
  'NavbarItem/DropdownNavbarItem',
  'NavbarItem/LocaleDropdownNavbarItem',
  'TOCItems',
];

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
  if (i18n.locales.length < 2) {
    return null;
  }
  return {
    name: 'docusaurus-plugin-community-translation',

    getThemePath: () => path.join(__dirname, 'browser/theme'),
    getTypeScriptThemePath: () => path.join(__dirname, '../src/theme'),

    configureWebpack: (config) =>
      wrapThemeComponents(config, {
        packageName: 'docusaurus-plugin-community-translation',
        folder: path.join(__dirname, 'browser/wrappers'),
        components: wrappedComponents,
      }),

    getDefaultCodeTranslationMessages() {
      const messages = readCodeTranslations(path.join(__dirname, '../locales'), i18n.currentLocale);
      // Every page of a built site loads all messages, so leave out those that it does not show. `write-translations`, which does not
      // run in production mode, lists all of them.
      const isDefaultLocale = i18n.currentLocale === i18n.defaultLocale;
      const hiddenIds =
        process.env.NODE_ENV === 'production' && !hasDashboard(options)
          ? isDefaultLocale
            ? /^theme\.translation(?!Status\.untranslatedLocale$)/
            : /^theme\.translationsPage\./
          : /^$/;
      return Object.fromEntries(Object.entries(messages).filter(([id]) => !hiddenIds.test(id)));
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

export {default as getSwizzleConfig} from './getSwizzleConfig';
export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';
export type {
  HistoryPoint,
  LocaleAvailability,
  LocaleReport,
  PageStatus,
  PageTranslation,
  SectionDifference,
  ShownDifference,
  StringProblem,
  TranslationGlobalData,
  TranslationReport,
  TranslationStatus,
} from './status';
