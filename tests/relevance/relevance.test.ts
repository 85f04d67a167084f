import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, inject, it} from 'vitest';
import type {
  SearchParams,
  SearchResponse,
} from '../../packages/docusaurus-theme-search-meilisearch/src/search';
import {withFailover} from '../../packages/docusaurus-theme-search-meilisearch/src/providers/failover';
import {hostSearchParams} from '../../website/config/searchHost.js';
import {pushSiteTo} from './hostIndex';
import {readJudgedQueries, type JudgedQuery} from './judgedQueries';
import {readSiteIndex} from './siteIndex';

type Search = (
  locale: string,
  query: string,
  params: SearchParams,
) => SearchResponse | Promise<SearchResponse>;

const langs: Record<string, string> = {en: 'en', fr: 'fr', ko: 'ko', 'zh-cn': 'zh-CN', it: 'it'};
const siteFolder = inject('siteFolder');
const host = inject('meilisearch');
const sets = readJudgedQueries();

async function embeddedSearch(): Promise<Search> {
  const indexes = new Map(
    await Promise.all(
      Object.keys(langs).map(
        async (locale) => [locale, await readSiteIndex(siteFolder, locale)] as const,
      ),
    ),
  );
  return (locale, query, params) => {
    const index = indexes.get(locale);
    if (!index) {
      throw new Error(`There is no index for the locale ${locale}.`);
    }
    return index.search(query, params);
  };
}

/** The host with the embedded index as its fallback, as the website searches it. */
async function hostSearch(server: NonNullable<typeof host>): Promise<Search> {
  const search = await pushSiteTo(server, siteFolder, langs, 'relevance');
  const embedded = await embeddedSearch();
  const {signal} = new AbortController();
  return (locale, query, params) =>
    withFailover(
      {delay: 100, search},
      {delay: 0, search: async (text, all) => embedded(locale, text, all)},
    ).search(query, {...params, ...hostSearchParams}, signal);
}

/** Returns the links of the first ten hits as `/v1/page#section`, without the locale. */
async function links(search: Search, locale: string, query: string): Promise<string[]> {
  const filter = [{lang: [langs[locale] ?? locale]}];
  const {hits} = await search(locale, query, {limit: 10, filter});
  return hits.map(({url, anchor}) => {
    const page = locale === 'en' ? url : url.slice(locale.length + 1);
    return `${page.replace(/(?<=.)\/$/, '')}#${anchor}`;
  });
}

type Judgement = JudgedQuery & {
  /** Rank of the first relevant hit, from 1; infinity if there is none. */
  rank: number;
  found: string[];
};

async function judge(search: Search, judged: JudgedQuery): Promise<Judgement> {
  const found = await links(search, judged.locale, judged.query);
  const index = found.findIndex((link) =>
    judged.expected.some((page) =>
      page.includes('#') ? link === page : link.split('#')[0] === page,
    ),
  );
  return {...judged, found, rank: index < 0 ? Infinity : index + 1};
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const recall = (judgements: Judgement[]) => mean(judgements.map(({rank}) => (rank <= 5 ? 1 : 0)));
const reciprocalRank = (judgements: Judgement[]) => mean(judgements.map(({rank}) => 1 / rank));

it('all expected pages exist', () => {
  const judged = [...sets.values()].flat();
  expect(judged.length).toBeGreaterThanOrEqual(100);
  const paths = judged.flatMap(({locale, expected}) =>
    expected.map((link) => path.join(locale === 'en' ? '' : locale, link.split('#')[0] ?? '')),
  );
  const isPage = (page: string) => fs.existsSync(path.join(siteFolder, page, 'index.html'));
  expect(paths.filter((page) => !isPage(page))).toEqual([]);
});

/**
 * Minimum recall@5 and MRR@10 by set and locale: what the engines reach, less two or three queries, so that edited pages do not fail
 * the test.
 */
type Floors = Record<string, Record<string, [recall: number, mrr: number]>>;

const embeddedFloors: Floors = {
  tuned: {en: [0.96, 0.86], ko: [0.96, 0.9], 'zh-cn': [0.9, 0.83]},
  reported: {
    en: [1, 0.74],
    ko: [0.5, 0.44],
    'zh-cn': [1, 0.5],
    fr: [1, 0.5],
    it: [1, 0.5],
  },
  heldOut: {en: [0.96, 0.87], ko: [0.94, 0.81], 'zh-cn': [0.91, 0.87]},
  fresh: {en: [0.92, 0.87], ko: [0.92, 0.85], 'zh-cn': [0.9, 0.8]},
  unseen: {
    en: [0.96, 0.87],
    ko: [0.94, 0.86],
    'zh-cn': [0.95, 0.89],
    fr: [0.9, 0.78],
    it: [0.9, 0.85],
  },
  translated: {'zh-cn': [0.9, 0.8], fr: [0.9, 0.84], it: [0.86, 0.76]},
  symptoms: {
    en: [0.9, 0.7],
    ko: [0.94, 0.85],
    'zh-cn': [0.9, 0.9],
    fr: [0.83, 0.8],
    it: [0.83, 0.7],
  },
  asked: {en: [0.96, 0.89], ko: [0.94, 0.83]},
  typed: {en: [0.93, 0.84], ko: [0.92, 0.82]},
};
const hostFloors: Floors = {
  tuned: {en: [0.89, 0.8], ko: [0.92, 0.87], 'zh-cn': [0.9, 0.82]},
  reported: {
    en: [1, 0.74],
    ko: [0.5, 0.5],
    'zh-cn': [1, 0.5],
    fr: [1, 0.5],
    it: [1, 0.5],
  },
  heldOut: {en: [0.96, 0.87], ko: [0.88, 0.81], 'zh-cn': [0.91, 0.87]},
  fresh: {en: [0.92, 0.87], ko: [0.92, 0.85], 'zh-cn': [0.9, 0.7]},
  unseen: {
    en: [0.93, 0.83],
    ko: [0.93, 0.84],
    'zh-cn': [0.95, 0.89],
    fr: [0.9, 0.75],
    it: [0.9, 0.85],
  },
  translated: {'zh-cn': [0.9, 0.8], fr: [0.9, 0.83], it: [0.83, 0.76]},
  symptoms: {ko: [0.94, 0.85]},
  asked: {en: [0.96, 0.87], ko: [0.94, 0.83]},
  typed: {en: [0.93, 0.8], ko: [0.9, 0.8]},
};

const engines = [
  {engine: 'embedded engine', start: embeddedSearch, floors: embeddedFloors},
  ...(host
    ? [{engine: 'Meilisearch host', start: () => hostSearch(host), floors: hostFloors}]
    : []),
];

describe.each(engines)('$engine', ({engine, start, floors}) => {
  let started: Promise<Search> | undefined;
  const ready = () => (started ??= start());

  describe.each(Object.entries(floors))('%s queries', (set, byLocale) => {
    it.each(Object.entries(byLocale))(
      '%s: relevance does not decrease',
      async (locale, [minRecall, minMrr]) => {
        const search = await ready();
        const queries = (sets.get(set) ?? []).filter((judged) => judged.locale === locale);
        expect(queries.length).toBeGreaterThan(0);
        const judgements = await Promise.all(queries.map((judged) => judge(search, judged)));
        const reached = [recall(judgements), reciprocalRank(judgements)] as const;
        console.log(
          [
            `${engine}, ${set}, ${locale}: ${queries.length} queries, recall@5 ${reached[0].toFixed(3)}, MRR@10 ${reached[1].toFixed(3)}`,
            ...judgements
              .filter(({rank}) => rank > 5)
              .map(({query, found}) => `  missed ${query}: ${found.slice(0, 5).join(' ')}`),
          ].join('\n'),
        );
        expect(reached[0]).toBeGreaterThanOrEqual(minRecall);
        expect(reached[1]).toBeGreaterThanOrEqual(minMrr);
      },
    );
  });

  it.each([
    ['fr', 'securite', 'sécurité'],
    ['fr', 'fenetre', 'fenêtre'],
    ['fr', "taille de l'application", 'taille de l’application'],
    ['it', "dimensione dell'applicazione", 'dimensione dell’applicazione'],
    ['it', 'proprieta', 'proprietà'],
  ])('[%s] %s has the hits of %s', async (locale, typed, written) => {
    const search = await ready();
    const found = await links(search, locale, typed);
    expect(found).not.toEqual([]);
    expect(found).toEqual(await links(search, locale, written));
  });

  it.each(sets.get('titles') ?? [])(
    '[$locale] the page itself is the first hit for $query',
    async (judged) => {
      expect((await judge(await ready(), judged)).rank).toBe(1);
    },
  );
});
