import {withoutMarks} from '../engine/highlightMarks';
import {headingFields} from '../engine/searchRecord';
import type {SearchDocument, SearchHit} from '../engine/searchTypes';

/** A hit prepared for display. `subcategory`, `title` and `text` contain highlight marks: render them with `SearchHighlight`. */
export type ResultItem = {
  /** Position in the list, from 0. */
  index: number;
  /** `lvl0` */
  category: string;
  /** `lvl1` */
  subcategory: string;
  /** `lvl2` to `lvl6`; the subcategory where there is none of them. */
  title: string;
  /** The content around the match. */
  text: string;
  /** Link of the hit; undefined if the hit has none or an unsafe one. */
  url: string | undefined;
  /** BCP 47 tag of the language of the hit, if it is not the language of the page: the hit is not translated yet. */
  language?: string;
  /** `docusaurus_tag`: names the docs instance and version of the hit. `useDocsLabels` returns their labels. */
  docsTag?: string;
  /** Kind of the page that contains the hit. */
  type?: SearchDocument['type'];
  /** Whether the hit is a definition: it explains one name, such as an option, which is its title. */
  isDefinition?: boolean;
  /** Breadcrumbs of the page, without the page itself, separated by " › "; empty if there are none. */
  breadcrumbs?: string;
};

/** Separates the headings of a title. */
const titleSeparator = ' › ';

/** docs-scraper writes "null" for an absent level. */
function present(value: unknown): string {
  return value === null || value === undefined || value === 'null' ? '' : String(value);
}

/**
 * Whether a link has the scheme `http:` or `https:`. The link is parsed as in a browser, which ignores control characters before
 * the scheme, and tabs and line breaks in it: comparing strings would miss some spellings of `javascript:`.
 */
function isPageLink(link: string): boolean {
  try {
    return /^https?:$/.test(new URL(link, 'https://any.invalid').protocol);
  } catch {
    // Not a valid URL.
    return false;
  }
}

/**
 * The link of a hit: its URL with the anchor, unless the URL has a hash already, or the anchor alone if there is no URL.
 *
 * @returns undefined if the hit has neither, or a scheme other than http(s); a warning is logged
 */
export function hitLink(hit: Pick<SearchHit, 'url' | 'anchor'>): string | undefined {
  const url = present(hit.url);
  const anchor = present(hit.anchor);
  if (!url && !anchor) {
    console.warn('A search hit has neither url nor anchor, so it has no link.', hit);
    return undefined;
  }
  if (!isPageLink(url)) {
    console.warn(`A search hit has the link ${url}, which is not an http or https URL.`, hit);
    return undefined;
  }
  return url.includes('#') || !anchor ? url : `${url}#${anchor}`;
}

function resultItem(hit: SearchHit, index: number): ResultItem {
  const shown = {...hit, ...hit._formatted};
  const [, subcategory = '', ...lower] = headingFields.map((field) => present(shown[field]));
  return {
    index,
    // Without highlight marks: it is a group name, and may become a query.
    category: present(hit.hierarchy_lvl0),
    subcategory,
    title: lower.filter(Boolean).join(titleSeparator) || subcategory,
    text: present(shown.content),
    url: hitLink(hit),
    language: present(hit.content_lang) || undefined,
    docsTag: present(hit.docusaurus_tag) || undefined,
    type: hit.type ?? undefined,
    isDefinition: hit.is_definition ?? false,
    breadcrumbs: withoutMarks(present(hit.breadcrumbs)),
  };
}

/** Returns what the icon of an item shows. */
export function iconOf(item: ResultItem): 'page' | 'post' | 'section' | 'definition' {
  if (isSection(item)) {
    return item.isDefinition ? 'definition' : 'section';
  }
  return pageIconOf(item);
}

/** Returns what the icon of the page of an item shows. */
export function pageIconOf({type}: ResultItem): 'page' | 'post' {
  return type === 'blog' ? 'post' : 'page';
}

/** Whether an item is a section of its page, and not the page as a whole. */
export function isSection({title, subcategory}: ResultItem): boolean {
  return title !== subcategory;
}

/** Groups by a key. Groups are in the order of their first members. */
function groupBy<Member>(members: Member[], keyOf: (member: Member) => string): Member[][] {
  const groups = new Map<string, Member[]>();
  for (const member of members) {
    const key = keyOf(member);
    groups.set(key, [...(groups.get(key) ?? []), member]);
  }
  return Array.from(groups.values());
}

/** Groups items by their page, which is their link without the hash. */
export function groupByPage(items: ResultItem[]): ResultItem[][] {
  return groupBy(items, ({url, subcategory}) => url?.split('#')[0] ?? subcategory);
}

/** Groups items by category. */
export function groupByCategory(items: ResultItem[]): {category: string; items: ResultItem[]}[] {
  return groupBy(items, ({category}) => category).map((group) => ({
    category: (group[0] as ResultItem).category,
    items: group,
  }));
}

/**
 * Converts the hits of a response to result items, grouped by category and page. Categories are in the order of their best hits; so
 * are the pages of a category.
 *
 * @param transform `transformItems` of the site, called before the items are grouped
 */
export function resultItems(
  hits: SearchHit[],
  transform = (items: ResultItem[]): ResultItem[] => items,
): ResultItem[] {
  return groupByCategory(transform(hits.map(resultItem)))
    .flatMap(({items}) => groupByPage(items).flat())
    .map((item, index) => ({...item, index}));
}
