import {readManifest, readPages} from '../../engine/readIndexFiles';
import {createSearchIndex, type SearchIndex} from '../../engine/searchIndex';
import {fetchJson} from './fetchJson';

/**
 * Loads the index of the site. Files come from the manifest's own folder alone.
 *
 * @param manifestUrl absolute url of `search/index.json`
 * @throws Error where a file is missing, broken, or of another version of this package
 */
export async function loadIndex(manifestUrl: string): Promise<SearchIndex> {
  // The manifest is asked anew, the files that it names never change.
  const names = readManifest(await fetchJson(manifestUrl, 'no-cache'), manifestUrl);
  const pages = await Promise.all(
    names.map(async (name) => {
      const url = new URL(name, manifestUrl).href;
      return readPages(await fetchJson(url, 'default'), url);
    }),
  );
  return createSearchIndex(pages.flat());
}
