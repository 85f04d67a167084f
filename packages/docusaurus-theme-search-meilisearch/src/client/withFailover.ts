import type {SearchClient} from '../engine/searchTypes';

/**
 * Milliseconds for which a host that failed is left alone. Without it a reader would wait for the timeout at every key they type;
 * 30 s are a few queries, and about what a restart of a host takes.
 */
export const restAfterFailure = 30_000;

/**
 * A client that asks `primary`, and `fallback` where that fails. Its answers say which one gave them.
 *
 * An aborted search never fails over. What failed is logged; where both fail, the fallback's error is thrown, and the next search
 * begins with the primary again, so that "try again" does.
 *
 * @param primary the Meilisearch host
 * @param fallback the embedded engine; loaded only when it is needed
 */
export function withFailover(primary: SearchClient, fallback: SearchClient): SearchClient {
  let restsUntil = 0;

  return {
    async search(query, params, signal) {
      if (Date.now() >= restsUntil) {
        try {
          return {...(await primary.search(query, params, signal)), engine: 'meilisearch'};
        } catch (error) {
          if (signal.aborted) {
            throw error;
          }
          console.warn('Search falls back to the embedded index.', error);
          restsUntil = Date.now() + restAfterFailure;
        }
      }
      try {
        return {...(await fallback.search(query, params, signal)), engine: 'embedded'};
      } catch (error) {
        if (!signal.aborted) {
          restsUntil = 0;
        }
        throw error;
      }
    },
    preload: () => primary.preload?.(),
  };
}
