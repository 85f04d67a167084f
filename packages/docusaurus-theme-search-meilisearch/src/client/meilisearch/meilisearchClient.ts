import type {SearchClient} from '../../engine/searchTypes';
import {defaultTimeout, type MeilisearchConfig} from '../../themeConfig';
import {postJson} from './postJson';
import {readResponse} from './readResponse';
import {searchError} from './searchError';
import {searchBody, searchUrl} from './searchRequest';
import {withTimeout} from './withTimeout';

/**
 * Creates a client that searches an index of a Meilisearch host: `POST {host}/indexes/{uid}/search`. The client has no state.
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

  return {
    search: (query, params, signal) =>
      withTimeout(timeout, signal, (limited) =>
        postJson({url, apiKey, body: searchBody(query, params)}, limited),
      ).then(
        (response) => {
          if (!response.ok) {
            throw searchError(response, index);
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
}
