import {loadFetch} from '../../loadFetch';
import type {SearchClient} from '../../../engine/searchTypes';
import type {MeilisearchConfig} from '../../../themeConfig';

const load = async () => {
  await loadFetch();
  return import('./meilisearchClient');
};

/** The Meilisearch client. Its code is loaded by the first search or `preload()`, so that it is not in the bundle of each page. */
export function lazyMeilisearchClient(config: MeilisearchConfig): SearchClient {
  return {
    async search(query, params, signal) {
      const {createMeilisearchClient} = await load();
      return createMeilisearchClient(config).search(query, params, signal);
    },
    preload() {
      // The search fails with the same error and reports it.
      load().catch((error: unknown) => console.warn(error));
    },
  };
}
