import fs from 'node:fs';
import path from 'node:path';
import {readJudgedQueries, type JudgedQuery} from 'docusaurus-theme-search-meilisearch';
import type {Browser} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, inject, it} from 'vitest';
import {connectToBrowser} from '@repo/testing/browser';
import {ConsumerSite} from './consumerSite';
import {searchPlugins, ServedBuild, type OpenedSearch, type SearchPlugin} from './searchPlugins';

const repository = path.resolve(import.meta.dirname, '../..');
const site = new ConsumerSite({name: 'search-plugins', layers: ['search-plugins']});

/** The documentation of the website in both languages, with the path of each folder in the site. */
const content = {
  'website/docs': 'docs',
  'i18n/ko/docusaurus-plugin-content-docs/current':
    'i18n/ko/docusaurus-plugin-content-docs/current',
};

/** Copies the documentation, without generated pages and pictures. */
function copyContent() {
  for (const [from, to] of Object.entries(content)) {
    const files = fs.readdirSync(path.join(repository, from), {recursive: true, encoding: 'utf8'});
    for (const file of files.filter((name) => /^(?!api\/).*\.(md|json)$/.test(name))) {
      const target = path.join(site.dir, to, file);
      const text = fs.readFileSync(path.join(repository, from, file), 'utf8');
      fs.mkdirSync(path.dirname(target), {recursive: true});
      fs.writeFileSync(target, text.replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1'));
    }
  }
}

const queriesPerLocale = 20;

/**
 * Queries that the engine of this repository was not tuned with, and that have a page in the site: evenly distributed over all of
 * them.
 */
function selectQueries(locale: string, hasPage: (page: string) => boolean): JudgedQuery[] {
  const sets = readJudgedQueries(path.join(repository, 'website/search.queries.yml'));
  const candidates = ['heldOut', 'unseen']
    .flatMap((name) => sets.filter(({set}) => set === name))
    .filter((judged) => judged.locale === locale)
    .flatMap(({queries}) => queries)
    .map((judged) => ({
      ...judged,
      expected: judged.expected.map((link) => link.split('#')[0] ?? '').filter(hasPage),
    }))
    .filter(({expected}) => expected.length > 0);
  return Array.from(
    {length: queriesPerLocale},
    (_, index) =>
      candidates[Math.floor((index * candidates.length) / queriesPerLocale)] as JudgedQuery,
  );
}

/** Pages of links in order, each once, without the locale. */
function pagesOf(links: string[], siteUrl: string): string[] {
  const paths = links.map((link) => new URL(link, siteUrl).pathname);
  return [...new Set(paths.map((page) => page.replace(/^\/ko(?=\/)/, '').replace(/\/$/, '')))];
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

type Relevance = {recall: number; mrr: number};

/** Recall and mean reciprocal rank of the first five pages that a reader sees. */
async function measureRelevance(
  browser: Browser,
  siteUrl: string,
  {search}: SearchPlugin,
  queries: JudgedQuery[],
): Promise<Relevance> {
  const ranks: number[] = [];
  const page = await browser.newPage();
  for (const {query, expected} of queries) {
    const found = pagesOf((await search?.(page, siteUrl, query)) ?? [], siteUrl).slice(0, 5);
    const index = found.findIndex((candidate) => expected.includes(candidate));
    ranks.push(index < 0 ? Infinity : index + 1);
    if (index < 0) {
      console.log(`Missed: ${query}: ${found.join(' ')}`);
    }
  }
  await page.close();
  return {
    recall: mean(ranks.map((rank) => (rank <= 5 ? 1 : 0))),
    mrr: mean(ranks.map((rank) => 1 / rank)),
  };
}

/** What the search of a plugin adds to a page, and the relevance of its hits by locale, if it has a backend. */
type Measured = OpenedSearch & {relevance?: Record<'en' | 'ko', Relevance>};

/** Rows of the table in the documentation of the package: how a cell is written, and how much it may differ from what is measured. */
const rows: {label: string; values: (measured: Measured) => number[]; tolerance: number}[] = [
  {
    label: 'JavaScript of a page before a search',
    values: ({before}) => [before / 1024],
    tolerance: 1,
  },
  {label: 'JavaScript after a search', values: ({after}) => [after / 1024], tolerance: 3},
  {
    label: 'Index of the English pages',
    values: ({index}) => (index > 0 ? [index / 1024] : []),
    tolerance: 30,
  },
  ...(['en', 'ko'] as const).map((locale) => ({
    label: `20 ${{en: 'English', ko: 'Korean'}[locale]} queries: recall@5 / MRR`,
    values: ({relevance}: Measured) =>
      relevance ? [relevance[locale].recall, relevance[locale].mrr] : [],
    tolerance: 0.1,
  })),
  {
    label: 'Violated accessibility rules (axe)',
    values: ({violations}) => [new Set(violations.map((text) => text.split(':')[0])).size],
    tolerance: 0,
  },
];

/** Numbers in the cells of a row of the table. */
function statedNumbers(label: string): number[][] {
  const file = path.join(repository, 'examples/everything/docs/search/compare.md');
  const line = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .find((candidate) => candidate.startsWith(`| ${label} `));
  const cells = line?.split('|').slice(2, -1) ?? [];
  return cells.map((cell) => (cell.match(/\d+(\.\d+)?/g) ?? []).map(Number));
}

describe('search plugins on the same site', () => {
  const measured = new Map<string, Measured>();
  let browser: Browser;

  async function measure(
    build: ServedBuild,
    url: string,
    plugin: SearchPlugin,
    base: OpenedSearch,
  ): Promise<Measured> {
    const opened = await build.openSearch(browser, url, plugin);
    const relevanceOf = (locale: string, siteUrl: string) =>
      measureRelevance(
        browser,
        siteUrl,
        plugin,
        selectQueries(locale, (page) => build.hasPage(page)),
      );
    return {
      before: opened.before - base.before,
      after: opened.after - base.after,
      index: opened.index - base.index,
      violations: opened.violations.filter((violation) => !base.violations.includes(violation)),
      relevance: plugin.search && {
        en: await relevanceOf('en', url),
        ko: await relevanceOf('ko', `${url}/ko`),
      },
    };
  }

  beforeAll(async () => {
    browser = await connectToBrowser();
    await site.scaffold();
    await site.install(inject('tarballs').filter((file) => file.includes('search')));
    copyContent();
    let base: OpenedSearch | undefined;
    for (const plugin of [undefined, ...searchPlugins]) {
      const locales = plugin?.search ? [] : ['--locale', 'en'];
      await site.docusaurus(['build', ...locales], {SEARCH_PLUGIN: plugin?.name ?? 'none'});
      const build = new ServedBuild(path.join(site.dir, 'build'));
      const {url, close} = await build.start();
      base ??= await build.openSearch(browser, url);
      if (plugin) {
        measured.set(plugin.name, await measure(build, url, plugin, base));
      }
      close();
    }
    console.log(JSON.stringify(Object.fromEntries(measured), null, 2));
  });
  afterAll(() => browser?.close());

  it.each(rows)('the documentation says what is measured: $label', ({label, values, tolerance}) => {
    const stated = statedNumbers(label);
    expect(stated).toHaveLength(searchPlugins.length);
    searchPlugins.forEach(({name}, column) => {
      const reached = values(measured.get(name) as Measured);
      const cell = stated[column] ?? [];
      expect(cell, `${name}: ${reached.join()}`).toHaveLength(reached.length);
      reached.forEach((value, index) =>
        expect(Math.abs(value - (cell[index] as number)), `${name}: ${value}`).toBeLessThanOrEqual(
          tolerance,
        ),
      );
    });
  });
});
