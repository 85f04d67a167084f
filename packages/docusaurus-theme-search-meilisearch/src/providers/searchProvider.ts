import type {MeilisearchConfig, SearchThemeConfig} from '../config/themeConfig';
import {createEmbeddedProvider} from './embedded/createEmbeddedProvider';
import {withFailover} from './failover';
import {createMeilisearchProvider} from './meilisearch/client/createMeilisearchProvider';
import type {SearchProvider} from './provider';

const providers = new Map<string, SearchProvider>();

/** Returns the absolute URL of the manifest of the embedded index. */
export function indexUrl(baseUrl: string): string {
  return new URL(`${baseUrl}search/index.json`, window.location.href).href;
}

function createProvider(baseUrl: string, meilisearch?: MeilisearchConfig): SearchProvider {
  const embedded = createEmbeddedProvider(indexUrl(baseUrl));
  return meilisearch
    ? withFailover(createMeilisearchProvider(meilisearch), embedded, meilisearch.minHits)
    : embedded;
}

/**
 * Returns the search provider of the site: the embedded engine or, if a Meilisearch host is configured, the host with the embedded
 * engine as its fallback. There is one provider for each base URL, so that the index is loaded once.
 *
 * @param baseUrl base URL of the locale, with a slash at both ends
 * @param config configuration of the theme; read only by the first call for a base URL
 */
export function searchProvider(
  baseUrl: string,
  {meilisearch}: Pick<SearchThemeConfig, 'meilisearch'>,
): SearchProvider {
  const provider = providers.get(baseUrl) ?? createProvider(baseUrl, meilisearch);
  providers.set(baseUrl, provider);
  return provider;
}
