import path from 'node:path';
import searchSynonyms from '../../website/config/searchSynonyms.js';
import type {MeilisearchConfig} from '../../packages/docusaurus-theme-search-meilisearch/src/config/themeConfig';
import {readBuiltRecords} from '../../packages/docusaurus-theme-search-meilisearch/src/providers/meilisearch/node/builtRecords';
import {indexSettings} from '../../packages/docusaurus-theme-search-meilisearch/src/providers/meilisearch/node/indexSettings';
import {pushSite} from '../../packages/docusaurus-theme-search-meilisearch/src/providers/meilisearch/node/pushSite';
import {SearchHost} from '../../packages/docusaurus-theme-search-meilisearch/src/providers/meilisearch/node/searchHost';

const silent = () => undefined;

/**
 * Pushes the built site to a host, as `search:push` does.
 *
 * @param langs `<html lang>` by locale
 * @param indexUid different for each test file, because they run at the same time
 * @returns configuration with which a site searches the host
 */
export async function pushSiteTo(
  {origin, masterKey}: {origin: string; masterKey: string},
  siteFolder: string,
  langs: Record<string, string>,
  indexUid: string,
): Promise<MeilisearchConfig> {
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
    indexUid,
    {line: silent, warn: silent, error: silent},
  );
  return {host: origin, apiKey: masterKey, indexUid, timeout: 60_000};
}
