import i18n from '../config/locales.js';

const {defaultLocale, localeConfigs} = i18n;

/** All locales but English. */
export const translatedLocales = i18n.locales.filter((locale) => locale !== defaultLocale);

/** The locales that must have all pages, catalogs and strings. A new locale joins them when it is complete. */
export const completeLocales = ['fr', 'it', 'ko', 'zh-cn'];

/** Folder of each locale in the built site: `''` for English. */
export const localeFolders = i18n.locales.map((locale) => (locale === defaultLocale ? '' : locale));

/** Folder of the locale of a page, from its path: `'ko'` for `/ko/blog/`, `''` for `/blog/`. */
export const localeFolderOf = (route: string): string =>
  translatedLocales.find((locale) => route.startsWith(`/${locale}/`)) ?? '';

/** Value of `<html lang>` for a locale folder. */
export const htmlLangOf = (folder: string): string =>
  localeConfigs[folder || defaultLocale]?.htmlLang ?? folder;
