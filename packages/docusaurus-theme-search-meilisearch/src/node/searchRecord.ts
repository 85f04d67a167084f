import type {SearchDocument} from '../engine/searchTypes';

/** A section as it was read from a built page; `code` and `keywords` are found but never shown. */
export type SearchRecord = SearchDocument & {
  /** Identifiers of the section's code blocks, each once. */
  code: string[];
  /** `<meta name="keywords">` of the page, in the page's first record. */
  keywords: string;
};
