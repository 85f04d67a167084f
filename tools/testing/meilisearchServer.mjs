import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {freePort} from './listen.mjs';

/**
 * A Meilisearch server that can be started any number of times.
 *
 * @typedef {object} StartedServer
 * @property {string} origin URL without a trailing slash
 * @property {string} masterKey
 * @property {number} pid
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop resolves when the process has ended. The data stays
 * @property {() => Promise<void>} remove stops the server and deletes its data
 * @property {string} dataFolder
 */

/**
 * How to reach a server in tests: a program to start, or a running host.
 *
 * @typedef {{binary: string} | {origin: string, masterKey: string} | {missing: string}} ServerSource
 */

const startTimeoutMs = 60_000;

/** The key that all servers of the tests are started with. */
const masterKey = 'master-key-of-the-tests';

/** @returns {string | undefined} the program `meilisearch` in a folder of `PATH` */
function findOnPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders
    .map((folder) => path.join(folder, 'meilisearch'))
    .find((file) => fs.existsSync(file));
}

/**
 * Finds a server: the program in `MEILISEARCH_BIN`, the host in `MEILI_HOST` with its master key in `MEILI_MASTER_KEY`, or the program
 * `meilisearch` on the `PATH`.
 *
 * @returns {ServerSource}
 * @throws if a program is named but cannot be used
 */
export function findMeilisearch() {
  const {MEILISEARCH_BIN: named, MEILI_HOST: host, MEILI_MASTER_KEY: key} = process.env;
  if (named) {
    fs.accessSync(named, fs.constants.X_OK);
    return {binary: path.resolve(named)};
  }
  if (host && key) {
    return {origin: host.replace(/\/+$/, ''), masterKey: key};
  }
  const binary = findOnPath();
  if (binary) {
    return {binary};
  }
  return {
    missing:
      'no Meilisearch server was found. Set MEILISEARCH_BIN to the program (https://github.com/meilisearch/meilisearch/releases), or MEILI_HOST and MEILI_MASTER_KEY to a running host.',
  };
}

async function isHealthy(origin) {
  try {
    return (await fetch(`${origin}/health`)).ok;
  } catch {
    return false; // not listening yet
  }
}

/**
 * Starts a server on a free port of the loopback interface, and waits until it responds.
 *
 * @param {string} binary
 * @param {{dataFolder?: string, port?: number, args?: string[]}} [options] the data folder of an earlier server, its port, and more
 * arguments of the program. By default, the folder is new
 * @returns {Promise<StartedServer>}
 */
export async function startMeilisearch(binary, {dataFolder, port, args = []} = {}) {
  const folder = dataFolder ?? fs.mkdtempSync(path.join(os.tmpdir(), 'meilisearch-data-'));
  const address = `127.0.0.1:${port ?? (await freePort())}`;
  const origin = `http://${address}`;
  const log = fs.openSync(path.join(folder, 'log'), 'a');
  const options = ['--http-addr', address, '--master-key', masterKey, '--no-analytics', ...args];
  // The server stores its data in its working directory.
  const server = spawn(binary, options, {stdio: ['ignore', log, log], cwd: folder});
  fs.closeSync(log);
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
    server.once('error', resolve);
  });
  const deadline = Date.now() + startTimeoutMs;
  while (!(await isHealthy(origin))) {
    if (server.exitCode !== null || server.pid === undefined || Date.now() > deadline) {
      server.kill('SIGKILL');
      const output = fs.readFileSync(path.join(folder, 'log'), 'utf8');
      throw new Error(`Meilisearch did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async (/** @type {NodeJS.Signals} */ signal = 'SIGTERM') => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill(signal);
    }
    await ended;
  };
  return {
    origin,
    masterKey,
    pid: server.pid ?? 0,
    dataFolder: folder,
    stop,
    async remove() {
      await stop('SIGKILL');
      fs.rmSync(folder, {recursive: true, force: true});
    },
  };
}
