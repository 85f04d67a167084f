// @ts-check
/**
 * `node bench/build.mjs [runs]`: measures build times; seconds are the median over the runs, 2 by default. Cold: no webpack cache, no
 * output, the generated reference pages in place (both sides generate them alike). The stock build uses the loaders and minifiers of
 * Docusaurus. The two builds alternate, so that a machine that slows down slows both. The bound of their ratio is for two cores:
 * `taskset -c 0,1 pnpm bench`. Exits with 1 if a bound is missed.
 */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {reportRows} from './bounds.mjs';
import {docusaurus, runNode} from './docusaurus.mjs';
import {differingPages} from './pageDom.mjs';
import {median} from './quantiles.mjs';

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, '../..');
const website = path.join(root, 'website');
const stockConfig = path.join(import.meta.dirname, 'stockLoaders.config.cjs');
const runs = Number(process.argv[2] ?? 2);

function coldBuild(name, ...args) {
  const outDir = path.join(website, '.build', `bench-${name}`);
  const generated = `.docusaurus-bench-${name}`;
  for (const folder of [
    outDir,
    path.join(website, generated),
    path.join(root, 'node_modules/.cache'),
    path.join(website, 'node_modules/.cache'),
  ]) {
    fs.rmSync(folder, {recursive: true, force: true});
  }
  return docusaurus(website, ['build', '--locale', 'ko', '--out-dir', outDir, ...args], {
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
  });
}

/** HTML of every page, by file. */
function pages(name) {
  const folder = path.join(website, '.build', `bench-${name}`);
  return new Map(
    fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]),
  );
}

const turbo = (task, ...flags) =>
  runNode(root, [require.resolve('turbo/bin/turbo'), 'run', task, '--output-logs=none', ...flags]);

const tasksRun = (output) =>
  output
    .match(/(\d+) cached, (\d+) total/)
    ?.slice(1)
    .map(Number) ?? [];

coldBuild('fast'); // Writes the reference pages, and warms the disk cache.
const fast = [];
const stock = [];
for (let run = 0; run < runs; run += 1) {
  fast.push(coldBuild('fast'));
  stock.push(coldBuild('stock', '--config', stockConfig));
}
const stockPages = pages('stock');
const differing = differingPages(pages('fast'), stockPages);

const one = turbo('build:ko', '--force').wall;
const five = turbo('build', '--force').wall;
const unchanged = turbo('build');
const page = path.join(root, 'i18n/ko/docusaurus-plugin-content-docs/current/guides/faq.md');
const text = fs.readFileSync(page, 'utf8');
let changed;
try {
  fs.writeFileSync(page, `${text}\n\n`);
  changed = turbo('build');
} finally {
  fs.writeFileSync(page, text);
}
turbo('build');
const [cached = 0, total = 0] = tasksRun(changed.output);

for (const name of ['fast', 'stock']) {
  fs.rmSync(path.join(website, '.build', `bench-${name}`), {recursive: true});
  fs.rmSync(path.join(website, `.docusaurus-bench-${name}`), {recursive: true});
}

const row = (measured, bound = '', holds = undefined) => ({measured, bound, holds});
const ratio = median(fast) / median(stock);
await reportRows('build', {
  'ko, cold (s)': row(median(fast).toFixed(1)),
  'ko, cold, stock loaders (s)': row(median(stock).toFixed(1)),
  'ratio to stock': row(ratio.toFixed(2), '≤ 0.40', ratio <= 0.4),
  'pages whose DOM differs': row(
    `${differing.length} of ${stockPages.size}`,
    '0',
    differing.length === 0,
  ),
  'five locales / one, cold': row(
    `${five.toFixed(1)} s / ${one.toFixed(1)} s`,
    '≤ 4.5 ×',
    five <= 4.5 * one,
  ),
  'nothing changed (s)': row(unchanged.wall.toFixed(1), '< 3', unchanged.wall < 3),
  // The Korean build, and the merge of all locales that takes it in.
  'one Korean page changed: tasks run': row(
    `${total - cached} of ${total}`,
    '2',
    total - cached === 2,
  ),
});
if (differing.length > 0) {
  console.error(differing.slice(0, 10).join('\n'));
}
