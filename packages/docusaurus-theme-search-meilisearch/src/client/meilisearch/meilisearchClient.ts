import type {SearchClient} from '../../engine/searchTypes';
import {defaultTimeout, type MeilisearchConfig} from '../../themeConfig';
import {postJson} from './postJson';
import {readAnswer} from './readAnswer';
import {searchFailure} from './searchFailure';
import {searchBody, searchUrl} from './searchRequest';
import {withDeadline} from './withDeadline';

/**
 * Searches an index of a Meilisearch host, with one `POST {host}/indexes/{uid}/search` (API v1). Keeps no state.
 *
 * Rejects with an Error that says what to change, where the host cannot be reached, takes longer than `timeout`, refuses, or
 * answers with what is no answer; the key is in none of the messages.
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
      withDeadline(timeout, signal, (limited) =>
        postJson({url, apiKey, body: searchBody(query, params)}, limited),
      ).then(
        (reply) => {
          if (!reply.ok) {
            throw searchFailure(reply, index);
          }
          return readAnswer(reply.text, query, params, index);
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
