import fs from 'fs/promises';
import path from 'path';
import {setImmediate} from 'timers/promises';
import {indexVersion, type IndexManifest, type PageRow} from '../../../engine/indexFormat';
import {indexFolder} from '../../../indexer/indexSite';
import {CommandError} from './commandError';
import {pushedRecords, type PushedRecord} from './pushedRecord';

/** Rows whose records are created in one turn of the event loop, so that responses of the host are read at the same time. */
const rowsPerTurn = 50;

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
  // `readFile(file, 'utf8')` decodes a large file in many steps.
  const text = (await fs.readFile(file)).toString();
  try {
    return JSON.parse(text) as Content;
  } catch (error) {
    throw new CommandError(`${file} is not valid JSON: ${String(error)}. Build the site again.`);
  }
}

/** Lists the files of the embedded index of a built locale; none if there is no index. */
async function indexFilesOf(folder: string): Promise<string[]> {
  const manifestFile = path.join(folder, indexFolder, 'index.json');
  const isBuilt = await fs.access(manifestFile).then(
    () => true,
    () => false,
  );
  if (!isBuilt) {
    return [];
  }
  const {version, pages} = await readJson<Partial<IndexManifest>>(manifestFile);
  if (version !== indexVersion || !Array.isArray(pages)) {
    throw new CommandError(
      `${manifestFile} was written by another version of docusaurus-theme-search-meilisearch. Build the site again.`,
    );
  }
  return pages.map((name) => path.join(folder, indexFolder, name));
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
  const occurrences = new Map<string, number>();
  const records: PushedRecord[] = [];
  for (const folder of folders) {
    for (const file of await indexFilesOf(folder)) {
      const rows = await readJson<PageRow[]>(file);
      for (const {lang} of rows) {
        const other = folderOf.get(lang) ?? folder;
        if (other !== folder) {
          throw new CommandError(
            `Both ${other} and ${folder} contain pages in "${lang}". Remove the folder that is not from the last build.`,
          );
        }
        folderOf.set(lang, folder);
      }
      for (let start = 0; start < rows.length; start += rowsPerTurn) {
        records.push(...pushedRecords(rows.slice(start, start + rowsPerTurn), occurrences));
        await setImmediate();
      }
    }
  }
  if (records.length === 0) {
    throw new CommandError(
      `There is no search index in ${outDir}. Run "docusaurus build" first, or set --out-dir to the folder of the built site.`,
    );
  }
  return records;
}
