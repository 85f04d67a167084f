import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, inject, it} from 'vitest';
import type {SearchIndex} from '../../packages/docusaurus-theme-search-meilisearch/src/engine/searchIndex';
import {readJudgedQueries, type JudgedQuery} from './judgedQueries';
import {readSiteIndex} from './siteIndex';

const languages = {en: 'en', ko: 'ko', 'zh-cn': 'zh-CN'};
const siteFolder = inject('siteFolder');
const indexes = new Map<string, SearchIndex>();
for (const locale of Object.keys(languages)) {
  indexes.set(locale, await readSiteIndex(siteFolder, locale));
}

/** Returns the links of the first ten hits as `/v1/page#section`, without the locale. */
function links(locale: string, query: string): string[] {
  const filter = [`lang = "${languages[locale as keyof typeof languages]}"`];
  const hits = indexes.get(locale)?.search(query, {limit: 10, filter}).hits ?? [];
  return hits.map(({url, anchor}) => {
    const page = locale === 'en' ? String(url) : String(url).slice(locale.length + 1);
    return `${page.replace(/(?<=.)\/$/, '')}#${anchor}`;
  });
}

/** Returns the rank of the first relevant hit, from 1, or infinity if there is none. */
function rankOf({locale, query, expected}: JudgedQuery): number {
  const index = links(locale, query).findIndex((link) =>
    expected.some((page) => (page.includes('#') ? link === page : link.split('#')[0] === page)),
  );
  return index < 0 ? Infinity : index + 1;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const sets = readJudgedQueries();

it('all expected pages exist', () => {
  const judged = [...sets.values()].flat();
  expect(judged.length).toBeGreaterThanOrEqual(100);
  const paths = judged.flatMap(({locale, expected}) =>
    expected.map((link) => path.join(locale === 'en' ? '' : locale, link.split('#')[0] ?? '')),
  );
  const isPage = (page: string) => fs.existsSync(path.join(siteFolder, page, 'index.html'));
  expect(paths.filter((page) => !isPage(page))).toEqual([]);
});

/** Minimum share of queries with a relevant page among the first five hits. Lower for queries the engine was not tuned with. */
const minRecall = {tuned: 0.97, heldOut: 0.9};

describe.each(Object.entries(minRecall))('%s queries', (set, minimum) => {
  const queries = sets.get(set) ?? [];

  it(`recall@5 is at least ${minimum}`, () => {
    const ranks = queries.map(rankOf);
    const misses = queries.filter((_, index) => (ranks[index] ?? Infinity) > 5);
    const recall = 1 - misses.length / queries.length;
    console.log(
      [
        `${set}: ${queries.length} queries, recall@5 ${recall.toFixed(3)}, MRR@10 ${mean(ranks.map((rank) => 1 / rank)).toFixed(3)}`,
        ...misses.map(
          ({locale, query}) =>
            `  missed [${locale}] ${query}: ${links(locale, query).slice(0, 5).join(' ')}`,
        ),
      ].join('\n'),
    );
    expect(recall).toBeGreaterThanOrEqual(minimum);
  });
});

it.each(sets.get('titles') ?? [])(
  '[$locale] the page itself is the first hit for $query',
  (judged) => {
    expect(rankOf(judged)).toBe(1);
  },
);
