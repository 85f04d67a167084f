import type {SearchClient} from '../engine/searchTypes';
import {createEmbeddedClient} from './embedded/embeddedClient';

const clients = new Map<string, SearchClient>();

/**
 * The client of the site, one for each base URL, so that its index is loaded once.
 *
 * @param baseUrl with a slash at both ends
 */
export function searchClient(baseUrl: string): SearchClient {
  const known = clients.get(baseUrl);
  if (known) {
    return known;
  }
  const client = createEmbeddedClient(
    new URL(`${baseUrl}search/index.json`, window.location.href).href,
  );
  clients.set(baseUrl, client);
  return client;
}
