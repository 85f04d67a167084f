import path from 'path';
import {translationFile} from './localePages';
import {TranslationProblem} from './problem';
import type {Site} from './site';
import type {SourcePage} from './sourcePages';

/**
 * The pages that files on a command line name: sources, or translations.
 *
 * @param files from the folder in which the command runs
 * @throws TranslationProblem naming the files that are neither
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
  const unknown = pages.filter(({found}) => !found).map(({name}) => name);
  if (unknown.length > 0) {
    throw new TranslationProblem(
      `The site shows no page of: ${unknown.join(', ')}. Name sources or translations in Markdown, from the site's folder.`,
    );
  }
  return pages.flatMap(({found}) => found ?? []);
}
