// @ts-check
/**
 * `node scripts/bench-status.mjs [pages] [locales]`, after a build of the package: measures the cost of the status for a site
 * with that many pages (default 100) and translated locales (default 5). Prints the processor time in milliseconds, the median
 * of five cold runs.
 *
 * Fails if the median exceeds 3 ms per page and locale. Measured: 900 ms for 100 pages and 5 locales, 1.8 ms per page and locale.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const [pages = 100, locales = 5] = process.argv.slice(2).map(Number);

/** Maximum processor time in milliseconds per page and locale. */
const bound = 3;

/** A page of the size of a guide: about 7 KB, ten sections with text, a table and code. */
const page = (/** @type {string} */ word) =>
  `---\ntitle: ${word}\ndescription: What the ${word} is about.\n---\n\n${Array.from(
    {length: 10},
    (_, section) =>
      `## ${word} ${section} {#section-${section}}\n\n${`The ${word} of a [page](/guides/page.md) with \`code\`. `.repeat(9)}\n\n| Key | Value |\n| --- | --- |\n| \`a\` | the ${word} of it |\n\n\`\`\`js\nopen(${section});\n\`\`\`\n`,
  ).join('\n')}`;

/** One cold run in its own process: reads and compares all pages of all locales, like the build of one locale. */
async function run(/** @type {string} */ folder) {
  const {default: lockFile} = await import('../lib/node/lockFile.js');
  const {default: pageModule} = await import('../lib/node/page.js');
  const {default: comparison} = await import('../lib/node/pageComparison.js');
  const start = process.cpuUsage();
  const sources = Array.from({length: pages}, (_, index) =>
    pageModule.parsePage(fs.readFileSync(path.join(folder, `source/${index}.md`), 'utf8')),
  );
  for (let locale = 0; locale < locales; locale += 1) {
    const baselines = lockFile.readLockFile(path.join(folder, String(locale)));
    sources.forEach((source, index) => {
      const text = fs.readFileSync(path.join(folder, `${locale}/${index}.md`), 'utf8');
      comparison.comparePages(source, pageModule.parsePage(text), baselines[`${index}.md`]);
    });
  }
  const {user, system} = process.cpuUsage(start);
  console.log((user + system) / 1000);
}

/** Starts one cold run. Returns its processor time in milliseconds. */
function measure(/** @type {string} */ folder) {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [fileURLToPath(import.meta.url), String(pages), String(locales)],
    {encoding: 'utf8', env: {...process.env, BENCH_FOLDER: folder}},
  );
  const time = Number.parseFloat(stdout);
  if (status !== 0 || !Number.isFinite(time)) {
    throw new Error(`A run of the benchmark failed. Build the package first.\n${stderr}`);
  }
  return time;
}

if (process.env.BENCH_FOLDER) {
  await run(process.env.BENCH_FOLDER);
} else {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  try {
    const names = ['source', ...Array.from({length: locales}, (_, locale) => String(locale))];
    for (const name of names) {
      fs.mkdirSync(path.join(folder, name));
      for (let index = 0; index < pages; index += 1) {
        fs.writeFileSync(path.join(folder, name, `${index}.md`), page(`word${name}${index}`));
      }
    }
    const times = Array.from({length: 5}, () => measure(folder)).sort((a, b) => a - b);
    const median = times[2] ?? NaN;
    const limit = bound * pages * locales;
    console.log(
      `${pages} pages, ${locales} locales: ${Math.round(median)} ms of at most ${limit} ms`,
    );
    if (!(median <= limit)) {
      console.error(
        `The status takes too long: ${Math.round(median)} ms, at most ${limit} ms allowed.`,
      );
      process.exitCode = 1;
    }
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}
