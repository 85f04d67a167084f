import crypto from 'crypto';
import type {PageRow, SectionRow} from '../../../engine/indexFormat';
import {namesOf} from '../../../engine/names';
import type {SearchDocument} from '../../../engine/searchTypes';

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
  /** Hash of all other fields but the id, to detect changes. */
  hash: string;
};

const pageRanks: Record<PageRow['type'], number> = {docs: 3, page: 2, blog: 1};

/** SHA-256 as hexadecimal digits. `crypto.hash` takes half the time for short texts; Node.js 20.12 and later have it. */
const sha256: (text: string) => string =
  typeof crypto.hash === 'function'
    ? (text) => crypto.hash('sha256', text)
    : (text) => crypto.createHash('sha256').update(text).digest('hex');

/** The last two parts of the path, and those with hyphens also as one word. */
function pathWords(url: string): string {
  const parts = url.split('/').filter(Boolean).slice(-2);
  const compounds = parts.filter((part) => part.includes('-'));
  return [...parts, ...compounds.map((part) => part.replace(/-/g, ''))].join(' ');
}

/** Number of records so far by link. The sections of a page can have the same anchor. */
type Occurrences = Map<string, number>;

/** A hash of the link: Meilisearch allows only letters, digits, "-" and "_" in ids. */
function recordId({lang, url}: PageRow, anchor: string, occurrences: Occurrences): string {
  const link = JSON.stringify([lang, url, anchor]);
  const occurrence = occurrences.get(link) ?? 0;
  occurrences.set(link, occurrence + 1);
  return sha256(occurrence > 0 ? `${link}${occurrence}` : link).slice(0, 32);
}

/** The fields that all records of a page have in common. */
function pageFields(page: PageRow) {
  return {
    url: page.url,
    lang: page.lang,
    content_lang: page.content_lang,
    version: page.version,
    docusaurus_tag: page.docusaurus_tag,
    breadcrumbs: page.breadcrumbs,
    boost: page.boost,
    type: page.type,
    hierarchy_lvl0: page.lvl0,
    hierarchy_lvl1: page.lvl1,
    path: pathWords(page.url),
  };
}

/** The names of a section, and the title of a page for the section below it. */
function pushedName({lvl1, type}: PageRow, [anchor, headings, , , isDefinition]: SectionRow) {
  const heading = headings.length > 0 ? headings[headings.length - 1] : lvl1;
  const section = {type, anchor, is_definition: isDefinition && (true as const)};
  const names = namesOf(heading ?? '', section);
  return names.length === 0 && headings.length === 0 ? lvl1 : names.join(' ');
}

function sectionFields(page: PageRow, section: SectionRow, position: number) {
  const [anchor, headings, content, identifiers = '', isDefinition] = section;
  return {
    hierarchy_lvl2: headings[0] ?? null,
    hierarchy_lvl3: headings[1] ?? null,
    hierarchy_lvl4: headings[2] ?? null,
    hierarchy_lvl5: headings[3] ?? null,
    hierarchy_lvl6: headings[4] ?? null,
    content,
    anchor,
    position,
    is_definition: isDefinition && (true as const),
    name: pushedName(page, section),
    headings: [page.lvl1, ...headings].filter(Boolean).join(' / '),
    identifiers,
    weight: {
      page_rank: pageRanks[page.type] * (page.boost ?? 1),
      level: 90 - 10 * headings.length,
      position,
    },
  };
}

/**
 * Creates the records of pages, in order. Ids of a repeated anchor on a page include the number of its occurrence.
 *
 * @param occurrences the same map for all pages of a site
 */
export function pushedRecords(
  pages: PageRow[],
  occurrences: Occurrences = new Map(),
): PushedRecord[] {
  return pages.flatMap((page) => {
    const ofPage = pageFields(page);
    const pageJson = JSON.stringify(ofPage);
    return page.sections.map((section, index) => {
      const ofSection = sectionFields(page, section, page.from + index);
      return {
        objectID: recordId(page, ofSection.anchor, occurrences),
        ...ofPage,
        ...ofSection,
        hash: sha256(pageJson + JSON.stringify(ofSection)).slice(0, 16),
      };
    });
  });
}
