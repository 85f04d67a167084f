/** Heading levels of a section: `lvl0` its category, `lvl1` the title of its page, `lvl2`… its headings. */
export type Hierarchy = {
  hierarchy_lvl0: string;
  hierarchy_lvl1: string;
  hierarchy_lvl2: string | null;
  hierarchy_lvl3: string | null;
  hierarchy_lvl4: string | null;
  hierarchy_lvl5: string | null;
  hierarchy_lvl6: string | null;
};

/** One section of a page: what is searched, and what a hit gives back. */
export type SearchDocument = Hierarchy & {
  /** Text of the section, without code blocks. */
  content: string;
  /** Path of the page with the base URL, as its route writes it. */
  url: string;
  /** Id of the section's heading; empty for what stands before the first heading. */
  anchor: string;
  /** `<html lang>` of the page. */
  lang: string;
  /** Language of the text, where it is not `lang`: a page that is not translated yet. */
  content_lang?: string;
  /** Label of the docs version; absent where the page belongs to none. */
  version?: string;
  /** Kind of the page. */
  type: 'docs' | 'blog' | 'page';
  /** Place of the section within its page, from 0. */
  position: number;
};

/** A hit in Meilisearch's shape. A foreign index may leave out or null any field. */
export type SearchHit = {[Field in keyof SearchDocument]?: SearchDocument[Field] | null} & {
  /** The same fields, with matches between highlight marks and the content cropped. */
  _formatted?: {[Field in keyof SearchDocument]?: string | number | null} | null;
};

/** Filter expressions of Meilisearch, all of which must hold; of a list within the list one. */
export type SearchFilter = (string | string[])[];

/** Parameters of a search, of Meilisearch's `POST /indexes/{uid}/search`. */
export type SearchParams = {
  /** Number of hits at most. @default 20 */
  limit?: number;
  /** Number of hits to leave out at the beginning. @default 0 */
  offset?: number;
  /** Which documents to search. @default [] (all) */
  filter?: SearchFilter;
  /** Number of words of `content` in `_formatted`. @default 30 */
  cropLength?: number;
  /** Further parameters, for a Meilisearch host. */
  [parameter: string]: unknown;
};

/** What answered a search. */
export type SearchEngine = 'meilisearch' | 'embedded';

/** An answer in Meilisearch's shape. */
export type SearchResponse = {
  hits: SearchHit[];
  query: string;
  limit: number;
  offset: number;
  /** Number of documents that match. */
  estimatedTotalHits: number;
  /** Milliseconds. */
  processingTimeMs: number;
  /** Queries to try instead; only the embedded engine gives them, and only where nothing was found. */
  suggestions?: string[];
  /** Which engine answered; absent where the site has one alone. */
  engine?: SearchEngine;
};

/** What the modal knows of an engine. */
export type SearchClient = {
  /**
   * @throws an `AbortError` where `signal` is aborted; any other error means that the search failed.
   */
  search: (query: string, params: SearchParams, signal: AbortSignal) => Promise<SearchResponse>;
  /** Called at the first sign that a search is coming; never throws. */
  preload?: () => void;
  /**
   * Called at each key, before the pause that comes before `search`: an engine that costs nobody anything may begin. Never throws.
   */
  prepare?: (query: string, params: SearchParams) => void;
};

/** Default of `limit`, from Meilisearch. */
export const defaultLimit = 20;

/** Default of `cropLength`: number of words, from the site's search specification. */
export const defaultCropLength = 30;
