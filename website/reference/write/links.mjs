// @ts-check
import {existsSync} from 'node:fs';
import {join} from 'node:path';

/** Where the site of Tauri v1 is published; links to it lead to the pages of this site. */
const publishedSite = /^https:\/\/tauri\.app\/v1(?=\/|#|$)/;

/**
 * Maps URLs in source texts to pages of this site.
 *
 * @param {string} url As written in the text.
 * @param {string} page The page with the link, such as `/api/config.md`.
 * @param {Map<string, Set<string>>} generated Ids of every generated page, by its path (`/api/js/window.md`).
 * @param {string} docsDir Folder of the other pages.
 * @returns {string} `#id` on the same page, `/path.md#id` for another page of this site, the URL itself otherwise.
 */
export function resolveUrl(url, page, generated, docsDir) {
  if (url.startsWith('#')) {
    return generatedUrl(page, url.slice(1), page, generated) ?? url;
  }
  const isPublished = publishedSite.test(url);
  const path = isPublished ? url.replace(publishedSite, '') : url.replace(/^\/v1(?=\/)/, '');
  if (path === url && !/^(?:\.{0,2}\/)[^:]*\.mdx?(?:#.*)?$/.test(url)) {
    return url;
  }
  const [file = '', fragment = ''] = path.split('#');
  const absolute = path === url ? new URL(file, `file://${page}`).pathname : file;
  const bare = `/${absolute.replace(/\.mdx?$/, '').replace(/^\/+|\/+$/g, '')}`;
  for (const candidate of [`${bare}.md`, `${bare}/README.md`]) {
    const found = generatedUrl(candidate, fragment, page, generated);
    if (found) {
      return found;
    }
  }
  const hash = fragment && `#${fragment}`;
  const endings = ['.md', '.mdx', '/README.md', '/index.md', '/README.mdx', '/index.mdx'];
  const ending = endings.find((end) => bare !== '/' && existsSync(join(docsDir, bare + end)));
  if (ending) {
    return `${bare}${ending}${hash}`;
  }
  return isPublished ? url : `https://tauri.app/v1${bare}${hash}`;
}

/**
 * @param {string} page
 * @param {string} fragment
 * @param {string} from
 * @param {Map<string, Set<string>>} generated
 * @returns {string | undefined}
 */
function generatedUrl(page, fragment, from, generated) {
  const ids = generated.get(page);
  const anchor = fragment.toLowerCase();
  // If the id no longer exists, link to the page.
  return ids?.has(anchor) ? linkFrom(from, page, anchor) : ids && page;
}

/**
 * @param {string} from
 * @param {string} page
 * @param {string} anchor
 */
export function linkFrom(from, page, anchor) {
  return page === from ? `#${anchor}` : `${page}#${anchor}`;
}
