import type {SearchRecord} from '../engine/searchRecord';

/** A record as it is read from a built page. `code` and `keywords` are searched but not displayed. */
export type ExtractedRecord = SearchRecord & {
  /** Identifiers of the section's code blocks, without duplicates. */
  code: string[];
  /** Keywords and tags of the page. Only the first record of a page has it; it is empty in the others. */
  keywords: string;
};
