import fs from 'fs/promises';
import path from 'path';
import {readBuiltPage} from './builtPage';
import type {Vocabulary} from '../engine/vocabulary';
import {categoryOf, matchesPath, type CategorySite} from './categoryOf';
import {createIndexFiles} from './createIndexFiles';
import {readSections} from './readSections';
import type {Section} from '../section';
import {withoutSlash} from '../paths';
import type {SiteContent} from './siteContent';
import type {PathPattern} from '../config/options';

/** Folder of the index within the built site. */
export const indexFolder = 'search';

/** Properties of the site that the indexer needs. */
export type IndexedSite = CategorySite &
  SiteContent & {
    /** Folder of the built locale. */
    outDir: string;
    /** Base URL of the locale, with a leading and a trailing slash. */
    baseUrl: string;
    /** What Docusaurus appends to the titles of pages, such as ` | Site`. */
    titleSuffix: string;
    /** Pages to leave out. */
    exclude: PathPattern[];
    /** Words that the site configures for the locale. */
    vocabulary: Vocabulary;
  };

/** Number of files that are read at the same time. */
const concurrency = 16;

async function readFileSections(file: string, site: IndexedSite): Promise<Section[]> {
  const html = await fs.readFile(path.join(site.outDir, file), 'utf8');
  const page = readBuiltPage(html, file, site);
  if (!page) {
    return [];
  }
  const sitePath = `/${page.url.slice(site.baseUrl.length)}`;
  const settings = site.pageSettings.get(withoutSlash(page.url));
  if (settings === false || site.exclude.some((pattern) => matchesPath(pattern, sitePath))) {
    return [];
  }
  return readSections(page, categoryOf(page, sitePath, site), settings);
}

/**
 * Reads the sections of built pages, sorted by path.
 *
 * @param htmlFiles paths within `outDir`
 */
export async function readSiteSections(htmlFiles: string[], site: IndexedSite): Promise<Section[]> {
  const files = [...htmlFiles].sort();
  const sections: Section[] = [];
  for (let start = 0; start < files.length; start += concurrency) {
    const batch = files.slice(start, start + concurrency);
    const read = await Promise.all(batch.map((file) => readFileSections(file, site)));
    sections.push(...read.flat());
  }
  return sections;
}

/**
 * Writes the index of built pages to `<outDir>/search/`.
 *
 * @param htmlFiles paths within `outDir`
 */
export async function indexSite(htmlFiles: string[], site: IndexedSite): Promise<void> {
  const files = createIndexFiles(await readSiteSections(htmlFiles, site), site.vocabulary);
  const folder = path.join(site.outDir, indexFolder);
  await fs.mkdir(folder, {recursive: true});
  await Promise.all(
    Array.from(files, ([name, content]) => fs.writeFile(path.join(folder, name), content)),
  );
}
