import fs from 'fs';
import path from 'path';
import {localesOf} from './commands';
import {translationFile} from './localePages';
import {readLock, writeLock} from './lock';
import {namedPages} from './namedPages';
import {baselineOf} from './pageStatus';
import {readPage} from './site';
import type {Flags} from './commands';
import type {Site} from './site';

/**
 * `translations:scaffold`: copies sources to where their translations belong, and records them as baselines. A file that is there
 * is left as it is.
 *
 * @throws TranslationProblem if a file is no page, or a lock cannot be read; nothing is written then
 */
export function scaffold(site: Site, files: string[], flags: Flags): string {
  const pages = namedPages(site, files);
  const locales = localesOf(site, flags).map((locale) => ({
    locale,
    folder: site.localeFolder(locale),
    lock: readLock(site.localeFolder(locale)),
  }));
  const lines = locales.flatMap(({locale, folder, lock}) =>
    pages.map((page) => {
      const file = translationFile(page, locale);
      const source = readPage(page.file);
      if (fs.existsSync(file)) {
        return `${site.nameOf(file)} is there, and left as it is.`;
      }
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.copyFileSync(page.file, file, fs.constants.COPYFILE_EXCL);
      if (source && !site.isGenerated(page.file)) {
        lock[site.nameOf(page.file)] = baselineOf(source);
        writeLock(folder, lock);
      }
      return `${site.nameOf(file)} is a copy of ${site.nameOf(page.file)}: translate its text, and leave code and heading ids.`;
    }),
  );
  return lines.join('\n');
}
