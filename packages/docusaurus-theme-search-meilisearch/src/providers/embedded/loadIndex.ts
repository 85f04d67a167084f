import {readTitles, unpackIndex, type LoadedIndex} from '../../engine/index/indexFiles';
import {createSearchIndex, type SearchIndex} from '../../engine/searchIndex';
import type {LoadedEngine} from './createEmbeddedProvider';
import {missingIndexError} from './indexMissing';

/**
 * Fetches a JSON file of the index.
 *
 * @param url absolute URL of the file
 * @throws Error with the URL and the reason, if the file cannot be fetched or is not JSON. `isIndexMissing` recognizes the error if
 * there is no index
 */
async function fetchJson(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, {cache});
  if (response.status === 404) {
    throw missingIndexError(url);
  }
  if (!response.ok) {
    throw new Error(
      `Cannot load the search index: the server responded to ${url} with status ${response.status}.`,
    );
  }
  const text = await response.text();
  // The development server responds with a page of the site to every URL that does not exist.
  if (text.startsWith('<')) {
    throw missingIndexError(url);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `The search index is invalid: ${url} is not JSON (${(error as Error).message}). The download may be incomplete; try again.`,
    );
  }
}

/** Reads the titles of an index. All files come from the folder of the manifest; the names of the others contain a hash. */
function fetchTitles(manifestUrl: string, cache: RequestCache) {
  return readTitles(
    (name) => fetchJson(new URL(name, manifestUrl).href, name === 'index.json' ? cache : 'default'),
    manifestUrl,
  );
}

/**
 * Loads the sections and the words of the site.
 *
 * @param manifestUrl absolute URL of `search/index.json`
 * @throws Error if a file is missing or cut off, or the index belongs to another version of this package
 */
export async function loadSections(manifestUrl: string): Promise<LoadedIndex> {
  const {readWhole} = await fetchTitles(manifestUrl, 'no-cache');
  return readWhole();
}

/**
 * Loads the titles of the index, and starts to load its texts.
 *
 * @param manifestUrl absolute URL of `search/index.json`
 * @throws Error as `loadSections`
 */
export async function loadEngine(manifestUrl: string): Promise<LoadedEngine> {
  let whole: SearchIndex | undefined;
  let loading: Promise<SearchIndex> | undefined;
  const loadWhole = () => {
    loading ??= loadSections(manifestUrl).then(
      ({sections, vocabulary}) => (whole = createSearchIndex(sections, vocabulary)),
      (error: unknown) => {
        // The next search tries again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  // A manifest in the cache saves a round trip. If it is outdated, so are the first results, until the texts are loaded.
  const titles = await fetchTitles(manifestUrl, 'force-cache').then(
    ({pages, vocabulary}) => createSearchIndex(unpackIndex({pages}), vocabulary),
    loadWhole,
  );
  // The search reports the error.
  loadWhole().catch(() => undefined);
  return {
    search: async (query, params) => (whole ?? titles).search(query, params),
    loadTexts: loadWhole,
  };
}
