import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import yaml from 'js-yaml';
import {afterAll, beforeAll, describe, expect, inject, it} from 'vitest';
import {pushSiteTo, withEmbedded, type Search} from './hostIndex';
import {expectFloors, judge} from './judgedQueries';
import {readSiteIndex} from './siteIndex';
import {indexJapaneseSite, japanesePages} from './japaneseIndex';

const queries = Object.entries(
  yaml.load(
    fs.readFileSync(path.join(import.meta.dirname, 'japanese.queries.yml'), 'utf8'),
  ) as Record<string, Record<string, string | string[]>>,
).flatMap(([, judged]) =>
  Object.entries(judged).map(([query, expected]) => ({query, expected: [expected].flat()})),
);
const host = inject('meilisearch');
const siteFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'japanese-'));

beforeAll(() => indexJapaneseSite(siteFolder));
afterAll(() => fs.rmSync(siteFolder, {recursive: true}));

const embeddedSearch = (): Search => readSiteIndex(siteFolder, 'ja').search;

/**
 * The host with the embedded index as its fallback, as a site searches it. The server of the tests has no Japanese tokenizer, so that
 * the fallback answers most queries; official servers have one.
 */
async function hostSearch(server: NonNullable<typeof host>): Promise<Search> {
  const search = await pushSiteTo(server, siteFolder, {ja: 'ja'}, 'japanese');
  return withEmbedded(search, embeddedSearch());
}

async function judgeQuery(search: Search, {query, expected}: (typeof queries)[number]) {
  const {hits} = await search(query, {limit: 10, filter: [{lang: ['ja']}]});
  const found = hits.map(({url}) => url.slice(1));
  return judge(query, found, (page) => expected.includes(page));
}

/** Minimum recall@5 and MRR@10: what the engines reach, less two queries. */
const engines = [
  {engine: 'embedded engine', start: embeddedSearch, floors: [0.95, 0.92] as const},
  ...(host
    ? [{engine: 'Meilisearch host', start: () => hostSearch(host), floors: [0.94, 0.91] as const}]
    : []),
];

describe('the Japanese site', () => {
  it('has all pages that queries expect', () => {
    expect(queries.length).toBeGreaterThanOrEqual(30);
    expect(japanesePages()).toEqual(
      expect.arrayContaining(queries.flatMap(({expected}) => expected)),
    );
  });

  it.each(engines)('$engine: relevance does not decrease', async ({engine, start, floors}) => {
    const search = await start();
    const judgements = await Promise.all(queries.map((judged) => judgeQuery(search, judged)));
    expectFloors(`${engine}, Japanese`, judgements, floors);
  });
});
