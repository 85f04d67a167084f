import type {Hierarchy, SearchDocument} from './searchTypes';

/**
 * Headings of a record, by level: the category, the title of the page, then the headings from `<h2>` down to the record's own,
 * which is the last. A level that the page skips is `null`.
 */
export type Headings = [category: string, pageTitle: string, ...lower: (string | null)[]];

/** One searchable section of a page. */
export type SearchRecord = Omit<SearchDocument, keyof Hierarchy> & {headings: Headings};

/** Meilisearch's flat heading fields, by level. */
export const headingFields = [
  'hierarchy_lvl0',
  'hierarchy_lvl1',
  'hierarchy_lvl2',
  'hierarchy_lvl3',
  'hierarchy_lvl4',
  'hierarchy_lvl5',
  'hierarchy_lvl6',
] as const;

/** Fields of a document that a record may lack. Copying them one by one takes a tenth of the time of `...rest`. */
const optionalFields = [
  'content_lang',
  'version',
  'docusaurus_tag',
  'breadcrumbs',
  'boost',
  'is_definition',
] as const satisfies (keyof SearchRecord)[];

/** Converts a record to a document in Meilisearch's shape, which has one field for each heading level. */
export function toSearchDocument(record: SearchRecord): SearchDocument {
  const {headings} = record;
  const document: SearchDocument = {
    url: record.url,
    lang: record.lang,
    type: record.type,
    hierarchy_lvl0: headings[0],
    hierarchy_lvl1: headings[1],
    hierarchy_lvl2: headings[2] ?? null,
    hierarchy_lvl3: headings[3] ?? null,
    hierarchy_lvl4: headings[4] ?? null,
    hierarchy_lvl5: headings[5] ?? null,
    hierarchy_lvl6: headings[6] ?? null,
    content: record.content,
    anchor: record.anchor,
    position: record.position,
  };
  optionalFields.forEach((field) => {
    if (record[field] !== undefined) {
      Object.assign(document, {[field]: record[field]});
    }
  });
  return document;
}
