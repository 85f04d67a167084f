import type {SearchParams, SearchResponse} from '../search';

/** A source of search results: the embedded index or a host. */
export type SearchProvider = {
  /**
   * Searches.
   *
   * @param onTitles receives what is found in titles, if the texts of the embedded index are still being loaded
   * @throws `AbortError` if `signal` is aborted; any other error means that the search failed
   */
  search: (
    query: string,
    params: SearchParams,
    signal: AbortSignal,
    onTitles?: (found: SearchResponse) => void,
  ) => Promise<SearchResponse>;
  /** Fetches code and data ahead of the first search. Called when a search becomes likely. Never throws. */
  preload?: () => void;
  /** Milliseconds to wait after a key press before a search: 0 for an engine that puts no load on a server. */
  delay: number;
};
