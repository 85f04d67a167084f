import type {Section} from './section';

/** A section that matches a query. */
export type SearchHit = Section & {
  /**
   * The texts with highlight marks around matches, `content` cropped to the words around them. `highlightParts` splits them; they never
   * contain HTML.
   */
  marked: Pick<Section, 'pageTitle' | 'headings' | 'content'>;
};

/** Fields that a filter can test. */
export const filterFields = ['lang', 'type', 'version', 'docsTag', 'category'] as const;

export type FilterField = (typeof filterFields)[number];

/** For each field, the values of which a section must have one. `null` stands for sections without the field. */
export type SearchFilter = {[Field in FilterField]?: (string | null)[]};

/** Parameters of a search. */
export type SearchParams = {
  /** Maximum number of hits. @default 20 */
  limit?: number;
  /** Filters for the sections to search. All of them must match. @default [] (all sections) */
  filter?: SearchFilter[];
  /** Maximum number of words of the marked content. @default 30 */
  cropLength?: number;
  /** Whether to count the matching sections by category. @default false */
  countCategories?: boolean;
  /** Further parameters, which only a Meilisearch host receives. */
  [parameter: string]: unknown;
};

/**
 * The engine that a response comes from. It is `meilisearch`, too, if the embedded index was searched because the host had few hits.
 */
export type SearchEngine = 'meilisearch' | 'embedded';

/** The result of a search. */
export type SearchResponse = {
  /** The best matches, best first. */
  hits: SearchHit[];
  /** Number of sections that match. */
  total: number;
  /** Queries to try instead. Only the embedded engine provides them, and only if there are no hits. */
  suggestions?: string[];
  /** Number of matching sections by category. Absent if it was not requested, or if the engine cannot count them. */
  categories?: Record<string, number>;
  /** The engine that the response comes from. Absent if the site has only one engine. */
  engine?: SearchEngine;
};

/** Default of `limit`, the same as Meilisearch's. */
export const defaultLimit = 20;

/** Default of `cropLength`, in words. Longer than Meilisearch's default of 10, to show the context of a match. */
export const defaultCropLength = 30;
