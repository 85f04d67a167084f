import {withoutMarks} from '../../engine/text/highlightMarks';
import {isFields, type UnknownFields} from '../../isFields';
import type {SearchHit} from '../../search';
import type {Section} from '../../section';

/** Primary key of the records. */
export const primaryKey = 'objectID';

/** The fields of a record in which its headings are, from the title of the page. */
export const headingFields = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy_lvl${level}`);

/** What a host stores for a section. The names of the fields are those of docs-scraper, and a few more. */
export type HostRecord = {
  /** Id of the section. It is the same in each build, so that only changes are sent. */
  objectID: string;
  /** Headings from the title of the page (level 1). */
  [heading: `hierarchy_lvl${number}`]: string | null;
  content: string;
  url: string;
  anchor: string;
  lang: string;
  content_lang?: string;
  version?: string;
  docusaurus_tag?: string;
  breadcrumbs?: string;
  type: Section['type'];
  position: number;
  is_definition?: true;
  /** The title of the page, or the names of the section: the first attribute that is searched. */
  name: string;
  /** All headings, as one searched attribute, so that words that are spread over them match equally. */
  headings: string;
  /** Words of the page's path: `features system-tray systemtray` for `/docs/features/system-tray`. */
  path: string;
  /** `hiddenWords` of the section. */
  identifiers: string;
  /** Ranks records that match equally well. */
  weight: {
    /** By type of the page: 3 for documentation, 2 for other pages, 1 for blog posts; times the boost of the page. */
    page_rank: number;
    /** 90 for a page title, 10 less for each heading level below it. */
    level: number;
    position: number;
  };
  /** Hash of the other fields, to detect changes. */
  hash: string;
};

/** Fields that a host returns with a hit, or that a push compares. The others are only searched. */
export const displayedFields = [
  primaryKey,
  'hierarchy_lvl0',
  ...headingFields,
  'content',
  'url',
  'anchor',
  'lang',
  'content_lang',
  'version',
  'docusaurus_tag',
  'breadcrumbs',
  'type',
  'position',
  'is_definition',
  'hash',
];

/**
 * Returns the record of a section, without its hash.
 *
 * @param fields what the record has in addition to the section
 */
export function recordOf(
  section: Section,
  fields: Pick<HostRecord, 'objectID' | 'name' | 'path' | 'weight'>,
): Omit<HostRecord, 'hash'> {
  const titles = [section.pageTitle, ...section.headings];
  return {
    ...fields,
    hierarchy_lvl0: section.category,
    ...Object.fromEntries(headingFields.map((field, index) => [field, titles[index] ?? null])),
    content: section.content,
    url: section.url,
    anchor: section.anchor,
    lang: section.lang,
    content_lang: section.contentLang,
    version: section.version,
    docusaurus_tag: section.docsTag,
    breadcrumbs: section.breadcrumbs,
    type: section.type,
    position: section.position,
    is_definition: section.isDefinition,
    headings: titles.filter(Boolean).join(' / '),
    identifiers: section.hiddenWords ?? '',
  };
}

/** A text field. docs-scraper writes "null" for an absent level; other tools write numbers. Other types are dropped. */
export function textOf(value: unknown): string | undefined {
  return (typeof value === 'string' && value !== 'null') || typeof value === 'number'
    ? String(value)
    : undefined;
}

function markedTexts(fields: UnknownFields): SearchHit['marked'] {
  const [pageTitle = '', ...headings] = headingFields.map((field) => textOf(fields[field]) ?? '');
  return {pageTitle, headings: headings.filter(Boolean), content: textOf(fields.content) ?? ''};
}

/** A hit without the fields that only the indexer and the embedded engine use. */
type HostHit = Omit<SearchHit, 'boost' | 'hiddenWords'>;

/** Requires optional fields too, if only as `undefined`, so that a new field of sections is not forgotten here. */
type AllFields<Type> = {[Field in keyof Required<Type>]: Type[Field]};

/**
 * Reads a hit of a host. Records of other tools may lack fields, or contain fields of other types, which are left out.
 *
 * @param fields the record, with the marked texts in `_formatted`
 */
export function hitOf({_formatted, ...fields}: UnknownFields): AllFields<HostHit> {
  const text = (name: string) => textOf(fields[name]);
  const plain = markedTexts(fields);
  // Highlight marks in the record itself come from its author, not from the engine.
  const unmarked = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, withoutMarks(textOf(value) ?? '')]),
  );
  return {
    ...plain,
    url: text('url') ?? '',
    anchor: text('anchor') ?? '',
    lang: text('lang') ?? '',
    contentLang: text('content_lang'),
    category: text('hierarchy_lvl0') ?? '',
    type: fields.type === 'blog' || fields.type === 'page' ? fields.type : 'docs',
    position: Number(text('position')) || 0,
    isDefinition: fields.is_definition === true || undefined,
    version: text('version'),
    docsTag: text('docusaurus_tag'),
    breadcrumbs: text('breadcrumbs'),
    marked: markedTexts(isFields(_formatted) ? {...unmarked, ..._formatted} : unmarked),
  };
}
