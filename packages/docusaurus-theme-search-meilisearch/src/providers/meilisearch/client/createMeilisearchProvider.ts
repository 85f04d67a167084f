import type {MeilisearchConfig} from '../../../config/themeConfig';
import {loadFetch} from '../../loadFetch';
import type {SearchProvider} from '../../provider';

/** Milliseconds without a key press before a search, so that a host does not search for each letter. */
const delay = 100;

/**
 * Creates a provider that searches a Meilisearch host. Its code is loaded by the first `search` or `preload`, so that it is not in the
 * bundle of each page.
 */
export function createMeilisearchProvider(config: MeilisearchConfig): SearchProvider {
  let search: Promise<SearchProvider['search']> | undefined;
  const load = () => {
    search ??= loadFetch()
      .then(() => import('./createHostSearch'))
      .then(({createHostSearch}) => createHostSearch(config))
      .catch((error: unknown) => {
        search = undefined;
        throw error;
      });
    return search;
  };

  return {
    delay,
    search: (query, params, signal) => load().then((loaded) => loaded(query, params, signal)),
    preload() {
      // The search fails with the same error and reports it.
      load().catch((error: unknown) => console.warn(error));
    },
  };
}
