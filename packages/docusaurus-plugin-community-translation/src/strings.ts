import path from 'path';
import {readCodeTranslations} from '#shared/readCodeTranslations';
import type {LoadContext} from '@docusaurus/types';

const folder = path.join(__dirname, '../locales');

/**
 * All UI strings of the package in the locale that is being built: id → string. English for a locale without translations: the
 * components have no strings of their own.
 */
export const uiStrings = ({i18n}: LoadContext): Record<string, string> => ({
  ...readCodeTranslations(folder, 'en'),
  ...readCodeTranslations(folder, i18n.currentLocale),
});

/** The strings that pages load on demand: those of the notice in a translated locale, and those of the language menu. */
export function stringsOnDemand(context: LoadContext): Record<string, string> {
  const {currentLocale, defaultLocale} = context.i18n;
  const shown =
    currentLocale === defaultLocale
      ? /^theme\.translationStatus\.untranslatedLocale$/
      : /^theme\.translation(Notice|Status)\./;
  return Object.fromEntries(Object.entries(uiStrings(context)).filter(([id]) => shown.test(id)));
}
