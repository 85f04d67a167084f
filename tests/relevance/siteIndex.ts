import fs from 'node:fs';
import path from 'node:path';
import {
  readManifest,
  unpackPages,
  type PackedPage,
} from '../../packages/docusaurus-theme-search-meilisearch/src/engine/index/indexFiles';
import {
  createSearchIndex,
  type SearchIndex,
} from '../../packages/docusaurus-theme-search-meilisearch/src/engine/searchIndex';

/** Loads the index of a locale of the built site into the engine that browsers run. */
export function readSiteIndex(siteFolder: string, locale: string): SearchIndex {
  const folder = path.join(siteFolder, locale === 'en' ? '' : locale, 'search');
  const read = (name: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
  const {pages, vocabulary} = readManifest(read('index.json'), folder);
  return createSearchIndex(
    unpackPages(pages.flatMap((name) => read(name) as PackedPage[])),
    vocabulary,
  );
}
