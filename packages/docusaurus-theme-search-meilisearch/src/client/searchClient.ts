import type {SearchClient} from '../engine/searchTypes';
import type {SearchThemeConfig} from '../themeConfig';
import {createEmbeddedClient} from './embedded/embeddedClient';
import {lazyMeilisearchClient} from './meilisearch/lazyMeilisearchClient';
import {withFailover} from './withFailover';

const clients = new Map<string, SearchClient>();

/**
 * The client of the site, one for each base URL, so that its index is loaded once: the embedded engine, behind a Meilisearch host
 * where the site names one.
 *
 * @param baseUrl with a slash at both ends
 * @param config the same at every call
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
    ? withFailover(lazyMeilisearchClient(meilisearch), embedded)
    : embedded;
  clients.set(baseUrl, client);
  return client;
}
