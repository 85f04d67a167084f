import type {SearchParams, SearchResponse} from '../../engine/searchTypes';
import type {EmbeddedEngine} from './engine';

type Search = (query: string, params: SearchParams) => Promise<SearchResponse>;

/**
 * Adds speculative search to an engine: `speculate` starts a search while the reader may still be typing, and a `search` with the
 * same arguments returns its response.
 */
export function speculativeSearch(search: Search): Required<EmbeddedEngine> {
  let speculation:
    {query: string; params: SearchParams; response: Promise<SearchResponse>} | undefined;
  let isSearching = false;

  const start = async (query: string, params: SearchParams) => {
    isSearching = true;
    try {
      return await search(query, params);
    } finally {
      isSearching = false;
    }
  };

  return {
    speculate(query, params) {
      // One search at a time: on a slow device, searches for every key would queue up and delay the one that is needed.
      if (!isSearching) {
        speculation = {query, params, response: start(query, params)};
        // If the response is requested, `search` rejects with the same error. Otherwise the error does not matter.
        speculation.response.catch(() => undefined);
      }
    },
    search(query, params) {
      const isHit = speculation?.query === query && speculation.params === params;
      const response = isHit && speculation ? speculation.response : search(query, params);
      speculation = undefined;
      return response;
    },
  };
}
