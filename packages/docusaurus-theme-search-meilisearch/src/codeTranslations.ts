import fs from 'fs';
import path from 'path';

/**
 * File names to try for a locale, the most exact first: `zh-cn` → `zh-cn`, `zh-CN`, `zh-Hans`, `zh`.
 * An unusable locale name gives itself alone.
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
 * The package's own UI strings for a locale: message id → text. Empty where the package does not speak the language, so that
 * the English default messages of the components show.
 */
export function readCodeTranslations(folder: string, locale: string): Record<string, string> {
  const file = localesToTry(locale)
    .map((name) => path.join(folder, `${name}.json`))
    .find((candidate) => fs.existsSync(candidate));
  return file ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>) : {};
}
