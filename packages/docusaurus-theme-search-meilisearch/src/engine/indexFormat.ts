import type {SearchDocument} from './searchTypes';

/** Of the files below; a worker of one deploy may meet the index of the next. */
export const indexVersion = 1;

/** `search/index.json`: names the other files, whose names carry a hash of their content. */
export type IndexManifest = {
  version: typeof indexVersion;
  /** Files of `PageRow[]`, in order. */
  pages: string[];
};

/**
 * Anchor; headings from `lvl2` on; content; and words that find the section without being shown: identifiers of its code blocks,
 * keywords of its page.
 */
export type SectionRow = [
  anchor: string,
  headings: (string | null)[],
  content: string,
  hiddenWords?: string,
];

/**
 * A page with its sections. The files hold texts, not an index of their words: the browser makes that in less time than it takes
 * to read a stored one back (measured with 1,092 sections: 0.51 s against 0.60 s), and gets half as many bytes.
 */
export type PageRow = Pick<SearchDocument, 'url' | 'lang' | 'content_lang' | 'version' | 'type'> & {
  lvl0: string;
  lvl1: string;
  /** Position of the first section. */
  from: number;
  sections: SectionRow[];
};

/** The documents of a page, in order. */
export function documentsOf({lvl0, lvl1, from, sections, ...page}: PageRow): SearchDocument[] {
  return sections.map(([anchor, headings, content], index) => ({
    ...page,
    hierarchy_lvl0: lvl0,
    hierarchy_lvl1: lvl1,
    hierarchy_lvl2: headings[0] ?? null,
    hierarchy_lvl3: headings[1] ?? null,
    hierarchy_lvl4: headings[2] ?? null,
    hierarchy_lvl5: headings[3] ?? null,
    hierarchy_lvl6: headings[4] ?? null,
    content,
    anchor,
    position: from + index,
  }));
}
