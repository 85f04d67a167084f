import fs from 'fs';
import path from 'path';
import {lockName} from './lock';
import type {Lock} from './lock';
import {readPage} from './site';
import type {Site} from './site';

/** All files of Markdown in a folder, from that folder. */
function markdownFiles(folder: string, inside = ''): string[] {
  if (!fs.existsSync(path.join(folder, inside))) {
    return [];
  }
  return fs.readdirSync(path.join(folder, inside), {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(inside, entry.name);
    return entry.isDirectory() ? markdownFiles(folder, file) : /\.mdx?$/.test(file) ? [file] : [];
  });
}

/** What is wrong with the files of a locale's pages and its lock, each with the file. */
export function pageProblems(site: Site, locale: string, lock: Lock): string[] {
  const ofFiles = site.folders.flatMap(({folder, translationFolder}) =>
    markdownFiles(translationFolder(locale)).flatMap((file) => {
      const translation = path.join(translationFolder(locale), file);
      const source = path.join(folder, file);
      if (!fs.existsSync(source)) {
        return site.isGenerated(source)
          ? []
          : [
              `${site.nameOf(translation)} translates a page that is not there: ${site.nameOf(source)}. Delete it, or move it to where its source went.`,
            ];
      }
      const problem = readPage(translation)?.problem;
      return problem
        ? [`${site.nameOf(translation)}: the front matter cannot be read: ${problem}`]
        : [];
    }),
  );
  const lockFile = site.nameOf(path.join(site.localeFolder(locale), lockName));
  const ofLock = Object.keys(lock)
    .filter((name) => !fs.existsSync(path.resolve(site.context.siteDir, name)))
    .map(
      (name) =>
        `${lockFile} has a baseline of a page that is not there: "${name}". "translations:mark --all" drops it.`,
    );
  return [...ofFiles, ...ofLock];
}
