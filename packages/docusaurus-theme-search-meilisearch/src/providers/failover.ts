import type {SearchClient, SearchResponse} from '../engine/searchTypes';
import {defaultMinHits} from '../themeConfig';

/**
 * Milliseconds for which a failed host is not queried again. Without a cooldown, readers would wait for the timeout after each key
 * press. 15 s is the time of a few queries, and a host that is back is searched again within 30 s, even if a search has just failed.
 */
export const cooldownMs = 15_000;

/**
 * Creates a client that searches `primary`, and `fallback` if `primary` fails or has few hits: the embedded engine corrects more than
 * a host. `engine` of a response is `embedded` only if the host has failed. An aborted search does not fail over.
 *
 * After a failure, `primary` is skipped during a cooldown of 15 s. If `fallback` fails too, the cooldown ends, so that "Try again"
 * starts with `primary`.
 *
 * @param primary client of the Meilisearch host; its failures are logged
 * @param fallback client of the embedded engine; its index is loaded only when it is needed
 * @param minHits number of hits with which `primary` is enough; 0 searches `fallback` only after a failure
 * @throws the error of `fallback` if both fail
 */
export function withFailover(
  primary: SearchClient,
  fallback: SearchClient,
  minHits = defaultMinHits,
): SearchClient {
  let cooldownUntil = 0;

  return {
    async search(query, params, signal) {
      if (Date.now() >= cooldownUntil) {
        try {
          const response: SearchResponse = {
            ...(await primary.search(query, params, signal)),
            engine: 'meilisearch',
          };
          if (response.estimatedTotalHits >= minHits) {
            return response;
          }
          const other = await fallback.search(query, params, signal).catch((error) => {
            if (signal.aborted) {
              throw error;
            }
            // The host did respond, so that a missing index is no failure of the search.
            return response;
          });
          return other.estimatedTotalHits > response.estimatedTotalHits
            ? {...other, engine: 'meilisearch'}
            : response;
        } catch (error) {
          if (signal.aborted) {
            throw error;
          }
          console.warn('The search falls back to the embedded index.', error);
          cooldownUntil = Date.now() + cooldownMs;
        }
      }
      try {
        return {...(await fallback.search(query, params, signal)), engine: 'embedded'};
      } catch (error) {
        if (!signal.aborted) {
          cooldownUntil = 0;
        }
        throw error;
      }
    },
    preload: () => primary.preload?.(),
  };
}
