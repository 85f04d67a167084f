import fs from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '@repo/testing/temporaryFolder.mjs';
import {
  formatResults,
  testSearch,
  type BuiltSite,
  type JudgedSet,
} from 'docusaurus-theme-search-meilisearch';
import yaml from 'js-yaml';
import {afterAll, beforeAll, expect, inject, it} from 'vitest';
import {pushSiteTo} from './hostIndex';
import {indexJapaneseSite} from './japaneseIndex';

const queries = Object.entries(
  yaml.load(
    fs.readFileSync(path.join(import.meta.dirname, 'japanese.queries.yml'), 'utf8'),
  ) as Record<string, Record<string, string | string[]>>,
).flatMap(([, judged]) =>
  Object.entries(judged).map(([query, expected]) => ({
    query,
    expected: [expected].flat().map((page) => `/${page}`),
  })),
);
const host = inject('meilisearch');
const siteFolder = temporaryFolder(afterAll);

beforeAll(() => indexJapaneseSite(siteFolder));

/**
 * Minimum recall@5 and MRR@10: what the engines reach, less two queries. The server of the tests has no Japanese tokenizer, so that the
 * embedded index answers most queries of the host; official servers have one.
 */
const floors: JudgedSet['floors'] = {embedded: [0.95, 0.92], host: [0.94, 0.91]};

it('relevance does not decrease', async () => {
  const site: BuiltSite = {
    outDir: siteFolder,
    baseUrl: '/',
    i18n: {locales: ['ja'], defaultLocale: 'ja', localeConfigs: {}},
    ...(host && {
      search: {meilisearch: await pushSiteTo(host, siteFolder, {ja: 'ja'}, 'japanese')},
    }),
  };
  const {problems, results} = await testSearch(site, [
    {set: 'Japanese', locale: 'ja', queries, floors},
  ]);
  console.log(formatResults(results).join('\n'));
  expect(problems).toEqual([]);
  expect(results).toHaveLength(host ? 2 : 1);
  expect(queries.length).toBeGreaterThanOrEqual(30);
});
