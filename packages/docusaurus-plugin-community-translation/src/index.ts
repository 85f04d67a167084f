import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readCodeTranslations} from './codeTranslations';
import type {PluginOptions} from './options';

/** The plugin: tells readers of a non-default locale, on every page, that they read a translation made by the community. */
export default function pluginCommunityTranslation(
  context: LoadContext,
  options: PluginOptions,
): Plugin | null {
  const {i18n} = context;
  if (i18n.locales.length < 2) {
    return null;
  }
  return {
    name: 'docusaurus-plugin-community-translation',

    getThemePath: () => path.join(__dirname, 'browser/theme'),
    getTypeScriptThemePath: () => path.join(__dirname, '../src/theme'),

    getDefaultCodeTranslationMessages: () =>
      readCodeTranslations(path.join(__dirname, '../locales'), i18n.currentLocale),

    async contentLoaded({actions}) {
      actions.setGlobalData({wording: options.wording});
      await actions.createData('locale-availability.json', JSON.stringify({untranslatedIn: {}}));
    },
  };
}

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
