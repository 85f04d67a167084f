import {readManifest, readPages, readVocabulary} from '../../engine/readIndexFiles';
import {createSearchIndex, type SearchIndex} from '../../engine/searchIndex';
import {fetchJson} from './fetchJson';

/**
 * Loads the index of the site. All files come from the folder of the manifest.
 *
 * @param manifestUrl absolute URL of `search/index.json`
 * @throws Error if a file is missing or invalid, or belongs to another version of this package
 */
export async function loadIndex(manifestUrl: string): Promise<SearchIndex> {
  // The manifest must be revalidated. The files that it lists are immutable: their names contain a hash.
  const manifest = await fetchJson(manifestUrl, 'no-cache');
  const names = readManifest(manifest, manifestUrl);
  const pages = await Promise.all(
    names.map(async (name) => {
      const url = new URL(name, manifestUrl).href;
      return readPages(await fetchJson(url, 'default'), url);
    }),
  );
  return createSearchIndex(pages.flat(), readVocabulary(manifest));
}
