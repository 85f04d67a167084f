import fs from 'fs';
import path from 'path';
import {namedPages, type Flags} from './input';
import {linkTargets, withoutAnchor} from '../links';
import {translationFile} from '../localePages';
import {writeLockFile} from '../lockFile';
import {readPage} from '../page';
import {recordOf} from '../pageComparison';
import type {Site} from '../site';
import type {SourcePage} from '../sourcePages';
import {withVersionBaselines} from '../withVersionBaselines';

/** The target of a Markdown image, of `require` and of `import`, if it is relative: `./a.png`, `a.png`. */
const fileReference =
  /!\[[^\]]*\]\(\s*<?((?![\w-]+:|[/@#])[^\s<>)]+)|(?:\brequire\(|\bfrom\s|^import\s)\s*['"](\.[^'"]+)/gm;

/** The target of a link to a Markdown file, if it is relative: `./a.md`, `guides/a.md`. */
const pageLink = /^(?![\w-]+:|[/@#]).+\.mdx?$/;

const codeBlock = /^ *(```+)[\s\S]*?^ *\1/gm;

/** Advice about the files and pages that Docusaurus finds beside a source, but not beside its translation. */
export function pathAdvice(
  site: Site,
  {file, folder: {folder}}: SourcePage,
  translation: string,
): string[] {
  const text = fs.readFileSync(file, 'utf8').replace(codeBlock, '');
  const isBeside = (page: string, name: string) =>
    fs.existsSync(path.join(path.dirname(page), name));
  const lost = (names: string[]) =>
    [...new Set(names)].filter((name) => isBeside(file, name) && !isBeside(translation, name));
  const files = lost(
    [...text.matchAll(fileReference)].map(([, first, second]) => first ?? second ?? ''),
  );
  const links = lost(
    linkTargets(text)
      .map(withoutAnchor)
      .filter((target) => pageLink.test(target)),
  )
    // Docusaurus also looks for a path without `./` in the folder of the sources.
    .filter((name) => /^\.\.?\//.test(name) || !fs.existsSync(path.join(folder, name)))
    .map((name) => ({name, target: path.resolve(path.dirname(file), name)}))
    .filter(({target}) => target.startsWith(folder + path.sep))
    .map(({name, target}) => {
      const fromFolder = site.nameOf(target).slice(site.nameOf(folder).length + 1);
      return `${name} (write ${fromFolder})`;
    });
  return [
    ...(files.length > 0
      ? [`Copy the files that it refers to, too, or change their paths: ${files.join(', ')}`]
      : []),
    ...(links.length > 0
      ? [`Change the links to pages that are not translated: ${links.join(', ')}`]
      : []),
  ];
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
    lock: withVersionBaselines(site, locale),
  }));
  const reports = locales.flatMap(({locale, pages, folder, lock}) =>
    pages.map((page) => {
      const file = translationFile(page, locale);
      const source = readPage(page.file);
      if (fs.existsSync(file)) {
        return () => [`${site.nameOf(file)} already exists and is not changed.`];
      }
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.copyFileSync(page.file, file, fs.constants.COPYFILE_EXCL);
      if (source && !site.isExcluded(page.file)) {
        lock.pages[site.nameOf(page.file)] = recordOf(source, source);
        writeLockFile(folder, lock);
      }
      return () => [
        `${site.nameOf(file)} is a copy of ${site.nameOf(page.file)}. Translate its text. Do not change code and heading ids.`,
        ...pathAdvice(site, page, file).map((advice) => `  ${advice}`),
      ];
    }),
  );
  // Pages that are copied together can link to each other, so report when all are copied.
  return reports.flatMap((report) => report()).join('\n');
}
