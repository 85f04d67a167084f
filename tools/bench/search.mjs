// @ts-check
import fs from 'node:fs';
import http from 'node:http';
import {createRequire} from 'node:module';
import path from 'node:path';
import zlib from 'node:zlib';
import {launchBrowser} from '@repo/testing/findBrowser.mjs';
import {listen} from '@repo/testing/listen.mjs';
import {createStaticServer} from '../../website/scripts/staticServer.mjs';
import {coldBuild, website} from './builds.mjs';
import {
  countSections,
  indexFiles,
  judgedQueries,
  largerIndex,
  readIndex,
  smallerIndex,
} from './indexes.mjs';
import {atMost, median, quantile, unbounded} from './measurements.mjs';
import {measureWorker, typeQueries} from './searchInBrowser.mjs';

const require = createRequire(import.meta.url);

// Numbers of sections that the bounds apply to.
const largeSite = 20_000;
const smallSite = 1000;
const sizedSite = 1050;

/** Returns the share of indexing in a cold Korean build, in percent. */
async function measureIndexing() {
  const {
    indexSite,
  } = require('../../packages/docusaurus-theme-search-meilisearch/lib/indexer/indexSite.js');
  const folder = path.join(website, '.build/bench-search');
  const build = coldBuild(website, folder);
  const outDir = path.join(folder, 'ko');
  const files = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'});
  const start = performance.now();
  await indexSite(
    files.filter((file) => file.endsWith('.html')),
    {
      outDir,
      baseUrl: '/ko/',
      titleSuffix: ' | Tauri v1',
      locale: 'ko',
      categories: require('../../website/config/searchCategories.js'),
      defaultCategories: {docs: '', blog: '', page: ''},
      exclude: [],
      pageSettings: new Map(),
      versionLabels: {},
      vocabulary: {synonyms: {}, stopWords: []},
    },
  );
  const seconds = (performance.now() - start) / 1000;
  fs.rmSync(folder, {recursive: true});
  return (100 * seconds) / build;
}

/**
 * Serves the built site and indexes. The site's content security policy allows the worker to fetch only from the site.
 *
 * @param {Record<string, Map<string, string>>} indexes files by the first folder of the URL
 */
function serveSite(indexes) {
  const site = createStaticServer(path.join(website, 'build'));
  const server = http.createServer((request, response) => {
    const [, folder = '', name = ''] = request.url?.split('/') ?? [];
    const file = indexes[folder]?.get(name);
    if (file === undefined) {
      site.emit('request', request, response);
    } else {
      response.end(file);
    }
  });
  return listen(server);
}

/**
 * Measures search in the built site with Chromium.
 *
 * @param {number} [runs] whose median is taken
 * @param {{skipsBuild: boolean}} [options] `skipsBuild` leaves out the cold build that the duration of indexing is compared with
 */
export default async function measureSearch(runs = 3, {skipsBuild} = {skipsBuild: false}) {
  const index = readIndex('ko');
  const files = Array.from(
    indexFiles(index).values(),
    (file) => zlib.gzipSync(file, {level: 9}).length,
  );
  const kilobytes = files.reduce((sum, length) => sum + length, 0) / 1024;
  const small = smallerIndex(index, smallSite);
  const large = largerIndex(index, largeSite);
  const site = await serveSite({small: indexFiles(small), large: indexFiles(large)});
  const judged = judgedQueries();
  // About a hundred keystrokes, so that the 95th percentile is not the slowest one.
  const typedQueries = judged.filter((_, at) => at % Math.ceil(judged.length / 14) === 0);
  /** Every judged query, as it is after each keystroke. */
  const keystrokes = judged.flatMap((query) =>
    Array.from(query, (_, at) => query.slice(0, at + 1)),
  );
  const browser = await launchBrowser();
  const measured = [];
  for (let run = 0; run < runs; run += 1) {
    const typed = await typeQueries(browser, `${site.url}/ko/`, typedQueries);
    /** @type {(name: string, queries: string[]) => ReturnType<typeof measureWorker>} */
    const queryIndex = (name, queries) =>
      measureWorker(browser, {
        // A page without animation: the home page is animated, which takes processor time from the worker.
        pageUrl: `${site.url}/ko/v1/guides`,
        workerUrl: typed.workerUrl,
        manifestUrl: `${site.url}/${name}/index.json`,
        filter: [{lang: ['ko']}],
        queries,
      });
    measured.push({
      typed,
      small: await queryIndex('small', keystrokes),
      large: await queryIndex(
        'large',
        keystrokes.filter((_, at) => at % 5 === 0),
      ),
    });
  }
  await browser.close();
  site.close();

  /** @type {(read: (run: (typeof measured)[number]) => number) => number} */
  const over = (read) => median(measured.map(read));
  /** @type {(name: 'small' | 'large', sections: number, bound: number) => Record<string, import('./measurements.mjs').Row>} */
  const rowsOf = (name, sections, bound) => ({
    [`load and build the index, ${sections} sections (ms)`]: unbounded(
      over((run) => run[name].load),
    ),
    [`query p50, ${sections} sections (ms)`]: unbounded(
      over((run) => quantile(run[name].times, 0.5)),
    ),
    [`query p95, ${sections} sections (ms)`]: atMost(
      over((run) => quantile(run[name].times, 0.95)),
      bound,
    ),
  });
  return {
    [`index, scaled to ${sizedSite} sections (KB gz)`]: atMost(
      (kilobytes * sizedSite) / countSections(index),
      260,
    ),
    ...rowsOf('small', countSections(small), 5),
    ...rowsOf('large', countSections(large), 50),
    'keystroke to painted results, p95 (ms)': atMost(
      over(({typed}) => quantile(typed.delays, 0.95)),
      32,
    ),
    'longest task on the main thread (ms)': atMost(
      over(({typed}) => typed.longest),
      50,
    ),
    ...(!skipsBuild && {'indexing, share of a cold build (%)': atMost(await measureIndexing(), 8)}),
  };
}
