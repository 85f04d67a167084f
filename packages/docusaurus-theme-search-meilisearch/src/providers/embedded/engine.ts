import type {SearchParams, SearchResponse} from '../../engine/searchTypes';

/** A search engine with its index loaded. */
export type EmbeddedEngine = {
  search: (query: string, params: SearchParams) => SearchResponse | Promise<SearchResponse>;
  /** Starts a speculative search: a likely query is searched before it is requested. Only implemented if it does not block other work. */
  speculate?: (query: string, params: SearchParams) => void;
};
