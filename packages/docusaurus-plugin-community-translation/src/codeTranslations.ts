import fs from 'fs';
import path from 'path';

/**
 * The file names to try for a locale, most specific first: `zh-cn` → `zh-cn`, `zh-CN`, `zh-Hans`, `zh`. For an invalid locale
 * name, returns only the name itself.
 *
 * `docusaurus-theme-search-meilisearch` has a copy of this file: a fourth published package for 25 lines would cost more than
 * it saves.
 */
export function localesToTry(locale: string): string[] {
  const names = [locale];
  try {
    const {language, script, region} = new Intl.Locale(locale).maximize();
    names.push(`${language}-${region}`, `${language}-${script}`, `${language}`);
  } catch (error) {
    if (!(error instanceof RangeError)) {
      throw error;
    }
  }
  return [...new Set(names)];
}

/**
 * The package's translations of its UI strings: message id → string. Empty for a locale without translations.
 *
 * @param folder folder with a file `<locale>.json` for each translation
 */
export function readCodeTranslations(folder: string, locale: string): Record<string, string> {
  const file = localesToTry(locale)
    .map((name) => path.join(folder, `${name}.json`))
    .find((candidate) => fs.existsSync(candidate));
  return file ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>) : {};
}
