import fs from 'fs';
import path from 'path';
import {filesBelow} from './filesBelow';
import {translationFile} from './localePages';
import {lockFileName, type Lock} from './lockFile';
import {readPage} from './page';
import {baselineOf, isSameBaseline, type Baseline} from './pageComparison';
import type {Site} from './site';
import type {SourcePage} from './sourcePages';

/** The page that a deleted source has become: the one with the same content as its baseline. */
function movedTo(site: Site, baseline: Baseline | undefined): SourcePage | undefined {
  return site.pages.find(({file}) => {
    const source = baseline && readPage(file);
    return source && isSameBaseline(baseline, baselineOf(source));
  });
}

/** The problems in the pages and in the lock file of a locale, one message each. */
export function pageProblems(site: Site, locale: string, {pages}: Lock): string[] {
  const moved = new Set<string>();
  const inPages = site.folders.flatMap(({folder, translationFolder}) =>
    filesBelow(translationFolder(locale), /\.mdx?$/).flatMap((file) => {
      const translation = path.join(translationFolder(locale), file);
      const source = path.join(folder, file);
      const name = site.nameOf(source);
      const problem = (text: string) => `${site.nameOf(translation)}: ${text}`;
      if (fs.existsSync(source)) {
        const reason = readPage(translation)?.problem;
        return reason ? problem(`the front matter cannot be read: ${reason}`) : [];
      }
      if (site.isExcluded(source)) {
        return [];
      }
      const target = movedTo(site, pages[name]?.source);
      if (!target) {
        return problem(
          `its source ${name} does not exist. Delete the translation, or move it along with its source.`,
        );
      }
      moved.add(name);
      return problem(
        `its source ${name} is now ${site.nameOf(target.file)}. Move the translation to ${site.nameOf(translationFile(target, locale))}, then run "translations:mark --all --locale ${locale}".`,
      );
    }),
  );
  const lockFile = site.nameOf(path.join(site.localeFolder(locale), lockFileName));
  const inLockFile = Object.keys(pages)
    .filter((name) => !moved.has(name) && !fs.existsSync(path.resolve(site.context.siteDir, name)))
    .map(
      (name) =>
        `${lockFile} has a baseline of "${name}", which does not exist. Run "translations:mark --all" to remove it.`,
    );
  return [...inPages, ...inLockFile];
}

/** Problems that concern all locales, one message each: two pages with one URL or id, and folders of locales that are not configured. */
export function siteProblems(site: Site): string[] {
  const {siteDir, i18n} = site.context;
  /** Key → the first page with it. */
  const known = new Map<string, string>();
  const duplicates = site.pages.flatMap(({path: url, id, folder: {folder}, file}) => {
    const name = site.nameOf(file);
    const keys = [{key: url, what: 'URL', advice: `${url}. Change the id or the slug`}];
    if (id !== undefined) {
      // Sidebars refer to a doc of a version by its id.
      keys.push({key: `${folder} ${id}`, what: 'id', advice: `"${id}". Change the id`});
    }
    const problems = keys.flatMap(({key, what, advice}) => {
      const other = known.get(key);
      known.set(key, other ?? name);
      return other ? `${name} has the same ${what} as ${other}: ${advice} of one of them.` : [];
    });
    return problems.slice(0, 1);
  });
  const folder = path.resolve(siteDir, i18n.path);
  const configured = new Set(i18n.locales.map((locale) => site.localeFolder(locale)));
  const unused = (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    .map((name) => path.join(folder, name))
    .filter((file) => !configured.has(file) && fs.existsSync(path.join(file, lockFileName)))
    .map(
      (file) =>
        `${site.nameOf(file)} has a lock file, but "${path.basename(file)}" is not in "i18n.locales" of the site. Add the locale, or delete the folder.`,
    );
  return [...duplicates, ...unused];
}
