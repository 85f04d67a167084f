// @ts-check
/**
 * `node bench/search.mjs [runs] [--no-build]`: measures search in the built site with Chromium. The numbers are medians over the
 * runs, 3 by default. `--no-build` skips the cold build that the duration of indexing is compared with. Run `pnpm build` first, on a
 * machine that does nothing else. Exits with 1 if a bound is missed.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import zlib from 'node:zlib';
import {atMost, reportRows} from './bounds.mjs';
import {
  countSections,
  indexFiles,
  judgedQueries,
  keystrokesOf,
  readIndex,
  selectPages,
  siteServer,
} from './indexFiles.mjs';
import {listen} from '@repo/testing/listen.mjs';
import {perturbedPages} from './perturbedPages.mjs';
import {median, quantile} from './quantiles.mjs';
import {launchChromium, measureWorker, typeQueries} from './searchInBrowser.mjs';

const require = createRequire(import.meta.url);
const website = path.resolve(import.meta.dirname, '../../website');
const indexFolder = path.join(website, 'build/ko/search');
const runs = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 3);
// Numbers of sections that the bounds apply to.
const largeSite = 20_000;
const smallSite = 1000;
const sizedSite = 1050;

/** Returns the durations of a cold Korean build and of its indexing, in milliseconds. */
async function measureIndexing() {
  const outDir = path.join(website, '.build/bench-search');
  const generated = '.docusaurus-bench-search';
  const clean = () => {
    for (const folder of [
      outDir,
      path.join(website, generated),
      path.join(website, '../node_modules/.cache'),
      path.join(website, 'node_modules/.cache'),
    ]) {
      fs.rmSync(folder, {recursive: true, force: true});
    }
  };
  clean();
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const started = performance.now();
  const {status, stderr} = spawnSync(
    process.execPath,
    [docusaurus, 'build', '--locale', 'ko', '--out-dir', outDir],
    {
      cwd: website,
      encoding: 'utf8',
      env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated},
    },
  );
  if (status !== 0) {
    throw new Error(`The build failed:\n${stderr}`);
  }
  const build = performance.now() - started;
  const {
    indexSite,
  } = require('../../packages/docusaurus-theme-search-meilisearch/lib/indexer/indexSite.js');
  const localeDir = path.join(outDir, 'ko');
  const htmlFiles = fs
    .readdirSync(localeDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'));
  const start = performance.now();
  await indexSite(htmlFiles, {
    outDir: localeDir,
    baseUrl: '/ko/',
    siteTitle: 'Tauri v1',
    locale: 'ko',
    categories: require('../../website/config/searchCategories.js'),
    defaultCategories: {docs: '', blog: '', page: ''},
  });
  const indexing = performance.now() - start;
  clean();
  return {build, indexing};
}

const {files, pages} = readIndex(indexFolder);
const sections = countSections(pages);
const gzipped = files.reduce((sum, file) => sum + zlib.gzipSync(file, {level: 9}).length, 0) / 1024;
const larger = perturbedPages(pages, largeSite);
const smaller = selectPages(pages, smallSite);

const judged = judgedQueries();
// About a hundred keystrokes, so that the 95th percentile is not the slowest one.
const typedQueries = judged.filter((_, index) => index % Math.ceil(judged.length / 14) === 0);
/** Every judged Korean query, as it is after each keystroke. */
const keystrokes = keystrokesOf(judged);

const site = await listen(
  siteServer(new Map([...indexFiles('/large/', larger), ...indexFiles('/small/', smaller)])),
);
const browser = await launchChromium();
const pageUrl = `${site.url}/ko/`;
const filter = [{lang: ['ko']}];
const measured = [];
for (let run = 0; run < runs; run += 1) {
  const typed = await typeQueries(browser, pageUrl, typedQueries);
  // A page without animation: the home page is animated, which takes processor time from the worker.
  const options = {pageUrl: `${pageUrl}v1/guides`, workerUrl: typed.workerUrl, filter};
  const small = await measureWorker(browser, {
    ...options,
    manifestUrl: `${site.url}/small/index.json`,
    queries: keystrokes,
  });
  const big = await measureWorker(browser, {
    ...options,
    manifestUrl: `${site.url}/large/index.json`,
    queries: keystrokes.filter((_, index) => index % 5 === 0),
  });
  measured.push({typed, small, big});
}
await browser.close();
site.close();

const over = (read) => median(measured.map(read));
const rows = {};
const row = (name, value, bound) => {
  rows[name] = bound === undefined ? {measured: value.toFixed(1)} : atMost(value, bound);
};
row(`index, ${sections} sections (KB gz)`, gzipped);
row(`index, scaled to ${sizedSite} sections (KB gz)`, (gzipped * sizedSite) / sections, 260);
row(
  `load and build the index, ${countSections(smaller)} sections (ms)`,
  over(({small}) => small.load),
);
row(
  `query p50, ${countSections(smaller)} sections (ms)`,
  over(({small}) => quantile(small.times, 0.5)),
);
row(
  `query p95, ${countSections(smaller)} sections (ms)`,
  over(({small}) => quantile(small.times, 0.95)),
  5,
);
row(
  `load and build the index, ${countSections(larger)} sections (ms)`,
  over(({big}) => big.load),
);
row(
  `query p50, ${countSections(larger)} sections (ms)`,
  over(({big}) => quantile(big.times, 0.5)),
);
row(
  `query p95, ${countSections(larger)} sections (ms)`,
  over(({big}) => quantile(big.times, 0.95)),
  50,
);
row(
  'keystroke to painted results, p95 (ms)',
  over(({typed}) => quantile(typed.delays, 0.95)),
  32,
);
row(
  'longest task on the main thread (ms)',
  over(({typed}) => typed.longest),
  50,
);
if (!process.argv.includes('--no-build')) {
  const {build, indexing} = await measureIndexing();
  row('indexing, share of a cold build (%)', (100 * indexing) / build, 8);
}
await reportRows('search', rows);
