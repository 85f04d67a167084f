import {loadFetch} from '../loadFetch';
import type {SearchClient} from '../../engine/searchTypes';
import type {MeilisearchConfig} from '../../themeConfig';

const load = async () => {
  await loadFetch();
  return import('./meilisearchClient');
};

/** The Meilisearch client, loaded at the first search or `preload()`, so that pages without a search do not carry it. */
export function lazyMeilisearchClient(config: MeilisearchConfig): SearchClient {
  return {
    async search(query, params, signal) {
      const {createMeilisearchClient} = await load();
      return createMeilisearchClient(config).search(query, params, signal);
    },
    preload() {
      // The search itself will meet the error again, and report it.
      load().catch((error: unknown) => console.warn(error));
    },
  };
}
