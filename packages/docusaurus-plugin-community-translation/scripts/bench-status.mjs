// @ts-check
/**
 * `node scripts/bench-status.mjs [pages] [locales]`, after a build of the package: what the status costs a build of a site with so
 * many pages (100) and translated locales (5). Prints milliseconds of processor time, the median of five cold runs.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const [pages = 100, locales = 5] = process.argv.slice(2).map(Number);

/** A page of the size of a guide: some 7 KB, ten sections with text, a table and code. */
const page = (/** @type {string} */ word) =>
  `---\ntitle: ${word}\ndescription: What the ${word} is about.\n---\n\n${Array.from(
    {length: 10},
    (_, section) =>
      `## ${word} ${section} {#section-${section}}\n\n${`The ${word} of a [page](/guides/page.md) with \`code\`. `.repeat(9)}\n\n| Key | Value |\n| --- | --- |\n| \`a\` | the ${word} of it |\n\n\`\`\`js\nopen(${section});\n\`\`\`\n`,
  ).join('\n')}`;

/** One cold run, in a process of its own: reads and compares everything, as the build of one locale does. */
async function run(/** @type {string} */ folder) {
  const {default: lock} = await import('../lib/node/lock.js');
  const {default: pageModule} = await import('../lib/node/page.js');
  const {default: statusModule} = await import('../lib/node/pageStatus.js');
  const start = process.cpuUsage();
  const sources = Array.from({length: pages}, (_, index) =>
    pageModule.parsePage(fs.readFileSync(path.join(folder, `source/${index}.md`), 'utf8')),
  );
  for (let locale = 0; locale < locales; locale += 1) {
    const baselines = lock.readLock(path.join(folder, String(locale)));
    sources.forEach((source, index) => {
      const text = fs.readFileSync(path.join(folder, `${locale}/${index}.md`), 'utf8');
      statusModule.pageStatus(source, pageModule.parsePage(text), baselines[`${index}.md`]);
    });
  }
  const {user, system} = process.cpuUsage(start);
  console.log((user + system) / 1000);
}

if (process.env.BENCH_FOLDER) {
  await run(process.env.BENCH_FOLDER);
} else {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const names = ['source', ...Array.from({length: locales}, (_, locale) => String(locale))];
  for (const name of names) {
    fs.mkdirSync(path.join(folder, name));
    for (let index = 0; index < pages; index += 1) {
      fs.writeFileSync(path.join(folder, name, `${index}.md`), page(`word${name}${index}`));
    }
  }
  const times = Array.from({length: 5}, () => {
    const {stdout} = spawnSync(
      process.execPath,
      [fileURLToPath(import.meta.url), String(pages), String(locales)],
      {encoding: 'utf8', env: {...process.env, BENCH_FOLDER: folder}},
    );
    return Number(stdout);
  }).sort((a, b) => a - b);
  console.log(`${pages} pages, ${locales} locales: ${Math.round(times[2] ?? NaN)} ms`);
  fs.rmSync(folder, {recursive: true});
}
