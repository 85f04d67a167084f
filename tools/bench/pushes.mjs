// @ts-check
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {atMost} from './bounds.mjs';
import {countSections, indexFiles} from './indexFiles.mjs';

const website = path.resolve(import.meta.dirname, '../../website');
const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');

/** @typedef {{seconds: number, memory: number, serverMemory: number}} Push peak memory in MiB */

/**
 * Peak resident memory of a process in MiB. `undefined` if the process has ended.
 *
 * @param {number} pid
 */
function peakMemory(pid) {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    const match = /^VmHWM:\s+(\d+) kB$/m.exec(status);
    return match ? Number(match[1]) / 1024 : undefined;
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) {
      return undefined;
    }
    throw error;
  }
}

/**
 * Sets the peak memory of a process to its present memory.
 *
 * @param {number} pid
 */
function resetPeakMemory(pid) {
  fs.writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/**
 * Sends a request with the master key.
 *
 * @param {import('@repo/testing/meilisearchServer.mjs').StartedServer} server
 * @param {string} url path
 */
async function read({origin, masterKey}, url) {
  const response = await fetch(origin + url, {headers: {authorization: `Bearer ${masterKey}`}});
  if (!response.ok) {
    throw new Error(`${url}: ${response.status} ${await response.text()}`);
  }
  return response.json();
}

/**
 * Runs `docusaurus search:push` in a process of its own. The time includes the start of Docusaurus.
 *
 * @param {import('@repo/testing/meilisearchServer.mjs').StartedServer} server
 * @param {{folder: string, index: string, pages: any[]}} site `folder` receives the index files of the pages
 * @returns {Promise<Push & {tasks: number}>} `tasks`: number of write operations on the host
 * @throws if the push fails or the index does not have the sections of the pages
 */
export async function measurePush(server, {folder, index, pages}) {
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(path.join(folder, 'search'), {recursive: true});
  for (const [name, content] of indexFiles('search/', pages)) {
    fs.writeFileSync(path.join(folder, name), content);
  }
  // The configuration of the website needs a key for readers next to the host.
  const keys = (await read(server, '/keys')).results;
  const {key: searchKey} = keys.find(
    (/** @type {{actions: string[]}} */ {actions}) => String(actions) === 'search',
  );
  const tasksBefore = (await read(server, '/tasks?limit=1')).total;
  resetPeakMemory(server.pid);
  const started = performance.now();
  const push = spawn(
    process.execPath,
    [docusaurus, 'search:push', '--out-dir', folder, '--index', index],
    {
      cwd: website,
      env: {
        ...process.env,
        MEILI_HOST: server.origin,
        MEILI_SEARCH_KEY: searchKey,
        MEILI_ADMIN_KEY: server.masterKey,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let output = '';
  push.stderr.on('data', (chunk) => (output += chunk));
  let memory = 0;
  const sampling = setInterval(() => (memory = peakMemory(push.pid ?? 0) ?? memory), 20);
  const code = await new Promise((resolve, reject) => {
    push.once('error', reject);
    push.once('close', resolve);
  });
  const seconds = (performance.now() - started) / 1000;
  clearInterval(sampling);
  if (code !== 0) {
    throw new Error(`The push failed:\n${output}`);
  }
  const serverMemory = peakMemory(server.pid) ?? NaN;
  const {numberOfDocuments} = await read(server, `/indexes/${index}/stats`);
  if (numberOfDocuments !== countSections(pages)) {
    throw new Error(`${index} has ${numberOfDocuments} of ${countSections(pages)} sections.`);
  }
  const tasks = (await read(server, '/tasks?limit=1')).total - tasksBefore;
  // The host deletes the previous index after the response.
  while ((await read(server, '/tasks?limit=1&statuses=enqueued,processing')).total > 0) {
    await pause(100);
  }
  return {seconds, memory, serverMemory, tasks};
}

/**
 * Rows of the report on the pushes of a site.
 *
 * @param {number} sections
 * @param {Record<string, Push> & {first: Push, unchanged: Push}} pushes
 * @param {number} [bound] maximum time of the unchanged push, in percent of the first one
 */
export function pushRows(sections, pushes, bound) {
  const share = (100 * pushes.unchanged.seconds) / pushes.first.seconds;
  return {
    ...Object.fromEntries(
      Object.entries(pushes).map(([name, {seconds, memory, serverMemory}]) => [
        `push ${sections}: ${name}`,
        {
          measured: `${seconds.toFixed(1)} s, push ${Math.round(memory)} MiB, server ${Math.round(serverMemory)} MiB`,
        },
      ]),
    ),
    [`push ${sections}: unchanged, share of the first (%)`]:
      bound === undefined ? {measured: share.toFixed(1)} : atMost(share, bound),
  };
}
