// @ts-check
/**
 * Search as readers meet it: the built site's own modal and worker, in Chromium. `node bench/search.mjs [runs] [--no-build]`: 3
 * runs by default, each number the median over them; without a cold build there is no share of it. Needs `pnpm build` before, and
 * a machine that does nothing else. Exits with 1 where a bound does not hold.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import {createRequire} from 'node:module';
import path from 'node:path';
import zlib from 'node:zlib';
import yaml from 'js-yaml';
import {createStaticServer} from '../../website/scripts/static-server.mjs';
import {listen} from './listen.mjs';
import {perturbedPages} from './perturbedPages.mjs';
import {askWorker, launchChromium, typeQueries} from './searchInBrowser.mjs';

const require = createRequire(import.meta.url);
const website = path.resolve(import.meta.dirname, '../../website');
const indexFolder = path.join(website, 'build/ko/search');
const runs = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 3);
// Sections for which the bounds are meant.
const largeSite = 20_000;
const smallSite = 1000;
const sizedSite = 1050;

const sorted = (values) => [...values].sort((a, b) => a - b);
const quantile = (values, share) => sorted(values)[Math.ceil(values.length * share) - 1] ?? 0;
const countOf = (pages) => pages.reduce((sum, page) => sum + page.sections.length, 0);
const median = (values) => quantile(values, 0.5);

/** Pages of about so many sections, evenly taken from all. */
function smallerSite(pages, sections) {
  const share = sections / countOf(pages);
  let [seen, kept] = [0, 0];
  return pages.filter((page) => {
    seen += page.sections.length;
    const isKept = kept + page.sections.length <= seen * share;
    kept += isKept ? page.sections.length : 0;
    return isKept;
  });
}

/** Files of an index, by their address. */
function indexFiles(folder, pages) {
  const size = Math.ceil(pages.length / 20);
  const shards = Array.from({length: Math.ceil(pages.length / size)}, (_, shard) =>
    JSON.stringify(pages.slice(shard * size, (shard + 1) * size)),
  );
  const names = shards.map((_, shard) => `pages-${shard}.json`);
  return [
    [`${folder}index.json`, JSON.stringify({version: 1, pages: names})],
    ...names.map((name, shard) => [folder + name, shards[shard]]),
  ];
}

/** The built site, with files beside it: its content security policy lets the worker fetch from the site alone. */
function siteServer(files) {
  const site = createStaticServer(path.join(website, 'build'));
  return http.createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (file === undefined) {
      site.emit('request', request, response);
    } else {
      response.end(file);
    }
  });
}

/** Seconds of a cold Korean build, and of its indexing alone. */
async function indexingShare() {
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
  } = require('../../packages/docusaurus-theme-search-meilisearch/lib/node/indexSite.js');
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

const {pages: names} = JSON.parse(fs.readFileSync(path.join(indexFolder, 'index.json'), 'utf8'));
const files = names.map((name) => fs.readFileSync(path.join(indexFolder, name)));
const pages = files.flatMap((file) => JSON.parse(file.toString()));
const sections = countOf(pages);
const gzipped = files.reduce((sum, file) => sum + zlib.gzipSync(file, {level: 9}).length, 0) / 1024;
const larger = perturbedPages(pages, largeSite);
const smaller = smallerSite(pages, smallSite);

/** Every judged Korean query, as it stands in the box after each key. */
const judged = Object.values(
  yaml.load(
    fs.readFileSync(path.join(import.meta.dirname, '../search/search.queries.yml'), 'utf8'),
  ),
).flatMap((set) => Object.keys(set.ko ?? {}));
// Of about a hundred keys, 95 % is not the slowest one.
const typedQueries = judged.filter((_, index) => index % Math.ceil(judged.length / 14) === 0);
const keystrokes = judged.flatMap((query) =>
  Array.from(query, (_, index) => query.slice(0, index + 1)),
);

const site = await listen(
  siteServer(new Map([...indexFiles('/large/', larger), ...indexFiles('/small/', smaller)])),
);
const browser = await launchChromium();
const pageUrl = `${site.url}/ko/`;
const filter = ['lang = "ko"'];
const measured = [];
for (let run = 0; run < runs; run += 1) {
  const typed = await typeQueries(browser, pageUrl, typedQueries);
  // A page that stands still: the drawing of the home page moves, and shares the processor with the worker.
  const asked = {pageUrl: `${pageUrl}v1/guides`, workerUrl: typed.workerUrl, filter};
  const small = await askWorker(browser, {
    ...asked,
    manifestUrl: `${site.url}/small/index.json`,
    queries: keystrokes,
  });
  const big = await askWorker(browser, {
    ...asked,
    manifestUrl: `${site.url}/large/index.json`,
    queries: keystrokes.filter((_, index) => index % 5 === 0),
  });
  measured.push({typed, small, big});
}
await browser.close();
site.close();

const over = (read) => median(measured.map(read));
const rows = {};
const row = (name, value, bound, digits = 1) => {
  rows[name] = {
    measured: value.toFixed(digits),
    bound: bound === undefined ? '' : `≤ ${bound}`,
    holds: bound === undefined ? '' : value <= bound,
  };
};
row(`index, gz (KB), ${sections} sections`, gzipped);
row(`index, gz (KB), for ${sizedSite} sections`, (gzipped * sizedSite) / sections, 260);
row(
  `load and index, ${countOf(smaller)} sections (ms)`,
  over(({small}) => small.load),
);
row(
  `query p50, ${countOf(smaller)} sections (ms)`,
  over(({small}) => quantile(small.times, 0.5)),
);
row(
  `query p95, ${countOf(smaller)} sections (ms)`,
  over(({small}) => quantile(small.times, 0.95)),
  5,
);
row(
  `load and index, ${countOf(larger)} sections (ms)`,
  over(({big}) => big.load),
);
row(
  `query p50, ${countOf(larger)} sections (ms)`,
  over(({big}) => quantile(big.times, 0.5)),
);
row(
  `query p95, ${countOf(larger)} sections (ms)`,
  over(({big}) => quantile(big.times, 0.95)),
  50,
);
row(
  'key to painted results, p95 (ms)',
  over(({typed}) => quantile(typed.delays, 0.95)),
  32,
);
row(
  'longest task of the main thread (ms)',
  over(({typed}) => typed.longest),
  50,
);
if (!process.argv.includes('--no-build')) {
  const {build, indexing} = await indexingShare();
  row('indexing, of a cold build (%)', (100 * indexing) / build, 8);
}
console.table(rows);
process.exitCode = Object.values(rows).every(({holds}) => holds !== false) ? 0 : 1;
