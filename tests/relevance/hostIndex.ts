import path from 'node:path';
import searchSynonyms from '../../website/config/searchSynonyms.js';
import {withFailover} from '../../packages/docusaurus-theme-search-meilisearch/src/providers/failover';
import {createHostSearch} from '../../packages/docusaurus-theme-search-meilisearch/src/providers/meilisearch/client/hostSearch';
import type {
  SearchParams,
  SearchResponse,
} from '../../packages/docusaurus-theme-search-meilisearch/src/search';
import {readBuiltRecords} from '../../packages/docusaurus-theme-search-meilisearch/src/providers/meilisearch/push/builtRecords';
import {indexSettings} from '../../packages/docusaurus-theme-search-meilisearch/src/providers/meilisearch/push/indexSettings';
import {pushSite} from '../../packages/docusaurus-theme-search-meilisearch/src/providers/meilisearch/push/pushSite';
import {SearchHost} from '../../packages/docusaurus-theme-search-meilisearch/src/providers/meilisearch/push/searchHost';

/** Searches one engine. */
export type Search = (
  query: string,
  params: SearchParams,
) => SearchResponse | Promise<SearchResponse>;

const silent = () => undefined;

/**
 * Pushes the built site to a host, as `search:push` does.
 *
 * @param langs `<html lang>` by locale
 * @param indexUid different for each test file, because they run at the same time
 * @returns function that searches as the search modal does
 */
export async function pushSiteTo(
  {origin, masterKey}: {origin: string; masterKey: string},
  siteFolder: string,
  langs: Record<string, string>,
  indexUid: string,
): Promise<Search> {
  const localeConfigs = Object.fromEntries(
    Object.entries(langs).map(([locale, htmlLang]) => [locale, {htmlLang}]),
  );
  const site = {locales: Object.keys(langs), localeConfigs};
  const htmlLangs = Object.values(langs);
  const vocabularies = Object.values(searchSynonyms).map((synonyms) => ({synonyms, stopWords: []}));
  await pushSite(
    new SearchHost({host: origin, apiKey: masterKey, keyName: 'masterKey'}),
    async () => ({
      records: await readBuiltRecords(path.resolve(siteFolder), site),
      settings: indexSettings(htmlLangs, {}, vocabularies),
      langs: htmlLangs,
    }),
    {indexUid, dryRun: false, deleteOld: true},
    {line: silent, warn: silent, error: silent, progress: silent},
  );
  const search = createHostSearch({
    host: origin,
    apiKey: masterKey,
    indexUid,
    timeout: 60_000,
  });
  return (query, params) => search(query, params, new AbortController().signal);
}

/** Searches a host with the embedded index as its fallback, as a site does. */
export function withEmbedded(host: Search, embedded: Search): Search {
  const asProvider = (delay: number, search: Search) => ({
    delay,
    search: async (query: string, params: SearchParams) => search(query, params),
  });
  // A new one for each query: it would stop asking a host that was slow once.
  return (query, params) =>
    withFailover(asProvider(100, host), asProvider(0, embedded)).search(
      query,
      params,
      new AbortController().signal,
    );
}
