import fs from 'node:fs';
import path from 'node:path';
import type {
  IndexManifest,
  PageRow,
} from '../../packages/docusaurus-theme-search-meilisearch/src/engine/indexFormat';
import {
  createSearchIndex,
  type SearchIndex,
} from '../../packages/docusaurus-theme-search-meilisearch/src/engine/searchIndex';

/** Loads the index of a locale of the built site into the engine that browsers run. */
export function readSiteIndex(siteFolder: string, locale: string): Promise<SearchIndex> {
  const folder = path.join(siteFolder, locale === 'en' ? '' : locale, 'search');
  const read = (name: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
  const {pages, vocabulary} = read('index.json') as IndexManifest;
  return createSearchIndex(
    pages.flatMap((name) => read(name) as PageRow[]),
    vocabulary,
  );
}
