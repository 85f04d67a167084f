// @ts-check
/* global window */
/**
 * `node bench/host.mjs [sections ...]`: measures pushes to a Meilisearch server, and the queries of both engines in Chromium, at the
 * given numbers of sections (default: all of `sizes`). The server runs on this machine and is reached over loopback: a network adds
 * its round trip to each query. Run `pnpm build` first, on a machine that does nothing else. Linux only, because memory is read from
 * `/proc`. Exits with 1 if a bound is missed.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {buildSync} from 'esbuild';
import {findMeilisearch, startMeilisearch} from '@repo/testing/meilisearchServer.mjs';
import {reportRows} from './bounds.mjs';
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
import {measurePush, pushRows} from './pushes.mjs';
import {quantile} from './quantiles.mjs';
import {launchChromium, measureWorker, typeQueries} from './searchInBrowser.mjs';

const build = path.resolve(import.meta.dirname, '../../website/build');
const client = path.resolve(
  import.meta.dirname,
  '../../packages/docusaurus-theme-search-meilisearch/lib/browser/providers/meilisearch/client/hostSearch.js',
);

/** Numbers of sections. All but `siteSize` are Korean; `siteSize` is the built site in all locales, to which no queries are sent. */
const siteSize = 7210;
const sizes = [1000, siteSize, 20_000, 100_000];

/** Size with a bound, and the bound: maximum time of an unchanged push, in percent of the first one. */
const boundedSize = 100_000;
const unchangedShare = 10;

/** Milliseconds after which a query to the host fails. A site has 3 s; here, slower responses are measured, too. */
const timeoutMs = 60_000;

const given = process.argv.slice(2).map(Number);
const unknown = given.filter((size) => !sizes.includes(size));
if (unknown.length > 0) {
  throw new Error(`The numbers of sections are ${sizes.join(', ')}.`);
}
const source = findMeilisearch();
if (!('binary' in source)) {
  throw new Error(
    'A Meilisearch server to start is necessary. Set MEILISEARCH_BIN to the program.',
  );
}

if (!fs.existsSync(path.join(build, 'ko/search'))) {
  throw new Error('The site is not built. Run: pnpm build');
}
const korean = readIndex(path.join(build, 'ko/search')).pages;
const queries = keystrokesOf(judgedQueries()).filter((_, index) => index % 5 === 0);

/** @param {number} size */
function pagesOf(size) {
  if (size === siteSize) {
    return ['', ...fs.readdirSync(build)]
      .map((name) => path.join(build, name, 'search'))
      .filter((folder) => fs.existsSync(path.join(folder, 'index.json')))
      .flatMap((folder) => readIndex(folder).pages);
  }
  return selectPages(perturbedPages(korean, size), size);
}

/**
 * Replaces the text of one page.
 *
 * @param {any[]} pages rows of the index files
 * @param {string} text
 */
function changeOnePage([page, ...others], text) {
  const sections = page.sections.map((/** @type {any[]} */ [anchor, headings, , ...rest]) => [
    anchor,
    headings,
    text,
    ...rest,
  ]);
  return [{...page, sections}, ...others];
}

/**
 * Measures the pushes of a site. The first push deletes the staging index, so the first change sends all records, and only the second
 * one sends the changed records alone.
 *
 * @param {string} folder
 * @param {number} size
 * @param {any[]} pages
 */
async function measurePushes(folder, size, pages) {
  const push = async (/** @type {string} */ name, changedPages = pages) => {
    const index = `bench-${size}`;
    const measured = await measurePush(server, {folder, index, pages: changedPages});
    console.error(`push ${size}: ${name}: ${measured.seconds.toFixed(1)} s`);
    return measured;
  };
  const first = await push('first');
  const unchanged = await push('unchanged');
  if (unchanged.tasks > 0) {
    throw new Error(`A push of an unchanged site wrote to the host ${unchanged.tasks} times.`);
  }
  if (size !== siteSize && size !== boundedSize) {
    return {first, unchanged};
  }
  const [allSent, again] = ['one page changed (all records sent)', 'one page changed again'];
  return {
    first,
    unchanged,
    [allSent]: await push(allSent, changeOnePage(pages, 'first change')),
    [again]: await push(again, changeOnePage(pages, 'second change')),
  };
}

/**
 * Measures queries to the host in the browser, with the client of the package.
 *
 * @param {string} pageUrl
 * @param {string} indexUid
 * @returns milliseconds from request to response
 */
async function measureHost(pageUrl, indexUid) {
  // The content security policy of the built site does not allow the host.
  const page = await browser.newPage({bypassCSP: true});
  await page.goto(pageUrl, {waitUntil: 'networkidle'});
  await page.addScriptTag({content: clientScript});
  const config = {host: server.origin, apiKey: server.masterKey, indexUid, timeout: timeoutMs};
  const times = await page.evaluate(
    async ({config, queries, filter}) => {
      const search = window.hostClient.createHostSearch(config);
      const times = [];
      for (const query of queries) {
        const start = performance.now();
        await search(query, {filter}, new AbortController().signal);
        times.push(performance.now() - start);
      }
      return times;
    },
    {config, queries, filter},
  );
  await page.close();
  return times;
}

const milliseconds = (/** @type {number[]} */ times) =>
  `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`;

/** A page without animation, which takes processor time from the worker. */
const pageOf = (/** @type {{url: string}} */ site) => `${site.url}/ko/v1/guides`;

/**
 * Rows of the report on the embedded engine.
 *
 * @param {any[]} pages
 */
async function measureEmbedded(pages) {
  const files = new Map(indexFiles('/bench/', pages));
  const site = await listen(siteServer(files));
  const {workerUrl} = await typeQueries(browser, `${site.url}/ko/`, []);
  const manifestUrl = `${site.url}/bench/index.json`;
  const options = {pageUrl: pageOf(site), workerUrl, manifestUrl, queries, filter};
  const {load, times} = await measureWorker(browser, options);
  site.close();
  const gzipped = [...files.values()].reduce((sum, file) => sum + zlib.gzipSync(file).length, 0);
  const sections = countSections(pages);
  return report({
    [`index ${sections}: embedded`]: {
      measured: `${(gzipped / 2 ** 20).toFixed(2)} MiB gz, loaded in ${(load / 1000).toFixed(1)} s`,
    },
    [`query ${sections}: embedded`]: {measured: milliseconds(times)},
  });
}

/**
 * Rows of the report on the host.
 *
 * @param {number} size
 * @param {any[]} pages
 */
async function measureQueries(size, pages) {
  const site = await listen(siteServer(new Map()));
  const times = await measureHost(pageOf(site), `bench-${size}`);
  site.close();
  return report({
    [`query ${countSections(pages)}: host over loopback`]: {measured: milliseconds(times)},
  });
}

/** Prints rows while the measurement continues. @param {Record<string, {measured: string}>} rows */
function report(rows) {
  Object.entries(rows).forEach(([name, {measured}]) => console.error(`${name}: ${measured}`));
  return rows;
}

const filter = [{lang: ['ko']}];
const bundle = {entryPoints: [client], bundle: true, write: false, globalName: 'hostClient'};
const clientScript = buildSync({...bundle, format: 'iife', target: 'es2022'}).outputFiles[0].text;
const load = () => os.loadavg()[0].toFixed(1);
const loadBefore = load();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-host-'));
const browser = await launchChromium();
const server = await startMeilisearch(source.binary);
const rows = {};
try {
  for (const size of given.length > 0 ? given : sizes) {
    const pages = pagesOf(size);
    if (size !== siteSize) {
      Object.assign(rows, await measureEmbedded(pages));
    }
    const pushes = await measurePushes(folder, size, pages);
    const bound = size === boundedSize ? unchangedShare : undefined;
    Object.assign(rows, pushRows(countSections(pages), pushes, bound));
    if (size !== siteSize) {
      Object.assign(rows, await measureQueries(size, pages));
    }
  }
} finally {
  await browser.close();
  await server.remove();
  fs.rmSync(folder, {recursive: true, force: true});
}
console.log(
  `${os.availableParallelism()} cores, load average ${loadBefore} before and ${load()} after. The host is on this machine: a network adds its round trip to each query.`,
);
await reportRows('host', rows);
