import {
  readManifest,
  unpackIndex,
  type PackedPage,
  type PackedText,
} from '../../engine/index/indexFiles';
import {createSearchIndex, type SearchIndex} from '../../engine/searchIndex';
import type {Vocabulary} from '../../engine/vocabulary';
import type {Section} from '../../section';
import type {EmbeddedEngine} from './embeddedProvider';
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

/** An index without its texts. */
type Titles = {
  pages: PackedPage[];
  vocabulary: Vocabulary;
  loadTexts: () => Promise<PackedText[]>;
};

/** All files come from the folder of the manifest. */
async function loadTitles(manifestUrl: string, cache: RequestCache): Promise<Titles> {
  const manifest = readManifest(await fetchJson(manifestUrl, cache), manifestUrl);
  // The names of the files contain a hash. The build that wrote the manifest wrote them, so they need no validation.
  const fetchAll = async (names: string[]) => {
    const files = names.map((name) => fetchJson(new URL(name, manifestUrl).href, 'default'));
    return (await Promise.all(files)).flat() as never[];
  };
  const pages = await fetchAll(manifest.titles);
  return {pages, vocabulary: manifest.vocabulary, loadTexts: () => fetchAll(manifest.texts)};
}

/**
 * Loads the sections and the words of the site.
 *
 * @param manifestUrl absolute URL of `search/index.json`
 * @throws Error if a file is missing or cut off, or the index belongs to another version of this package
 */
export async function loadSections(
  manifestUrl: string,
): Promise<{sections: Section[]; vocabulary: Vocabulary}> {
  const {pages, vocabulary, loadTexts} = await loadTitles(manifestUrl, 'no-cache');
  return {sections: unpackIndex({pages, texts: await loadTexts()}), vocabulary};
}

/**
 * Loads the titles of the index, and starts to load its texts.
 *
 * @param manifestUrl absolute URL of `search/index.json`
 * @throws Error as `loadSections`
 */
export async function loadEngine(manifestUrl: string): Promise<EmbeddedEngine> {
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
  const titles = await loadTitles(manifestUrl, 'force-cache').then(
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
