import {indexVersion, packIndex, type IndexManifest} from '../engine/index/indexFiles';
import {stopWordsOf} from '../engine/languages/stopWords';
import {synonymsOf} from '../engine/languages/synonymsOf';
import {emptyVocabulary} from '../engine/vocabulary';
import {sha256} from '../node/sha256';
import type {Section} from '../section';

/** Maximum size of an index file, in bytes. Workbox silently leaves files over 2 MiB out of its precache. */
export const maxFileSize = 1.9 * 1024 * 1024;

/**
 * Splits items into groups, in order, so that the JSON of a group does not exceed a size. A larger item forms a group of its own.
 *
 * @param maxBytes maximum size of a group's JSON, in bytes of UTF-8
 */
export function splitBySize<Item>(items: readonly Item[], maxBytes: number): Item[][] {
  const groups: Item[][] = [];
  let size = Infinity;
  for (const item of items) {
    // Plus the comma or bracket before the item.
    const itemSize = Buffer.byteLength(JSON.stringify(item)) + 1;
    if (size + itemSize > maxBytes) {
      groups.push([]);
      size = 1;
    }
    groups[groups.length - 1]?.push(item);
    size += itemSize;
  }
  return groups;
}

/**
 * Creates the files of the embedded index.
 *
 * File names contain a hash of the content, so that caches can keep the files forever. Only `index.json` must be revalidated.
 *
 * @param vocabulary words that the site configures for the locale. @default emptyVocabulary
 * @returns file content by file name
 */
export function createIndexFiles(
  sections: Section[],
  {synonyms, stopWords} = emptyVocabulary,
): Map<string, string> {
  const {pages, texts} = packIndex(sections);
  const files = new Map<string, string>();
  const add = (name: string, items: readonly unknown[]) =>
    splitBySize(items, maxFileSize).map((group) => {
      const json = JSON.stringify(group);
      const file = `${name}-${sha256(json).slice(0, 10)}.json`;
      files.set(file, json);
      return file;
    });
  const langs = sections.flatMap(({lang, contentLang = lang}) => [lang, contentLang]);
  const manifest: IndexManifest = {
    version: indexVersion,
    titles: add('titles', pages),
    texts: add('texts', texts),
    vocabulary: {
      synonyms: synonymsOf(langs, synonyms),
      stopWords: [...stopWordsOf(langs), ...stopWords],
    },
  };
  return files.set('index.json', JSON.stringify(manifest));
}
