import fs from 'fs/promises';
import path from 'path';
import {indexVersion, type IndexManifest, type PageRow} from '../../engine/indexFormat';
import {indexFolder} from '../indexSite';
import {CommandError} from './commandError';
import {pushedRecords, type PushedRecord} from './pushedRecord';

/** The part of `i18n` of the site that the commands need. */
export type SiteLocales = {
  locales: string[];
  localeConfigs: Record<string, {htmlLang?: string} | undefined>;
};

/** `<html lang>` of a locale, which is the field `lang` of its records. */
export function langOf(locale: string, {localeConfigs}: SiteLocales): string {
  return localeConfigs[locale]?.htmlLang ?? locale;
}

async function readJson<Content>(file: string): Promise<Content> {
  const text = await fs.readFile(file, 'utf8');
  try {
    return JSON.parse(text) as Content;
  } catch (error) {
    throw new CommandError(`${file} is not valid JSON: ${String(error)}. Build the site again.`);
  }
}

/** Reads the embedded index of a built locale; `null` if there is none. */
async function readPages(folder: string): Promise<PageRow[] | null> {
  const manifestFile = path.join(folder, indexFolder, 'index.json');
  const isBuilt = await fs.access(manifestFile).then(
    () => true,
    () => false,
  );
  if (!isBuilt) {
    return null;
  }
  const {version, pages} = await readJson<Partial<IndexManifest>>(manifestFile);
  if (version !== indexVersion || !Array.isArray(pages)) {
    throw new CommandError(
      `${manifestFile} was written by another version of docusaurus-theme-search-meilisearch. Build the site again.`,
    );
  }
  const files = await Promise.all(
    pages.map((name) => readJson<PageRow[]>(path.join(folder, indexFolder, name))),
  );
  return files.flat();
}

/**
 * Reads the records of a built site, in all locales of the folder. They come from the embedded index, so that both engines search
 * the same sections.
 *
 * @param outDir folder of one locale, or of the default locale with the other locales in subfolders
 * @throws CommandError if the folder has no index, an index is invalid, or two folders have pages in the same language
 */
export async function readBuiltRecords(outDir: string, site: SiteLocales): Promise<PushedRecord[]> {
  const folders = [outDir, ...site.locales.map((locale) => path.join(outDir, locale))];
  const folderOf = new Map<string, string>();
  const rows: PageRow[] = [];
  for (const folder of folders) {
    const pages = (await readPages(folder)) ?? [];
    for (const lang of new Set(pages.map((page) => page.lang))) {
      const other = folderOf.get(lang);
      if (other !== undefined) {
        throw new CommandError(
          `Both ${other} and ${folder} contain pages in "${lang}". Remove the folder that is not from the last build.`,
        );
      }
      folderOf.set(lang, folder);
    }
    rows.push(...pages);
  }
  if (rows.length === 0) {
    throw new CommandError(
      `There is no search index in ${outDir}. Run "docusaurus build" first, or set --out-dir to the folder of the built site.`,
    );
  }
  return pushedRecords(rows);
}
