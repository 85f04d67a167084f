import path from 'path';
import {translationFile} from '../localePages';
import {TranslationProblem} from '../problem';
import type {Site} from '../site';
import type {SourcePage} from '../sourcePages';

/** Options of a command as commander parses them: a string, or `true` for an option without a value. */
export type Flags = Record<string, unknown>;

/**
 * The locales that a command handles: the one of `--locale`, or all except the default locale.
 *
 * @throws TranslationProblem if the site does not translate to the locale
 */
export function selectedLocales({locales}: Site, {locale}: Flags): string[] {
  if (locale === undefined) {
    return locales;
  }
  if (!locales.includes(String(locale))) {
    throw new TranslationProblem(
      `The site has no locale "${String(locale)}" to translate to. Use one of: ${locales.join(', ')}.`,
    );
  }
  return [String(locale)];
}

/**
 * The pages of the files that a command is called with, for each locale that it handles. A source stands for its translations in all
 * these locales, a translation for itself.
 *
 * @param files relative to the working directory
 * @throws TranslationProblem listing the files that are neither, or about the locale
 */
export function namedPages(
  site: Site,
  files: string[],
  flags: Flags,
): {locale: string; pages: SourcePage[]}[] {
  const locales = selectedLocales(site, flags);
  const named = files.map((name) => {
    const file = path.resolve(name);
    const isMeant = (page: SourcePage, locale: string) =>
      page.file === file || translationFile(page, locale) === file;
    const found = site.pages.find((page) => locales.some((locale) => isMeant(page, locale)));
    return {name, file, found, isMeant};
  });
  const stem = (file: string) => file.replace(/\.mdx?$/, '');
  const unknown = named
    .filter(({found}) => !found)
    .map(({name, file}) => {
      const similar = site.pages.find((page) => stem(page.file) === stem(file));
      return similar ? `${name} (did you mean ${site.nameOf(similar.file)}?)` : name;
    });
  if (unknown.length > 0) {
    throw new TranslationProblem(
      `These files are not pages of the site, or are of another locale: ${unknown.join(', ')}. Pass Markdown sources or translations, relative to the site directory.`,
    );
  }
  return locales.map((locale) => ({
    locale,
    // A page can be named by its source and by its translations.
    pages: site.pages.filter((page) => named.some(({isMeant}) => isMeant(page, locale))),
  }));
}
