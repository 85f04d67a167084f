/// <reference path="./theme-community-translation.d.ts" preserve="true" />
// Types of the components, for those that a site takes over: what imports this package has them.

import path from 'path';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {readCodeTranslations} from './codeTranslations';
import {addCommands} from './node/commands';
import {hasDashboard} from './node/hasDashboard';
import {lockName} from './node/lock';
import {publishStatus} from './node/publishStatus';
import type {AllContent} from './node/site';
import type {PluginOptions} from './options';

type PluginOfBothVersions = Plugin & {
  allContentLoaded: (args: {
    allContent: AllContent;
    actions: PluginContentLoadedActions;
  }) => Promise<void>;
};

/** The plugin: tells readers of a non-default locale, on every page, that they read a translation made by the community. */
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

    getDefaultCodeTranslationMessages() {
      const messages = readCodeTranslations(path.join(__dirname, '../locales'), i18n.currentLocale);
      // Every page of a built site carries them all; `write-translations` lists those of the dashboard as well.
      return process.env.NODE_ENV === 'production' && !hasDashboard(options)
        ? Object.fromEntries(
            Object.entries(messages).filter(([id]) => !id.startsWith('theme.translationsPage.')),
          )
        : messages;
    },

    getPathsToWatch: () => [path.join(context.localizationDir, lockName)],

    // Docusaurus 2 hands the content of all plugins to `contentLoaded`, Docusaurus 3 to a step of its own.
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
  LocaleAvailability,
  LocaleReport,
  PageTranslation,
  SectionDifference,
  StringProblem,
  TranslationGlobalData,
  TranslationReport,
  TranslationStatus,
} from './status';
