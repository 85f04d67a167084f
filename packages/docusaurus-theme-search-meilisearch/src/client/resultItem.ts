import type {SearchHit} from '../engine/searchTypes';

/** A hit as it is shown. Texts hold highlight marks. */
export type ResultItem = {
  /** Place in the list, from 0. */
  index: number;
  /** `lvl0` */
  category: string;
  /** `lvl1` */
  subcategory: string;
  /** `lvl2` to `lvl6`; the subcategory where there is none of them. */
  title: string;
  /** The content around the match. */
  text: string;
  /** Where the hit leads; absent where it says nothing of it. */
  url: string | undefined;
  /** Language of the texts, where it is not that of the page that is read: the hit is not translated yet. */
  language?: string;
};

/** Separates the headings of a title. */
const titleSeparator = ' › ';

/** docs-scraper writes an absent level as the text "null". */
function present(value: unknown): string {
  return value === null || value === undefined || value === 'null' ? '' : String(value);
}

/**
 * Whether a link leads to a page, as a browser would read it: it drops control characters before a scheme, and tabs and line
 * breaks within, so that what spells `javascript:` cannot be told by looking at the text.
 */
function isPageLink(link: string): boolean {
  try {
    return /^https?:$/.test(new URL(link, 'https://any.invalid').protocol);
  } catch {
    // No address at all.
    return false;
  }
}

/**
 * The link of a hit: its url with the anchor, unless the url has a hash already; the anchor alone where there is no url. A hit
 * with neither, or with a link that would run a script, has none, and a warning is logged.
 */
export function hitLink(hit: Pick<SearchHit, 'url' | 'anchor'>): string | undefined {
  const url = present(hit.url);
  const anchor = present(hit.anchor);
  if (!url && !anchor) {
    console.warn('A search hit has neither url nor anchor, so it leads nowhere.', hit);
    return undefined;
  }
  if (!isPageLink(url)) {
    console.warn(`A search hit leads to ${url}, which is no page.`, hit);
    return undefined;
  }
  return url.includes('#') || !anchor ? url : `${url}#${anchor}`;
}

function resultItem(hit: SearchHit, index: number): ResultItem {
  const shown = {...hit, ...hit._formatted};
  const headings = [2, 3, 4, 5, 6].map((level) => present(shown[`hierarchy_lvl${level as 2}`]));
  const subcategory = present(shown.hierarchy_lvl1);
  return {
    index,
    // Names the group and may become a query, so it is taken without marks.
    category: present(hit.hierarchy_lvl0),
    subcategory,
    title: headings.filter(Boolean).join(titleSeparator) || subcategory,
    text: present(shown.content),
    url: hitLink(hit),
    language: present(hit.content_lang) || undefined,
  };
}

/**
 * The items of an answer. Those of a category stand together, categories in the order of their best hits.
 *
 * @param transform the site's own changes
 */
export function resultItems(
  hits: SearchHit[],
  transform = (items: ResultItem[]): ResultItem[] => items,
): ResultItem[] {
  const byCategory = new Map<string, ResultItem[]>();
  for (const item of transform(hits.map(resultItem))) {
    byCategory.set(item.category, [...(byCategory.get(item.category) ?? []), item]);
  }
  return Array.from(byCategory.values())
    .flat()
    .map((item, index) => ({...item, index}));
}

/** Items by category, in order. */
export function groupByCategory(items: ResultItem[]): {category: string; items: ResultItem[]}[] {
  const groups: {category: string; items: ResultItem[]}[] = [];
  for (const item of items) {
    const last = groups[groups.length - 1];
    if (last?.category === item.category) {
      last.items.push(item);
    } else {
      groups.push({category: item.category, items: [item]});
    }
  }
  return groups;
}
