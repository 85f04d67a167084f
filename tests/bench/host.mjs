// @ts-check
/**
 * `node bench/host.mjs [records…]`: measures pushes to a Meilisearch server on this machine: the first one, one of an unchanged site,
 * and one with a changed page. By default, the site has 7,210 and 100,000 records. Run `pnpm build` first, on a machine that does
 * nothing else. Exits with 1 if a bound is missed.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {findMeilisearch, startMeilisearch} from '../host/meilisearchServer.mjs';
import {perturbedPages} from './perturbedPages.mjs';

const require = createRequire(import.meta.url);
const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
const website = path.resolve(import.meta.dirname, '../../website');
/** Largest duration of the push of an unchanged site, as a share of that of the first push. */
const maxUnchangedShare = 0.1;

/** @param {string} folder */
function readPages(folder) {
  /** @param {string} name */
  const read = (name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
  return read('index.json').pages.flatMap(read);
}

/** All pages of the built site. */
function sitePages() {
  const build = path.join(website, 'build');
  const folders = [build, ...fs.readdirSync(build).map((name) => path.join(build, name))];
  const pages = folders
    .map((folder) => path.join(folder, 'search'))
    .filter((folder) => fs.existsSync(path.join(folder, 'index.json')))
    .flatMap(readPages);
  if (pages.length === 0) {
    throw new Error('The site is not built. Run: pnpm build');
  }
  return pages;
}

/**
 * Writes pages as the index of a built site.
 *
 * @param {string} outDir
 * @param {any[]} pages
 */
function writeSite(outDir, pages) {
  const folder = path.join(outDir, 'search');
  fs.mkdirSync(folder, {recursive: true});
  const names = [];
  for (let from = 0; from < pages.length; from += 500) {
    const name = `pages-${from}.json`;
    fs.writeFileSync(path.join(folder, name), JSON.stringify(pages.slice(from, from + 500)));
    names.push(name);
  }
  const {version} = JSON.parse(
    fs.readFileSync(path.join(website, 'build/ko/search/index.json'), 'utf8'),
  );
  fs.writeFileSync(path.join(folder, 'index.json'), JSON.stringify({version, pages: names}));
}

/** Peak memory of a process in MB. @param {number | undefined} pid */
function peakMemory(pid) {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0; // The process has ended, or the system has no /proc.
  }
}

/**
 * Runs `docusaurus search:push`.
 *
 * @param {string} outDir
 * @param {{origin: string, masterKey: string}} server
 */
async function push(outDir, {origin, masterKey}) {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    [docusaurus, 'search:push', '--index', 'bench', '--out-dir', outDir],
    {
      cwd: website,
      env: {...process.env, MEILI_HOST: origin, MEILI_ADMIN_KEY: masterKey},
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let output = '';
  child.stderr.on('data', (text) => (output += text));
  let memory = 0;
  const sampling = setInterval(() => (memory = Math.max(memory, peakMemory(child.pid))), 100);
  const status = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(sampling);
  if (status !== 0) {
    throw new Error(output);
  }
  return {seconds: (performance.now() - start) / 1000, memory, output};
}

/** @param {string} binary @param {number} records */
async function measure(binary, records) {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-host-'));
  const server = await startMeilisearch(binary);
  try {
    const pages = perturbedPages(sitePages(), records);
    let left = records;
    const selected = pages.flatMap((page) => {
      const sections = page.sections.slice(0, left);
      left -= sections.length;
      return sections.length > 0 ? [{...page, sections}] : [];
    });
    writeSite(outDir, selected);
    const first = await push(outDir, server);
    const unchanged = await push(outDir, server);
    const [page, ...others] = selected;
    const [[anchor, headings, text, ...more], ...sections] = page.sections;
    writeSite(outDir, [
      {...page, sections: [[anchor, headings, `${text} changed`, ...more], ...sections]},
      ...others,
    ]);
    const changed = await push(outDir, server);
    const again = await push(outDir, server);
    if (!/is up to date\s*$/.test(unchanged.output) || !/is up to date\s*$/.test(again.output)) {
      throw new Error(`A push of an unchanged site changed the index:\n${unchanged.output}`);
    }
    const share = unchanged.seconds / first.seconds;
    console.log(`${records} records; peak memory of the server: ${peakMemory(server.pid)} MB`);
    for (const [name, run] of Object.entries({first, unchanged, 'one page changed': changed})) {
      console.log(`  ${name}: ${run.seconds.toFixed(1)} s, ${run.memory} MB`);
    }
    console.log(`  unchanged / first: ${(share * 100).toFixed(1)} %`);
    return share;
  } finally {
    await server.remove();
    fs.rmSync(outDir, {recursive: true});
  }
}

const source = findMeilisearch();
if (!('binary' in source)) {
  throw new Error('Set MEILISEARCH_BIN to the Meilisearch program.');
}
const sizes = process.argv.slice(2).map(Number);
for (const records of sizes.length > 0 ? sizes : [7210, 100_000]) {
  const share = await measure(source.binary, records);
  // The start of Docusaurus dominates the pushes of a small site.
  if (records >= 50_000 && share > maxUnchangedShare) {
    console.error(
      `An unchanged site takes more than ${maxUnchangedShare * 100} % of a first push.`,
    );
    process.exitCode = 1;
  }
}
