/** Heading levels of a section: `lvl0` is its category, `lvl1` the title of its page, `lvl2` to `lvl6` its headings. */
export type Hierarchy = {
  hierarchy_lvl0: string;
  hierarchy_lvl1: string;
  hierarchy_lvl2: string | null;
  hierarchy_lvl3: string | null;
  hierarchy_lvl4: string | null;
  hierarchy_lvl5: string | null;
  hierarchy_lvl6: string | null;
};

/** One section of a page in Meilisearch's shape: the fields that filters read and hits contain. */
export type SearchDocument = Hierarchy & {
  /** Text of the section, without code blocks. */
  content: string;
  /** Path of the page with the base URL, as its route writes it. */
  url: string;
  /** Id of the section's heading. Empty for the section before the first heading. */
  anchor: string;
  /** `<html lang>` of the page. */
  lang: string;
  /** Language of the text, if it is not `lang`: the page is not translated yet. */
  content_lang?: string;
  /** Label of the docs version. Absent if the page does not belong to a version. */
  version?: string;
  /**
   * Docs instance and version of the page: `docs-<id of the docs plugin>-<name of the version>`, as Docusaurus writes it to
   * `<meta name="docusaurus_tag">`. Absent if the page does not belong to a version.
   */
  docusaurus_tag?: string;
  /** Breadcrumbs of the page, without the page itself, separated by " › ". Absent if the page has none. */
  breadcrumbs?: string;
  /** Kind of page. */
  type: 'docs' | 'blog' | 'page';
  /** Index of the section within its page, from 0. */
  position: number;
  /** Factor of the page in the ranking, from its front matter. Absent if it is 1. */
  boost?: number;
  /** Set for a definition: the section explains one name, such as an option, which is its own heading. */
  is_definition?: true;
};

/** A hit in Meilisearch's shape. Any field may be missing or `null`: an index on a host may have been written by another tool. */
export type SearchHit = {[Field in keyof SearchDocument]?: SearchDocument[Field] | null} & {
  /** The same fields, with highlight marks around matches and with cropped content. */
  _formatted?: {[Field in keyof SearchDocument]?: string | number | boolean | null} | null;
};

/** Meilisearch filter expressions. All of them must match; of a nested list, at least one must match. */
export type SearchFilter = (string | string[])[];

/** Parameters of a search, as in Meilisearch's `POST /indexes/{uid}/search`. */
export type SearchParams = {
  /** Maximum number of hits. @default 20 */
  limit?: number;
  /** Number of hits to skip. @default 0 */
  offset?: number;
  /** Filter for the documents to search. @default [] (all documents) */
  filter?: SearchFilter;
  /** Maximum number of words of `content` in `_formatted`. @default 30 */
  cropLength?: number;
  /** Attributes to count by value. The embedded engine supports `hierarchy_lvl0`, the category. @default [] */
  facets?: string[];
  /** Further parameters for a Meilisearch host. */
  [parameter: string]: unknown;
};

/**
 * The engine that a response comes from. It is `meilisearch`, too, if the embedded index was searched because the host had few hits.
 */
export type SearchEngine = 'meilisearch' | 'embedded';

/** A response in Meilisearch's shape. */
export type SearchResponse = {
  hits: SearchHit[];
  query: string;
  limit: number;
  offset: number;
  /** Number of documents that match. */
  estimatedTotalHits: number;
  /** Duration of the search in milliseconds. */
  processingTimeMs: number;
  /** Queries to try instead. Only the embedded engine provides them, and only if there are no hits. */
  suggestions?: string[];
  /** Number of matching documents by attribute of `facets` and by value. Absent if the engine cannot count them. */
  facetDistribution?: Record<string, Record<string, number>>;
  /** The query that was searched instead, because `query` is probably a mistake. Absent if `query` itself was searched. */
  correctedQuery?: string;
  /** The engine that the response comes from. Absent if the site has only one engine. */
  engine?: SearchEngine;
};

/** The interface between the user interface and an engine. */
export type SearchClient = {
  /**
   * Searches.
   *
   * @throws `AbortError` if `signal` is aborted; any other error means that the search failed
   */
  search: (query: string, params: SearchParams, signal: AbortSignal) => Promise<SearchResponse>;
  /** Fetches code and data ahead of the first search. Called when a search becomes likely. Never throws. */
  preload?: () => void;
  /**
   * Starts a speculative search. Called for every key, before the debounce ends. Only for engines that put no load on a server.
   * Never throws.
   */
  speculate?: (query: string, params: SearchParams) => void;
};

/** The attribute with the category, as a facet and in filters. */
export const categoryField = 'hierarchy_lvl0';

/** Default of `limit`, the same as Meilisearch's. */
export const defaultLimit = 20;

/** Default of `cropLength`, in words. Longer than Meilisearch's default of 10, to show the context of a match. */
export const defaultCropLength = 30;
