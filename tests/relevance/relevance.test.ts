import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, inject, it} from 'vitest';
import {hostSearchParams} from '../../website/config/searchHost.js';
import {pushSiteTo, withEmbedded, type Search} from './hostIndex';
import {expectFloors, judge, readJudgedQueries, type JudgedQuery} from './judgedQueries';
import {readSiteIndex} from './siteIndex';

/** Returns the search of a locale. */
type Searches = (locale: string) => Search;

const langs: Record<string, string> = {en: 'en', fr: 'fr', ko: 'ko', 'zh-cn': 'zh-CN', it: 'it'};
const siteFolder = inject('siteFolder');
const host = inject('meilisearch');
const sets = readJudgedQueries();

function embeddedSearches(): Searches {
  const indexes = new Map(
    Object.keys(langs).map((locale) => [locale, readSiteIndex(siteFolder, locale)]),
  );
  return (locale) => {
    const index = indexes.get(locale);
    if (!index) {
      throw new Error(`There is no index for the locale ${locale}.`);
    }
    return index.search;
  };
}

/** The host with the embedded index as its fallback, as the website searches it. */
async function hostSearches(server: NonNullable<typeof host>): Promise<Searches> {
  const search = await pushSiteTo(server, siteFolder, langs, 'relevance');
  const embedded = embeddedSearches();
  return (locale) => {
    const both = withEmbedded(search, embedded(locale));
    return (query, params) => both(query, {...params, ...hostSearchParams});
  };
}

/** Returns the links of the first ten hits as `/v1/page#section`, without the locale. */
async function links(searches: Searches, locale: string, query: string): Promise<string[]> {
  const filter = [{lang: [langs[locale] ?? locale]}];
  const {hits} = await searches(locale)(query, {limit: 10, filter});
  return hits.map(({url, anchor}) => {
    const page = locale === 'en' ? url : url.slice(locale.length + 1);
    return `${page.replace(/(?<=.)\/$/, '')}#${anchor}`;
  });
}

async function judgeQuery(searches: Searches, {locale, query, expected}: JudgedQuery) {
  return judge(query, await links(searches, locale, query), (link) =>
    expected.some((page) => link === page || link.split('#')[0] === page),
  );
}

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
  {engine: 'embedded engine', start: embeddedSearches, floors: embeddedFloors},
  ...(host
    ? [{engine: 'Meilisearch host', start: () => hostSearches(host), floors: hostFloors}]
    : []),
];

describe.each(engines)('$engine', ({engine, start, floors}) => {
  let searches: Searches;
  beforeAll(async () => {
    searches = await start();
  });

  describe.each(Object.entries(floors))('%s queries', (set, byLocale) => {
    it.each(Object.entries(byLocale))(
      '%s: relevance does not decrease',
      async (locale, minimum) => {
        const queries = (sets.get(set) ?? []).filter((judged) => judged.locale === locale);
        const judgements = await Promise.all(queries.map((query) => judgeQuery(searches, query)));
        expectFloors(`${engine}, ${set}, ${locale}`, judgements, minimum);
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
    const found = await links(searches, locale, typed);
    expect(found).not.toEqual([]);
    expect(found).toEqual(await links(searches, locale, written));
  });

  it.each(sets.get('titles') ?? [])(
    '[$locale] the page itself is the first hit for $query',
    async (judged) => {
      expect((await judgeQuery(searches, judged)).rank).toBe(1);
    },
  );
});
