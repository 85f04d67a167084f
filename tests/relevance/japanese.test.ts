import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import yaml from 'js-yaml';
import {afterAll, beforeAll, describe, expect, inject, it} from 'vitest';
import {withFailover} from '../../packages/docusaurus-theme-search-meilisearch/src/providers/failover';
import type {
  SearchParams,
  SearchResponse,
} from '../../packages/docusaurus-theme-search-meilisearch/src/search';
import {pushSiteTo} from './hostIndex';
import {readSiteIndex} from './siteIndex';
import {indexJapaneseSite, japanesePages} from './japaneseIndex';

type Search = (query: string, params: SearchParams) => SearchResponse | Promise<SearchResponse>;

const queries = Object.entries(
  yaml.load(
    fs.readFileSync(path.join(import.meta.dirname, 'japanese.queries.yml'), 'utf8'),
  ) as Record<string, Record<string, string | string[]>>,
).flatMap(([set, judged]) =>
  Object.entries(judged).map(([query, expected]) => ({set, query, expected: [expected].flat()})),
);
const host = inject('meilisearch');
const siteFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'japanese-'));

beforeAll(() => indexJapaneseSite(siteFolder));
afterAll(() => fs.rmSync(siteFolder, {recursive: true}));

async function embeddedSearch(): Promise<Search> {
  return (await readSiteIndex(siteFolder, 'ja')).search;
}

/**
 * The host with the embedded index as its fallback, as a site searches it. The server of the tests has no Japanese tokenizer, so that
 * the fallback answers most queries; official servers have one.
 */
async function hostSearch(server: NonNullable<typeof host>): Promise<Search> {
  const [search, embedded] = await Promise.all([
    pushSiteTo(server, siteFolder, {ja: 'ja'}, 'japanese'),
    embeddedSearch(),
  ]);
  const {signal} = new AbortController();
  const client = withFailover(
    {delay: 100, search},
    {delay: 0, search: async (text, all) => embedded(text, all)},
  );
  return (query, params) => client.search(query, params, signal);
}

async function judge(search: Search, {set, query, expected}: (typeof queries)[number]) {
  const {hits} = await search(query, {limit: 10, filter: [{lang: ['ja']}]});
  const found = hits.map(({url}) => url.slice(1));
  const index = found.findIndex((page) => expected.includes(page));
  return {set, query, found, rank: index < 0 ? Infinity : index + 1};
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Minimum recall@5 and MRR@10: what the engines reach, less two queries. */
const engines = [
  {engine: 'embedded engine', start: embeddedSearch, floors: [0.95, 0.92]},
  ...(host
    ? [{engine: 'Meilisearch host', start: () => hostSearch(host), floors: [0.94, 0.91]}]
    : []),
] as const;

describe('the Japanese site', () => {
  it('has all pages that queries expect', () => {
    expect(queries.length).toBeGreaterThanOrEqual(30);
    expect(japanesePages()).toEqual(
      expect.arrayContaining(queries.flatMap(({expected}) => expected)),
    );
  });

  it.each(engines)(
    '$engine: relevance does not decrease',
    async ({engine, start, floors: [minRecall, minMrr]}) => {
      const search = await start();
      const judgements = await Promise.all(queries.map((judged) => judge(search, judged)));
      const recall = mean(judgements.map(({rank}) => (rank <= 5 ? 1 : 0)));
      const mrr = mean(judgements.map(({rank}) => 1 / rank));
      console.log(
        [
          `${engine}, Japanese: ${queries.length} queries, recall@5 ${recall.toFixed(3)}, MRR@10 ${mrr.toFixed(3)}`,
          ...judgements
            .filter(({rank}) => rank > 1)
            .map(
              ({set, query, rank, found}) =>
                `  ${rank} ${set}: ${query}: ${found.slice(0, 5).join(' ')}`,
            ),
        ].join('\n'),
      );
      expect(recall).toBeGreaterThanOrEqual(minRecall);
      expect(mrr).toBeGreaterThanOrEqual(minMrr);
    },
  );
});
