// @ts-check
import {existsSync} from 'node:fs';
import {join} from 'node:path';

/**
 * Ids of every generated page, by the path that Docusaurus resolves: `/api/js/window.md` → ids.
 * @typedef {Map<string, Set<string>>} PageAnchors
 */

/** Where the site of Tauri v1 is published; links to it lead to the pages of this site. */
const publishedSite = /^https:\/\/tauri\.app\/v1(?=\/|#|$)/;

/**
 * Maps URLs in source texts to pages of this site.
 */
export class SiteLinks {
  /** @type {string} */
  #docsDir;
  /** @type {PageAnchors} */
  #pages;

  /**
   * Files that were looked up, and whether they exist. When that changes, pages are out of date.
   * @type {Map<string, boolean>}
   */
  lookups = new Map();

  /**
   * @param {string} docsDir
   * @param {PageAnchors} pages
   */
  constructor(docsDir, pages) {
    this.#docsDir = docsDir;
    this.#pages = pages;
  }

  /**
   * @param {string} url As written in the text.
   * @param {string} page The page with the link, such as `/api/config.md`.
   * @returns {string} `#id` on the same page, `/path.md#id` for another page of this site, the URL itself otherwise.
   */
  resolve(url, page) {
    if (url.startsWith('#')) return this.#generated(page, url.slice(1), page) ?? url;
    const path = publishedSite.test(url)
      ? url.replace(publishedSite, '')
      : url.replace(/^\/v1(?=\/)/, '');
    const isOurs = path !== url || /^(?:\.{0,2}\/)[^:]*\.mdx?(?:#.*)?$/.test(url);
    if (!isOurs) return url;
    const [file = '', fragment = ''] = path.split('#');
    const absolute =
      file.startsWith('/') || path !== url ? file : new URL(file, `file://${page}`).pathname;
    const bare = absolute
      .replace(/\.mdx?$/, '')
      .replace(/\/+$/, '')
      .replace(/^\/*/, '/');
    for (const candidate of [`${bare}.md`, `${bare}/README.md`]) {
      const found = this.#generated(candidate, fragment, page);
      if (found) return found;
    }
    for (const ending of ['.md', '.mdx', '/README.md', '/index.md', '/README.mdx', '/index.mdx']) {
      if (bare !== '/' && this.#exists(`${bare}${ending}`)) {
        return `${bare}${ending}${fragment ? `#${fragment}` : ''}`;
      }
    }
    return publishedSite.test(url)
      ? url
      : `https://tauri.app/v1${bare}${fragment ? `#${fragment}` : ''}`;
  }

  /**
   * @param {string} page
   * @param {string} anchor
   * @param {string} from
   * @returns {string}
   */
  link(page, anchor, from) {
    return page === from ? `#${anchor}` : `${page}#${anchor}`;
  }

  /**
   * @param {string} page
   * @param {string} fragment
   * @param {string} from
   * @returns {string | undefined}
   */
  #generated(page, fragment, from) {
    const anchors = this.#pages.get(page);
    if (!anchors) return undefined;
    const anchor = fragment.toLowerCase();
    // If the id no longer exists, link to the page.
    return anchors.has(anchor) ? this.link(page, anchor, from) : page;
  }

  /**
   * @param {string} file
   * @returns {boolean}
   */
  #exists(file) {
    const known = this.lookups.get(file);
    if (known !== undefined) return known;
    const exists = existsSync(join(this.#docsDir, file));
    this.lookups.set(file, exists);
    return exists;
  }
}
