import crypto from 'crypto';
import {recordsOf, type PageRow} from '../../engine/indexFormat';
import {namesOf} from '../../engine/names';
import {toSearchDocument, type SearchRecord} from '../../engine/searchRecord';
import type {SearchDocument} from '../../engine/searchTypes';

/** A record on a Meilisearch host. The field names are those of docs-scraper. */
export type PushedRecord = SearchDocument & {
  /** Id of the section. It is stable across builds, so that only changes are sent. */
  objectID: string;
  /** The title of the page, or the name of the section if its heading is an identifier: the first attribute that is searched. */
  name: string;
  /** The headings from the page title to the section's own. One searched attribute, so that words spread over them match equally. */
  headings: string;
  /** Words of the page's path: `features system-tray systemtray` for `/docs/features/system-tray`. */
  path: string;
  /** Identifiers in the code blocks of the section, and keywords of its page: searchable, but not displayed. */
  identifiers: string;
  /** Ranks records that match equally well. */
  weight: {
    /** By type of the page: 3 for documentation, 2 for other pages, 1 for blog posts; times the boost of the page. */
    page_rank: number;
    /** 90 for a page title, 10 less for each heading level below it. */
    level: number;
    position: number;
  };
  /** Hash of all other fields, to detect changes. */
  hash: string;
};

const pageRanks: Record<SearchRecord['type'], number> = {docs: 3, page: 2, blog: 1};

function digest(text: string, length: number): string {
  return crypto.createHash('sha256').update(text).digest('hex').slice(0, length);
}

/** The last two parts of the path, and those with hyphens also as one word. */
function pathWords(url: string): string {
  const parts = url.split('/').filter(Boolean).slice(-2);
  const compounds = parts.filter((part) => part.includes('-'));
  return [...parts, ...compounds.map((part) => part.replace(/-/g, ''))].join(' ');
}

/** A hash of the link: Meilisearch allows only letters, digits, "-" and "_" in ids. */
function recordId({lang, url, anchor}: SearchRecord, occurrence: number): string {
  const link = JSON.stringify([lang, url, anchor, ...(occurrence > 0 ? [occurrence] : [])]);
  return digest(link, 32);
}

/** The names of a section, and the title of a page for the section below it. */
function pushedNames(section: SearchRecord): string[] {
  const heading = section.headings[section.headings.length - 1] ?? '';
  const names = namesOf(heading, section);
  return names.length === 0 && section.headings.length === 2 ? [heading] : names;
}

function pushedRecord(
  section: SearchRecord,
  hiddenWords: string,
  occurrence: number,
): PushedRecord {
  const {headings, type, position, boost = 1} = section;
  const record = Object.assign(toSearchDocument(section), {
    objectID: recordId(section, occurrence),
    name: pushedNames(section).join(' '),
    headings: headings.slice(1).filter(Boolean).join(' / '),
    path: pathWords(section.url),
    identifiers: hiddenWords,
    weight: {page_rank: pageRanks[type] * boost, level: 100 - 10 * (headings.length - 1), position},
  });
  return Object.assign(record, {hash: digest(JSON.stringify(record), 16)});
}

/** Creates the records of pages, in order. Ids of a repeated anchor on a page include the number of its occurrence. */
export function pushedRecords(pages: PageRow[]): PushedRecord[] {
  const occurrences = new Map<string, number>();
  return pages.flatMap((page) =>
    recordsOf(page).map((section, index) => {
      const link = JSON.stringify([section.lang, section.url, section.anchor]);
      const occurrence = occurrences.get(link) ?? 0;
      occurrences.set(link, occurrence + 1);
      return pushedRecord(section, page.sections[index]?.[3] ?? '', occurrence);
    }),
  );
}
