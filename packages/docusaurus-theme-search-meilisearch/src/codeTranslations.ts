import fs from 'fs';
import path from 'path';

// docusaurus-plugin-community-translation has the same code: a fourth package to publish and version would cost more than these
// few lines.

/**
 * Names of the string files to try for a locale, most specific first: `zh-cn` → `zh-cn`, `zh-CN`, `zh-Hans`, `zh`.
 *
 * @param locale name of a Docusaurus locale
 * @returns the locale alone if it is not a valid BCP 47 tag
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
 * Reads the UI strings of this package for a locale.
 *
 * @param folder folder of the `<locale>.json` files
 * @param locale name of a Docusaurus locale
 * @returns message id → string; empty if the package is not translated into the locale, and then the components render their
 * English default messages
 * @throws SyntaxError if the file is not valid JSON
 */
export function readCodeTranslations(folder: string, locale: string): Record<string, string> {
  const file = localesToTry(locale)
    .map((name) => path.join(folder, `${name}.json`))
    .find((candidate) => fs.existsSync(candidate));
  return file ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>) : {};
}
