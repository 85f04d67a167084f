import type {SearchResponse} from '../search';
import {defaultMinHits} from '../config/themeConfig';
import type {SearchProvider} from './provider';

/**
 * Milliseconds for which a failed host is not queried again. Without a cooldown, readers would wait for the timeout after each key
 * press. 15 s is the time of a few queries, and a host that is back is searched again within 30 s, even if a search has just failed.
 */
export const cooldownMs = 15_000;

/**
 * Creates a function that searches `primary`, and `fallback` if it has few hits. Only an error of `primary` counts as a failure.
 *
 * @param minHits number of hits with which `primary` is enough; 0 never searches `fallback`
 */
export function searchBoth(
  primary: SearchProvider['search'],
  fallback: SearchProvider['search'],
  minHits = defaultMinHits,
): SearchProvider['search'] {
  return async (query, params, signal, onTitles) => {
    const response = await primary(query, params, signal);
    if (response.total >= minHits) {
      return response;
    }
    const onOther = (found: SearchResponse) => found.total > response.total && onTitles?.(found);
    const other = await fallback(query, params, signal, onOther).catch((error): SearchResponse => {
      if (signal.aborted) {
        throw error;
      }
      // Not reported: the reader has the hits of the host, and this would be logged for each key press. If the host fails, too, the search
      // rejects with this error.
      return response;
    });
    return other.total > response.total ? other : response;
  };
}

/**
 * Creates a provider that searches `primary`, and `fallback` if `primary` fails or has few hits: the embedded engine corrects more
 * errors of typing than a host. `engine` of a response is `embedded` only if the host has failed. An aborted search does not fail over.
 *
 * After a failure, `primary` is skipped during a cooldown of 15 s. If `fallback` fails too, the cooldown ends, so that "Try again"
 * starts with `primary`.
 *
 * @param primary the Meilisearch host; its failures are logged
 * @param fallback the embedded engine; its index is loaded only when it is needed
 * @param minHits number of hits with which `primary` is enough; 0 searches `fallback` only after a failure
 * @throws the error of `fallback` if both fail
 */
export function withFailover(
  primary: SearchProvider,
  fallback: SearchProvider,
  minHits?: number,
): SearchProvider {
  let cooldownUntil = 0;
  const search = searchBoth(primary.search, fallback.search, minHits);

  return {
    delay: primary.delay,
    preload: () => primary.preload?.(),
    async search(query, params, signal, onTitles) {
      try {
        if (Date.now() >= cooldownUntil) {
          return {...(await search(query, params, signal, onTitles)), engine: 'meilisearch'};
        }
      } catch (error) {
        if (signal.aborted) {
          throw error;
        }
        console.warn('The search falls back to the embedded index.', error);
        cooldownUntil = Date.now() + cooldownMs;
      }
      try {
        return {...(await fallback.search(query, params, signal, onTitles)), engine: 'embedded'};
      } catch (error) {
        cooldownUntil = signal.aborted ? cooldownUntil : 0;
        throw error;
      }
    },
  };
}
