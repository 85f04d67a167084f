import crypto from 'crypto';
import {indexVersion, packPages, type IndexManifest} from '../engine/index/indexFiles';
import {stopWordsOf} from '../engine/languages';
import {emptyVocabulary} from '../engine/vocabulary';
import type {Section} from '../section';

/** Maximum size of an index file, in bytes. Workbox silently leaves files over 2 MiB out of its precache. */
export const maxFileSize = 1.9 * 1024 * 1024;

/** Joins the JSON of items to JSON lists that do not exceed a size, in order. A larger item forms a list of its own. */
function jsonLists(items: readonly unknown[], maxBytes: number): string[] {
  const lists: string[][] = [];
  let size = Infinity;
  for (const item of items) {
    const json = JSON.stringify(item);
    // Plus the comma or bracket before the item.
    const itemSize = Buffer.byteLength(json) + 1;
    if (size + itemSize > maxBytes) {
      lists.push([]);
      size = 1;
    }
    lists[lists.length - 1]?.push(json);
    size += itemSize;
  }
  return lists.map((list) => `[${list.join(',')}]`);
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
  const shards = jsonLists(packPages(sections), maxFileSize).map((json): [string, string] => {
    const hash = crypto.createHash('sha256').update(json).digest('hex').slice(0, 10);
    return [`pages-${hash}.json`, json];
  });
  const langs = sections.flatMap(({lang, contentLang = lang}) => [lang, contentLang]);
  const manifest: IndexManifest = {
    version: indexVersion,
    pages: shards.map(([name]) => name),
    vocabulary: {synonyms, stopWords: [...stopWordsOf(langs), ...stopWords]},
  };
  return new Map([...shards, ['index.json', JSON.stringify(manifest)]]);
}
