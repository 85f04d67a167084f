import path from 'path';
import {pagePath} from '../pagePath';
import {linkTargets, withoutAnchor} from './links';
import {readPage, textsOf} from './page';
import type {Site} from './site';
import {countWords} from './words';

/** Number of words of a source, and number of other pages that link to it. */
export type PageSize = {words: number; links: number};

/** The sizes of all pages: source file, relative to the site directory → size. */
export function pageSizes(site: Site): Map<string, PageSize> {
  const sizes = new Map(site.pages.map(({file}) => [file, {words: 0, links: 0}]));
  const files = new Map(site.pages.map((page) => [page.path, page.file]));
  for (const {file, folder, path: url} of site.pages) {
    const texts = textsOf(readPage(file)?.sections ?? []);
    const own = sizes.get(file);
    if (own) {
      own.words = texts.reduce((sum, text) => sum + countWords(text), 0);
    }
    const targets = texts
      .flatMap(linkTargets)
      .map(withoutAnchor)
      .filter((target) => target && !/^(?:[\w-]+:|\/\/|@)/.test(target))
      .map((target) => {
        if (!/\.mdx?$/.test(target)) {
          return files.get(pagePath(path.posix.resolve(path.posix.dirname(url), target), '/'));
        }
        const beside = path.resolve(path.dirname(file), target);
        return sizes.has(beside) ? beside : path.join(folder.folder, target);
      });
    for (const target of new Set(targets)) {
      const linked = target === file ? undefined : sizes.get(target ?? '');
      if (linked) {
        linked.links += 1;
      }
    }
  }
  return new Map(Array.from(sizes, ([file, size]) => [site.nameOf(file), size]));
}
