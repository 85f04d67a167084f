import type {SearchClient} from '../../../engine/searchTypes';
import {defaultTimeout, type MeilisearchConfig} from '../../../themeConfig';
import {postJson} from './postJson';
import {readResponse} from './readResponse';
import {searchError} from './searchError';
import {searchBody, searchUrl} from './searchRequest';
import {withTimeout} from './withTimeout';

/**
 * Creates a client that searches an index of a Meilisearch host: `POST {host}/indexes/{uid}/search`.
 *
 * An index of another tool may not be able to count the attributes in `facets`. The client then searches without them.
 *
 * `search` rejects if the host is unreachable, does not respond within `timeout`, or responds with an error or an unexpected body.
 * The message says which option to check and never contains the key.
 */
export function createMeilisearchClient({
  host,
  apiKey,
  indexUid,
  timeout = defaultTimeout,
}: MeilisearchConfig): SearchClient {
  const url = searchUrl(host, indexUid);
  const index = {host, indexUid};
  let hasFacets = true;

  const client: SearchClient = {
    search: (query, params, signal) =>
      withTimeout(timeout, signal, (limited) => {
        const body = searchBody(query, hasFacets ? params : {...params, facets: undefined});
        return postJson({url, apiKey, body}, limited);
      }).then(
        (response) => {
          if (!response.ok) {
            const error = searchError(response, index);
            if (hasFacets && response.text.includes('"invalid_search_facets"')) {
              console.warn('The search results cannot be filtered by category.', error);
              hasFacets = false;
              return client.search(query, params, signal);
            }
            throw error;
          }
          return readResponse(response.text, query, params, index);
        },
        (error: unknown) => {
          if (signal.aborted) {
            throw error;
          }
          const message = `Meilisearch at ${host} cannot be reached: ${String(error)}`;
          throw Object.assign(new Error(message), {cause: error});
        },
      ),
  };
  return client;
}
