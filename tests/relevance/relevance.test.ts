import path from 'node:path';
import {
  formatResults,
  readJudgedQueries,
  testSearch,
  type BuiltSite,
} from 'docusaurus-theme-search-meilisearch';
import {beforeAll, expect, inject, it} from 'vitest';
import i18n from '../../website/config/locales.js';
import {hostSearchParams} from '../../website/config/searchHost.js';
import {readBuiltLocale} from '../../packages/docusaurus-theme-search-meilisearch/src/evaluate/builtLocale';
import {pushSiteTo} from './hostIndex';

const outDir = inject('siteFolder');
const host = inject('meilisearch');
const langs = {en: 'en', fr: 'fr', ko: 'ko', 'zh-cn': 'zh-CN', it: 'it'};
const site: BuiltSite = {
  outDir,
  baseUrl: '/',
  i18n: {...i18n, localeConfigs: i18n.localeConfigs ?? {}},
};

beforeAll(async () => {
  if (host) {
    const meilisearch = await pushSiteTo(host, outDir, langs, 'relevance');
    site.search = {searchParams: hostSearchParams, meilisearch};
  }
});

it('relevance does not decrease', async () => {
  const file = path.resolve(import.meta.dirname, '../../website/search.queries.yml');
  const {problems, results} = await testSearch(site, readJudgedQueries(file));
  console.log(formatResults(results).join('\n'));
  expect(problems).toEqual([]);
  expect(results.length).toBeGreaterThanOrEqual(host ? 60 : 30);
});

it.each([
  ['fr', 'securite', 'sécurité'],
  ['fr', 'fenetre', 'fenêtre'],
  ['fr', "taille de l'application", 'taille de l’application'],
  ['it', "dimensione dell'applicazione", 'dimensione dell’applicazione'],
  ['it', 'proprieta', 'proprietà'],
])('[%s] %s has the hits of %s', async (locale, typed, written) => {
  const {search, searchHost = search, params} = await readBuiltLocale(site, locale);
  for (const engine of [search, searchHost]) {
    const links = async (query: string) =>
      (await engine(query, params([]))).hits.map(({url, anchor}) => `${url}#${anchor}`);
    const found = await links(typed);
    expect(found).not.toEqual([]);
    expect(found).toEqual(await links(written));
  }
});
