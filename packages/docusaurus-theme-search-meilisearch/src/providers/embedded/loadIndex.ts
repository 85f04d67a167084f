import {readManifest, unpackPages, type PackedPage} from '../../engine/index/indexFiles';
import {createSearchIndex, type SearchIndex} from '../../engine/searchIndex';
import type {Vocabulary} from '../../engine/vocabulary';
import type {Section} from '../../section';
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

/**
 * Loads the sections and the words of the site. All files come from the folder of the manifest.
 *
 * @param manifestUrl absolute URL of `search/index.json`
 * @throws Error if a file is missing or cut off, or the index belongs to another version of this package
 */
export async function loadSections(
  manifestUrl: string,
): Promise<{sections: Section[]; vocabulary: Vocabulary}> {
  // The manifest must be revalidated. The files that it lists are immutable: their names contain a hash.
  const manifest = readManifest(await fetchJson(manifestUrl, 'no-cache'), manifestUrl);
  const files = await Promise.all(
    manifest.pages.map((name) => fetchJson(new URL(name, manifestUrl).href, 'default')),
  );
  // The build that wrote the manifest wrote these files, so they need no validation.
  const sections = unpackPages((files as PackedPage[][]).flat());
  return {sections, vocabulary: manifest.vocabulary};
}

/** Loads the index of the site as `loadSections` does, ready to search. */
export async function loadIndex(manifestUrl: string): Promise<SearchIndex> {
  const {sections, vocabulary} = await loadSections(manifestUrl);
  return createSearchIndex(sections, vocabulary);
}
