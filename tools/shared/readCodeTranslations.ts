import fs from 'fs';
import path from 'path';

/**
 * Reads the UI strings of a package for a locale: the file of the locale itself, or of its language with its region, with its script
 * or alone. For `zh-cn`, these are `zh-cn`, `zh-CN`, `zh-Hans` and `zh`.
 *
 * @param folder folder of the `<locale>.json` files
 * @param locale name of a Docusaurus locale. If it is not a valid BCP 47 tag, only the file of that name counts.
 * @returns message id → string; empty if the package is not translated into the locale
 * @throws SyntaxError if the file is not valid JSON
 */
export function readCodeTranslations(folder: string, locale: string): Record<string, string> {
  const names = [locale];
  try {
    const {language, script, region} = new Intl.Locale(locale).maximize();
    names.push(`${language}-${region}`, `${language}-${script}`, language);
  } catch (error) {
    if (!(error instanceof RangeError)) {
      throw error;
    }
  }
  const file = names.map((name) => path.join(folder, `${name}.json`)).find(fs.existsSync);
  return file ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>) : {};
}
