import fs from 'fs';
import path from 'path';
import {lockFileName} from './lockFile';
import {readPage} from './page';
import type {Baselines} from './lockFile';
import type {Site} from './site';

/** All Markdown files below a folder, relative to it. */
function markdownFiles(folder: string, inside = ''): string[] {
  if (!fs.existsSync(path.join(folder, inside))) {
    return [];
  }
  return fs.readdirSync(path.join(folder, inside), {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(inside, entry.name);
    return entry.isDirectory() ? markdownFiles(folder, file) : /\.mdx?$/.test(file) ? [file] : [];
  });
}

/** The problems in the pages and in the lock file of a locale, one message each. */
export function pageProblems(site: Site, locale: string, baselines: Baselines): string[] {
  const inPages = site.folders.flatMap(({folder, translationFolder}) =>
    markdownFiles(translationFolder(locale)).flatMap((file) => {
      const translation = path.join(translationFolder(locale), file);
      const source = path.join(folder, file);
      if (!fs.existsSync(source)) {
        return site.isGenerated(source)
          ? []
          : [
              `${site.nameOf(translation)}: its source ${site.nameOf(source)} does not exist. Delete the translation, or move it along with its source.`,
            ];
      }
      const problem = readPage(translation)?.problem;
      return problem
        ? [`${site.nameOf(translation)}: the front matter cannot be read: ${problem}`]
        : [];
    }),
  );
  const lockFile = site.nameOf(path.join(site.localeFolder(locale), lockFileName));
  const inLockFile = Object.keys(baselines)
    .filter((name) => !fs.existsSync(path.resolve(site.context.siteDir, name)))
    .map(
      (name) =>
        `${lockFile} has a baseline of "${name}", which does not exist. Run "translations:mark --all" to remove it.`,
    );
  return [...inPages, ...inLockFile];
}
