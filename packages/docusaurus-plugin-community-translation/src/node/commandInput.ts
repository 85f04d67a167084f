import path from 'path';
import {translationFile} from './localePages';
import {TranslationProblem} from './problem';
import type {Site} from './site';
import type {SourcePage} from './sourcePages';

/** What a command prints, and whether it ends with exit code 1. */
export type CommandResult = {output: string; hasFailed?: boolean};

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
 * The pages of the files that a command is called with: sources or translations.
 *
 * @param files relative to the working directory
 * @throws TranslationProblem listing the files that are neither
 */
export function namedPages(site: Site, files: string[]): SourcePage[] {
  const pages = files.map((name) => {
    const file = path.resolve(name);
    const found = site.pages.find(
      (page) =>
        page.file === file || site.locales.some((locale) => translationFile(page, locale) === file),
    );
    return {name, found};
  });
  const stem = (file: string) => file.replace(/\.mdx?$/, '');
  const unknown = pages
    .filter(({found}) => !found)
    .map(({name}) => {
      const similar = site.pages.find((page) => stem(page.file) === stem(path.resolve(name)));
      return similar ? `${name} (did you mean ${site.nameOf(similar.file)}?)` : name;
    });
  if (unknown.length > 0) {
    throw new TranslationProblem(
      `These files are not pages of the site: ${unknown.join(', ')}. Pass Markdown sources or translations, relative to the site directory.`,
    );
  }
  return pages.flatMap(({found}) => found ?? []);
}
