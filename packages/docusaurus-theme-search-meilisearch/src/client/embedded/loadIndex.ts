import {indexVersion, type IndexManifest, type PageRow} from '../../engine/indexFormat';
import {createSearchIndex, type SearchIndex} from '../../engine/searchIndex';

async function fetchJson<Content>(url: string, cache: RequestCache): Promise<Content> {
  const response = await fetch(url, {cache});
  if (!response.ok) {
    throw new Error(
      response.status === 404
        ? `There is no search index at ${url}. 'docusaurus build' writes it; 'docusaurus start' serves the one of the last build.`
        : `The search index could not be loaded: ${url} answered ${response.status}.`,
    );
  }
  return (await response.json()) as Content;
}

/**
 * Loads the index of the site.
 *
 * @param manifestUrl absolute url of `search/index.json`
 * @throws Error where a file is missing, broken, or of another version of this package
 */
export async function loadIndex(manifestUrl: string): Promise<SearchIndex> {
  // The manifest is asked anew, the files that it names never change.
  const manifest = await fetchJson<IndexManifest>(manifestUrl, 'no-cache');
  if (manifest.version !== indexVersion) {
    throw new Error(
      `The search index has version ${manifest.version}, this page reads ${indexVersion}. Reload the page.`,
    );
  }
  const pages = await Promise.all(
    manifest.pages.map((name) => fetchJson<PageRow[]>(new URL(name, manifestUrl).href, 'default')),
  );
  return createSearchIndex(pages.flat());
}
