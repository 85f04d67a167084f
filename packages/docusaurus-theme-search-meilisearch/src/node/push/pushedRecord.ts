import crypto from 'crypto';
import {documentsOf, type PageRow} from '../../engine/indexFormat';
import type {SearchDocument} from '../../engine/searchTypes';

type RadioField = `hierarchy_radio_lvl${0 | 1 | 2 | 3 | 4 | 5}`;

/** A section as a Meilisearch host keeps it; field names are those of docs-scraper. */
export type PushedRecord = SearchDocument &
  Record<RadioField, string | null> & {
    /** The same for the same section in every build, so that only changes need to travel. */
    objectID: string;
    /** Identifiers of the section's code, and keywords of its page: searched, never shown. */
    identifiers: string;
    /** Order of what matches equally well. */
    weight: {
      /** Kind of the page: documentation before other pages before posts. */
      page_rank: number;
      /** 90 for a page's title, 10 less for each level below it. */
      level: number;
      position: number;
    };
    /** Of all other fields. */
    hash: string;
  };

const levels = [0, 1, 2, 3, 4, 5, 6] as const;
const pageRanks: Record<SearchDocument['type'], number> = {docs: 2, page: 1, blog: 0};

function digest(text: string, length: number): string {
  return crypto.createHash('sha256').update(text).digest('hex').slice(0, length);
}

/** Level of the section's own heading. */
function ownLevel(section: SearchDocument): number {
  return [...levels].reverse().find((level) => section[`hierarchy_lvl${level}`] !== null) ?? 0;
}

/** The heading of the section at its level, `null` at the others: lets an index rank it above the headings it stands under. */
function radioFields(section: SearchDocument): Record<RadioField, string | null> {
  const own = ownLevel(section);
  const field = (level: (typeof levels)[number]) =>
    level === own ? section[`hierarchy_lvl${level}`] : null;
  return {
    hierarchy_radio_lvl0: field(0),
    hierarchy_radio_lvl1: field(1),
    hierarchy_radio_lvl2: field(2),
    hierarchy_radio_lvl3: field(3),
    hierarchy_radio_lvl4: field(4),
    hierarchy_radio_lvl5: field(5),
  };
}

/** Ids of records have letters, digits, "-" and "_" only, so a link cannot be one. */
function recordId({lang, url, anchor}: SearchDocument, occurrence: number): string {
  const place = JSON.stringify([lang, url, anchor, ...(occurrence > 0 ? [occurrence] : [])]);
  return digest(place, 32);
}

function pushedRecord(
  section: SearchDocument,
  hiddenWords: string,
  occurrence: number,
): PushedRecord {
  const {type, position} = section;
  const record = {
    objectID: recordId(section, occurrence),
    ...section,
    ...radioFields(section),
    identifiers: hiddenWords,
    weight: {page_rank: pageRanks[type], level: 100 - 10 * ownLevel(section), position},
  };
  return {...record, hash: digest(JSON.stringify(record), 16)};
}

/** The records of pages, in order. Where a page uses an anchor twice, the second use is told apart by its number. */
export function pushedRecords(pages: PageRow[]): PushedRecord[] {
  const occurrences = new Map<string, number>();
  return pages.flatMap((page) =>
    documentsOf(page).map((section, index) => {
      const place = JSON.stringify([section.lang, section.url, section.anchor]);
      const occurrence = occurrences.get(place) ?? 0;
      occurrences.set(place, occurrence + 1);
      return pushedRecord(section, page.sections[index]?.[3] ?? '', occurrence);
    }),
  );
}
