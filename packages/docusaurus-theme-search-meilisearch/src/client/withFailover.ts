import type {SearchClient} from '../engine/searchTypes';

/**
 * Milliseconds for which a failed host is not queried again. Without a cooldown, readers would wait for the timeout after each key
 * press. 15 s is the time of a few queries, and a host that is back is searched again within 30 s, even if a search has just failed.
 */
export const cooldownMs = 15_000;

/**
 * Creates a client that searches `primary`, and `fallback` if `primary` fails. `engine` of a response names the one that returned
 * it. An aborted search does not fail over.
 *
 * After a failure, `primary` is skipped during a cooldown of 15 s. If `fallback` fails too, the cooldown ends, so that "Try again"
 * starts with `primary`.
 *
 * @param primary client of the Meilisearch host; its failures are logged
 * @param fallback client of the embedded engine; its index is loaded only when it is needed
 * @throws the error of `fallback` if both fail
 */
export function withFailover(primary: SearchClient, fallback: SearchClient): SearchClient {
  let cooldownUntil = 0;

  return {
    async search(query, params, signal) {
      if (Date.now() >= cooldownUntil) {
        try {
          return {...(await primary.search(query, params, signal)), engine: 'meilisearch'};
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
