import fs from 'fs';
import path from 'path';
import {namedPages, type Flags} from './commandInput';
import {translationFile} from './localePages';
import {readLockFile, writeLockFile} from './lockFile';
import {readPage} from './page';
import {baselineOf, translationHashes} from './pageComparison';
import type {Site} from './site';
import {withVersionBaselines} from './versionBaselines';

/** The target of a Markdown image, of `require` and of `import`, if it is relative: `./a.png`, `a.png`. */
const fileReference =
  /!\[[^\]]*\]\(\s*<?((?![\w-]+:|[/@#])[^\s<>)]+)|(?:\brequire\(|\bfrom\s|^import\s)\s*['"](\.[^'"]+)/gm;

/** The files beside a source that it refers to and that are missing beside its translation, as written in the source. */
function missingFiles(source: string, translation: string): string[] {
  const references = [...fs.readFileSync(source, 'utf8').matchAll(fileReference)].map(
    ([, image, module]) => image ?? module ?? '',
  );
  const exists = (page: string, name: string) => fs.existsSync(path.join(path.dirname(page), name));
  return [...new Set(references)].filter(
    (name) => exists(source, name) && !exists(translation, name),
  );
}

/**
 * Runs `translations:scaffold`: copies sources to the files of their translations, and records the sources as baselines.
 * Existing files are not changed.
 *
 * @throws TranslationProblem if a file is not a page or a lock file cannot be read. Nothing is written in this case.
 */
export function scaffold(site: Site, files: string[], flags: Flags): string {
  const locales = namedPages(site, files, flags).map(({locale, pages}) => ({
    locale,
    pages,
    folder: site.localeFolder(locale),
    lock: withVersionBaselines(site, locale, readLockFile(site.localeFolder(locale))),
  }));
  const lines = locales.flatMap(({locale, pages, folder, lock}) =>
    pages.map((page) => {
      const file = translationFile(page, locale);
      const source = readPage(page.file);
      if (fs.existsSync(file)) {
        return `${site.nameOf(file)} already exists and is not changed.`;
      }
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.copyFileSync(page.file, file, fs.constants.COPYFILE_EXCL);
      if (source && !site.isGenerated(page.file)) {
        lock.baselines[site.nameOf(page.file)] = baselineOf(source);
        lock.translations[site.nameOf(page.file)] = translationHashes(source, source);
        writeLockFile(folder, lock);
      }
      const missing = missingFiles(page.file, file);
      const copied = `${site.nameOf(file)} is a copy of ${site.nameOf(page.file)}. Translate its text. Do not change code and heading ids.`;
      return missing.length === 0
        ? copied
        : `${copied} Copy the files that it refers to, too, or change their paths: ${missing.join(', ')}`;
    }),
  );
  return lines.join('\n');
}
