import crypto from 'crypto';
import {indexVersion, packPages, type IndexManifest} from '../engine/index/indexFiles';
import {stopWordsOf} from '../engine/languages';
import {emptyVocabulary} from '../engine/vocabulary';
import type {Section} from '../section';
import {splitBySize} from './splitBySize';

/** Maximum size of an index file, in bytes. Workbox silently leaves files over 2 MiB out of its precache. */
export const maxFileSize = 1.9 * 1024 * 1024;

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
  const shards = splitBySize(packPages(sections), maxFileSize).map((pages): [string, string] => {
    const json = JSON.stringify(pages);
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
