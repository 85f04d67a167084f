import type {SearchClient} from '../engine/searchTypes';
import type {SearchThemeConfig} from '../themeConfig';
import {createEmbeddedClient} from './embedded/embeddedClient';
import {lazyMeilisearchClient} from './meilisearch/client/lazyMeilisearchClient';
import {withFailover} from './failover';

const clients = new Map<string, SearchClient>();

/**
 * Returns the search client of the site: the embedded engine or, if a Meilisearch host is configured, the host with the embedded
 * engine as its fallback. There is one client for each base URL, so that the index is loaded once.
 *
 * @param baseUrl base URL of the locale, with a slash at both ends
 * @param config configuration of the theme; read only by the first call for a base URL
 */
export function searchClient(
  baseUrl: string,
  {meilisearch}: Pick<SearchThemeConfig, 'meilisearch'>,
): SearchClient {
  const known = clients.get(baseUrl);
  if (known) {
    return known;
  }
  const embedded = createEmbeddedClient(
    new URL(`${baseUrl}search/index.json`, window.location.href).href,
  );
  const client = meilisearch
    ? withFailover(lazyMeilisearchClient(meilisearch), embedded, meilisearch.minHits)
    : embedded;
  clients.set(baseUrl, client);
  return client;
}
