import fs from 'node:fs';
import path from 'node:path';
import {pagesIn, root, type Page} from '../pages/readPage';
import {uiStringsIn, type UiString} from './uiStrings';

/** Strings of a locale: of the site, of the API pages and of the packages. */
export function translatedStrings(locale: string): UiString[] {
  // Packages name Chinese by its script.
  const packageLocale = locale === 'zh-cn' ? 'zh-Hans' : locale;
  const packages = fs
    .readdirSync(path.join(root, 'packages'))
    .map((name) => `packages/${name}/locales/${packageLocale}.json`);
  return uiStringsIn(
    [`i18n/${locale}`, `website/reference/labels/${locale}.json`, ...packages].filter((name) =>
      fs.existsSync(path.join(root, name)),
    ),
  ).filter(({file}) => !file.endsWith('translations.lock.json'));
}

/** Translated pages of a locale, without the API pages, which a build generates. */
export function translatedPages(locale: string): Page[] {
  return pagesIn(`i18n/${locale}`).filter(({file}) => !file.includes('/current/api/'));
}
