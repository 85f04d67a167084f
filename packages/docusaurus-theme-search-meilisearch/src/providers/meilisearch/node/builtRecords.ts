import path from 'path';
import {namesOf} from '../../../engine/names';
import {readBuiltIndex} from '../../../indexer/readBuiltIndex';
import type {SiteLocales} from '../../../langOf';
import type {Section} from '../../../section';
import {recordOf, type HostRecord} from '../record';
import {sha256} from '../../../node/sha256';
import {UserError} from '../../../node/userError';

const pageRanks: Record<Section['type'], number> = {docs: 3, page: 2, blog: 1};

/** The last two parts of the path, and those with hyphens also as one word. */
function pathWords(url: string): string {
  const parts = url.split('/').filter(Boolean).slice(-2);
  const compounds = parts.filter((part) => part.includes('-'));
  return [...parts, ...compounds.map((part) => part.replace(/-/g, ''))].join(' ');
}

/** The names of a section. The section before the first heading has the title of the page, unless that is a name. */
function nameOf(section: Section): string {
  const names = namesOf(section);
  return names.length === 0 && section.headings.length === 0 ? section.pageTitle : names.join(' ');
}

/** Creates the records of sections, in order. Ids of a repeated anchor on a page include the number of its occurrence. */
export function recordsOf(sections: Section[]): HostRecord[] {
  const occurrences = new Map<string, number>();
  return sections.map((section) => {
    const {url, lang, anchor, type, position, headings, boost = 1} = section;
    const link = JSON.stringify([lang, url, anchor]);
    const occurrence = occurrences.get(link) ?? 0;
    occurrences.set(link, occurrence + 1);
    const record = recordOf(section, {
      // Meilisearch allows only letters, digits, "-" and "_" in ids.
      objectID: sha256(occurrence > 0 ? `${link}${occurrence}` : link).slice(0, 32),
      name: nameOf(section),
      path: pathWords(url),
      weight: {page_rank: pageRanks[type] * boost, level: 90 - 10 * headings.length, position},
    });
    return {...record, hash: sha256(JSON.stringify(record)).slice(0, 16)} as HostRecord;
  });
}

/**
 * Reads the records of a built site, in all locales of the folder. They come from the embedded index, so that both engines search
 * the same sections.
 *
 * @param outDir folder of one locale, or of the default locale with the other locales in subfolders
 * @throws UserError if the folder has no index, an index is invalid, or two folders have pages in the same language
 */
export async function readBuiltRecords(outDir: string, site: SiteLocales): Promise<HostRecord[]> {
  const folderOf = new Map<string, string>();
  const sections: Section[] = [];
  for (const folder of [outDir, ...site.locales.map((locale) => path.join(outDir, locale))]) {
    const built = await readBuiltIndex(folder);
    for (const section of built.sections) {
      const {lang} = section;
      const other = folderOf.get(lang) ?? folder;
      if (other !== folder) {
        throw new UserError(
          `Both ${other} and ${folder} contain pages in "${lang}". Remove the folder that is not from the last build.`,
        );
      }
      folderOf.set(lang, folder);
      sections.push(section);
    }
  }
  if (sections.length === 0) {
    throw new UserError(
      `There is no search index in ${outDir}. Run "docusaurus build" first, or set --out-dir to the folder of the built site.`,
    );
  }
  return recordsOf(sections);
}
