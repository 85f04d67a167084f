import path from 'node:path';
import {
  searchBody,
  searchUrl,
} from '../../packages/docusaurus-theme-search-meilisearch/src/client/meilisearch/searchRequest';
import type {
  SearchParams,
  SearchResponse,
} from '../../packages/docusaurus-theme-search-meilisearch/src/engine/searchTypes';
import {readBuiltRecords} from '../../packages/docusaurus-theme-search-meilisearch/src/node/push/builtRecords';
import {indexSettings} from '../../packages/docusaurus-theme-search-meilisearch/src/node/push/indexSettings';
import {pushSite} from '../../packages/docusaurus-theme-search-meilisearch/src/node/push/pushSite';
import {SearchHost} from '../../packages/docusaurus-theme-search-meilisearch/src/node/push/searchHost';

const indexUid = 'relevance';
const silent = () => undefined;

/**
 * Pushes the built site to a host, as `search:push` does.
 *
 * @param langs `<html lang>` by locale
 * @returns function that searches as the search modal does
 */
export async function pushSiteTo(
  {origin, masterKey}: {origin: string; masterKey: string},
  siteFolder: string,
  langs: Record<string, string>,
): Promise<(query: string, params: SearchParams) => Promise<SearchResponse>> {
  const localeConfigs = Object.fromEntries(
    Object.entries(langs).map(([locale, htmlLang]) => [locale, {htmlLang}]),
  );
  const records = await readBuiltRecords(path.resolve(siteFolder), {
    locales: Object.keys(langs),
    localeConfigs,
  });
  const htmlLangs = Object.values(langs);
  await pushSite(
    await SearchHost.connect({host: origin, apiKey: masterKey, keyName: 'masterKey'}),
    {records, settings: indexSettings(htmlLangs, {}), langs: htmlLangs},
    {indexUid, dryRun: false, deleteOld: true},
    {line: silent, warn: silent, error: silent, progress: silent},
  );
  return async (query, params) => {
    const response = await fetch(searchUrl(origin, indexUid), {
      method: 'POST',
      headers: {authorization: `Bearer ${masterKey}`, 'content-type': 'application/json'},
      body: JSON.stringify(searchBody(query, params)),
    });
    return (await response.json()) as SearchResponse;
  };
}
