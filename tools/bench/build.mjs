// @ts-check
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {coldBuild, root, runNode, website} from './builds.mjs';
import {atMost, median, unbounded} from './measurements.mjs';
import {differingPages} from './differingPages.mjs';

const require = createRequire(import.meta.url);
const fastFolder = path.join(website, '.build/bench-fast');
const stockFolder = path.join(website, '.build/bench-stock');
const stockConfig = path.join(import.meta.dirname, 'stockLoaders.config.cjs');

/** @type {(task: string, ...flags: string[]) => {wall: number, output: string}} */
const turbo = (task, ...flags) =>
  runNode(root, [require.resolve('turbo/bin/turbo'), 'run', task, '--output-logs=none', ...flags]);

/** Builds all locales after a change of one page. Returns the number of tasks that were not cached. */
function tasksAfterChange() {
  const page = path.join(root, 'i18n/ko/docusaurus-plugin-content-docs/current/guides/faq.md');
  const text = fs.readFileSync(page, 'utf8');
  try {
    fs.writeFileSync(page, `${text}\n\n`);
    const [, cached, total] = /(\d+) cached, (\d+) total/.exec(turbo('build').output) ?? [];
    return Number(total) - Number(cached);
  } finally {
    fs.writeFileSync(page, text);
    turbo('build');
  }
}

/**
 * Compares cold builds with the loaders and minifiers of Docusaurus. The generated reference pages are in place: both sides generate
 * them alike. The two builds alternate, so that a machine that slows down slows both. The bound of their ratio is for two cores:
 * `taskset -c 0,1 pnpm bench`.
 *
 * @param {number} [runs] whose median is taken
 */
export default async function measureBuilds(runs = 2) {
  coldBuild(website, fastFolder); // Writes the reference pages, and warms the disk cache.
  const fast = [];
  const stock = [];
  for (let run = 0; run < runs; run += 1) {
    fast.push(coldBuild(website, fastFolder));
    stock.push(coldBuild(website, stockFolder, ['--config', stockConfig]));
  }
  const differing = differingPages(fastFolder, stockFolder);
  console.error(differing.slice(0, 10).join('\n'));
  for (const folder of [fastFolder, stockFolder]) {
    fs.rmSync(folder, {recursive: true});
  }
  const oneLocale = turbo('build:ko', '--force').wall;
  const allLocales = turbo('build', '--force').wall;
  return {
    'ko, cold (s)': unbounded(median(fast)),
    'ko, cold, stock loaders (s)': unbounded(median(stock)),
    'ratio to stock': atMost(median(fast) / median(stock), 0.4, 2),
    'pages whose DOM differs': atMost(differing.length, 0, 0),
    'five locales / one, cold': atMost(allLocales / oneLocale, 4.5),
    'nothing changed (s)': atMost(turbo('build').wall, 3),
    // The Korean build, and the merge of all locales that takes it in.
    'one Korean page changed: tasks run': atMost(tasksAfterChange(), 2, 0),
  };
}
