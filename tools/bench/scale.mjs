// @ts-check
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import {createRequire} from 'node:module';
import path from 'node:path';
import zlib from 'node:zlib';
import {build} from 'esbuild';
import {throttling} from 'lighthouse/core/config/constants.js';
import {launchBrowser} from '@repo/testing/findBrowser.mjs';
import {listen} from '@repo/testing/listen.mjs';
import {root, website} from './builds.mjs';
import {countSections, indexFiles, largerIndex, readIndex, smallerIndex} from './indexes.mjs';
import {median} from './measurements.mjs';

const folder = path.join(website, '.build/bench-scale');
const sizes = [1000, 5000, 20_000, 100_000];
const query = 'window';
/** Milliseconds after which a reader has no result. */
const patience = 90_000;
const {requestLatencyMs, downloadThroughputKbps} = throttling.mobileSlow4G;

/** Loads the titles of this theme, then further parts, and searches. @param {string[]} parts */
const searchTheme = (...parts) => `new Promise((resolve, reject) => {
    const worker = new Worker('/theme.js');
    const send = (request, done) => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = ({data}) => (data.error ? reject(new Error(data.error)) : done(data.response));
      worker.postMessage(request, [port2]);
    };
    const search = () =>
      send({query: ${JSON.stringify(query)}, params: {filter: [{lang: ['en']}]}}, ({hits}) => resolve(hits[0].url));
    const requests = [{manifestUrl: location.origin + '/search/index.json'}, ...${JSON.stringify(parts)}];
    requests.reduceRight((next, request) => () => send(request, next), search)();
  })`;

/** Runs in the page, and resolves with the first result. The modules are in the folder of the site. */
const engines = {
  'this theme, titles': searchTheme(),
  'this theme, titles and texts': searchTheme('texts'),
  Pagefind: `import('/pagefind/pagefind.js')
    .then(({search}) => search(${JSON.stringify(query)}))
    .then(({results}) => results[0].data())
    .then(({url}) => url)`,
  'docusaurus-search-local': `import('/comlink.js').then(async ({wrap}) => {
    const worker = await new (wrap(new Worker('/local.js')))();
    const [first] = await worker.search('/', '', ${JSON.stringify(query)}, 8);
    return first.document.u;
  })`,
};

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page of the index, as Docusaurus renders it. @param {any} page */
function pageHtml({pageTitle, sections, texts}) {
  const content = sections.map(
    (/** @type {[string, string[]]} */ [anchor, headings], /** @type {number} */ at) => {
      const heading = escaped(headings.at(-1) ?? pageTitle);
      const [tag, id] = headings.length > 0 ? ['h2', anchor || `section-${at}`] : ['h1', 'top'];
      const link = `<a class="hash-link" href="#${id}"></a>`;
      return `<${tag} id="${id}">${heading}${link}</${tag}><p>${escaped(String([texts[at]].flat()[0] ?? ''))}</p>`;
    },
  );
  return `<!doctype html><html lang="en"><title>${escaped(pageTitle)}</title><main><article>${content.join('')}</article></main></html>`;
}

/** Installs the other engines, in the versions that `pnpm bench:search-plugins` compares, and bundles the workers. */
async function prepare() {
  const {dependencies} = JSON.parse(
    fs.readFileSync(path.join(root, 'tests/searchPlugins/site/package.json'), 'utf8'),
  );
  const local = '@easyops-cn/docusaurus-search-local';
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
  const packages = [local, 'pagefind'].map((name) => `${name}@${dependencies[name]}`);
  execFileSync('npm', ['install', '--prefer-offline', '--legacy-peer-deps', ...packages], {
    cwd: folder,
    stdio: 'inherit',
  });
  const client = path.join(folder, 'node_modules', local, 'dist/client/client');
  fs.writeFileSync(
    path.join(client, 'utils/proxiedGeneratedConstants.js'),
    `export const searchIndexUrl = 'search-index.json';
     export const [language, searchResultLimits, fuzzyMatchingDistance] = [['en'], 8, 1];
     export const [removeDefaultStopWordFilter, removeDefaultStemmer] = [[], false];`,
  );
  const theme = path.join(root, 'packages/docusaurus-theme-search-meilisearch/lib/browser');
  await build({
    entryPoints: {
      theme: path.join(theme, 'providers/embedded/worker.js'),
      local: path.join(client, 'theme/worker.js'),
    },
    outdir: path.join(folder, 'scripts'),
    bundle: true,
    minify: true,
    define: {__webpack_public_path__: '""'},
  });
  await build({
    stdin: {contents: `export {wrap} from 'comlink';`, resolveDir: folder},
    outfile: path.join(folder, 'scripts/comlink.js'),
    bundle: true,
    minify: true,
    format: 'esm',
  });
}

/** Writes a site with a number of sections, and the indexes of the engines. @param {number} size */
async function writeSite(size) {
  const require = createRequire(path.join(folder, 'package.json'));
  const source = readIndex('');
  const index =
    size < countSections(source) ? smallerIndex(source, size) : largerIndex(source, size);
  const site = path.join(folder, String(size));
  fs.rmSync(site, {recursive: true, force: true});
  fs.cpSync(path.join(folder, 'scripts'), site, {recursive: true});
  fs.mkdirSync(path.join(site, 'search'));
  for (const [name, content] of indexFiles(index)) {
    fs.writeFileSync(path.join(site, 'search', name), content);
  }
  fs.mkdirSync(path.join(site, 'pages'));
  const pages = index.pages.map((page, at) => {
    const filePath = path.join(site, 'pages', `${at}.html`);
    fs.writeFileSync(filePath, pageHtml(page));
    return {filePath, url: `/pages/${at}`, type: 'docs'};
  });
  fs.writeFileSync(
    path.join(site, 'index.html'),
    '<!doctype html><html lang="en"><title>0</title>',
  );
  execFileSync('npx', ['--no', '--', 'pagefind', '--site', site, '--glob', 'pages/*.html'], {
    cwd: folder,
  });
  const local = '@easyops-cn/docusaurus-search-local/dist/server/server/utils';
  const config = {
    language: ['en'],
    removeDefaultStopWordFilter: [],
    ignoreFiles: [],
    ignoreCssSelectors: [],
  };
  const documents = await require(`${local}/scanDocuments`).scanDocuments(pages, config);
  const [first, ...further] = require(`${local}/buildIndex`).buildIndex(documents, config);
  const json = [first, ...further].map((part) => JSON.stringify(part)).join();
  fs.writeFileSync(path.join(site, 'search-index.json'), `[${json}]`);
  return {site, sections: countSections(index)};
}

/**
 * Serves a site, gzipped, over one slow link: that of the phone of Lighthouse.
 *
 * @param {string} site
 */
async function serveSlowly(site) {
  const sent = {bytes: 0};
  /** Time when the link has sent what was requested before. */
  let free = 0;
  const types = {'.js': 'text/javascript', '.html': 'text/html', '.json': 'application/json'};
  /** @type {Map<string, Buffer>} */
  const compressed = new Map();
  const read = (/** @type {string} */ name) => {
    const known = compressed.get(name) ?? zlib.gzipSync(fs.readFileSync(path.join(site, name)));
    compressed.set(name, known);
    return known;
  };
  // Not while a reader waits.
  fs.readdirSync(path.join(site, 'search')).forEach((name) => read(`/search/${name}`));
  read('/search-index.json');
  const server = http.createServer(({url = '/'}, response) => {
    const name = decodeURI(url.split('?')[0] ?? '').replace(/\/$/, '/index.html');
    if (!fs.existsSync(path.join(site, name))) {
      response.writeHead(404).end();
      return;
    }
    const body = read(name);
    sent.bytes += body.length;
    const start = Math.max(performance.now() + requestLatencyMs, free);
    free = start + (body.length * 8) / downloadThroughputKbps;
    response.writeHead(200, {
      'Content-Encoding': 'gzip',
      'Content-Type':
        types[/** @type {'.js'} */ (path.extname(name))] ?? 'application/octet-stream',
      // The browser reports the memory of workers to isolated pages alone.
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    });
    setTimeout(() => response.end(body), free - performance.now());
  });
  return {sent, ...(await listen(server))};
}

/**
 * Measures a first search in an open page.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {Awaited<ReturnType<typeof serveSlowly>>} server
 * @param {string} engine
 */
async function searchOnce(browser, {url, sent}, engine) {
  const page = await browser.newPage();
  await page.goto(url);
  sent.bytes = 0;
  const start = performance.now();
  const first = await Promise.race([
    page.evaluate(engine),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
  const seconds = (performance.now() - start) / 1000;
  const {bytes} = sent;
  const memory = first
    ? await page.evaluate(
        'performance.measureUserAgentSpecificMemory().then(({bytes}) => bytes / 2 ** 20)',
      )
    : NaN;
  await page.close();
  return {seconds, kilobytes: bytes / 1024, memory: /** @type {number} */ (memory)};
}

/**
 * Compares the first search of a reader on a phone, by engine and by size of the site: the same sections for all. The processor is not
 * slowed down, since Chromium does not slow down workers.
 *
 * @param {number} [runs]
 * @param {{skipsBuild: boolean}} [options] `skipsBuild` uses the sites of the previous run
 */
export default async function measureScale(runs = 1, {skipsBuild} = {skipsBuild: false}) {
  const file = path.join(folder, 'sites.json');
  if (!skipsBuild) {
    await prepare();
    const written = [];
    for (const size of sizes) {
      written.push(await writeSite(size));
    }
    fs.writeFileSync(file, JSON.stringify(written));
  }
  // Else, the browser waits for a garbage collection before it reports the memory.
  const browser = await launchBrowser(['--enable-blink-features=ForceEagerMeasureMemory']);
  /** @type {Record<string, import('./measurements.mjs').Row>} */
  const rows = {};
  for (const {site, sections} of JSON.parse(fs.readFileSync(file, 'utf8'))) {
    for (const [name, engine] of Object.entries(engines)) {
      const server = await serveSlowly(site);
      const measured = [];
      for (let run = 0; run < runs; run += 1) {
        measured.push(await searchOnce(browser, server, engine));
      }
      server.close();
      const over = (/** @type {'seconds' | 'kilobytes' | 'memory'} */ key) =>
        median(measured.map((values) => values[key]));
      const [seconds, memory] = [over('seconds'), over('memory')];
      const hasResult = seconds * 1000 < patience;
      rows[`${sections} sections, ${name}`] = {
        measured: hasResult ? `${seconds.toFixed(1)} s` : `none in ${patience / 1000} s`,
        loaded: `${over('kilobytes').toFixed(0)} KB`,
        memory: hasResult ? `${memory.toFixed(0)} MB` : '',
      };
    }
  }
  await browser.close();
  return rows;
}
