import {execFileSync, spawn} from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

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

const repository = path.resolve(import.meta.dirname, '../..');
const archiveFolder = path.resolve(repository, '../shared/bin');
const startTimeoutMs = 60_000;

/** The key that all servers of the tests are started with. */
const masterKey = 'master-key-of-the-tests';

/** Unpacks an archive once per version into the folder of temporary files. */
function unpack(archive) {
  const {size, mtimeMs} = fs.statSync(archive);
  const id = crypto.createHash('sha256').update(`${archive} ${size} ${mtimeMs}`).digest('hex');
  const folder = path.join(os.tmpdir(), `meilisearch-${id.slice(0, 12)}`);
  const binary = path.join(folder, 'meilisearch');
  if (fs.existsSync(binary)) {
    return binary;
  }
  fs.mkdirSync(folder, {recursive: true});
  // Another process may unpack at the same time, so the complete file is moved into place.
  const partial = `${binary}.${process.pid}`;
  const output = fs.openSync(partial, 'w', 0o755);
  try {
    execFileSync('xz', ['-dc', archive], {stdio: ['ignore', output, 'inherit']});
  } catch (error) {
    fs.rmSync(partial, {force: true});
    throw new Error(`Cannot unpack ${archive}. Install xz (xz-utils).`, {cause: error});
  } finally {
    fs.closeSync(output);
  }
  fs.renameSync(partial, binary);
  return binary;
}

function findArchive() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !fs.existsSync(archiveFolder)) {
    return undefined;
  }
  const name = fs
    .readdirSync(archiveFolder)
    .filter((file) => /^meilisearch-.*-linux-x64\.xz$/.test(file))
    .sort()
    .at(-1);
  return name && path.join(archiveFolder, name);
}

/**
 * Finds a server: the program in `MEILISEARCH_BIN`, the archive `../shared/bin/meilisearch-*-linux-x64.xz` next to the repository, or
 * the host in `MEILI_HOST` with its master key in `MEILI_MASTER_KEY`.
 *
 * @returns {ServerSource}
 * @throws if a program or an archive is named but cannot be used
 */
export function findMeilisearch() {
  const {MEILISEARCH_BIN: named, MEILI_HOST: host, MEILI_MASTER_KEY: key} = process.env;
  if (named) {
    fs.accessSync(named, fs.constants.X_OK);
    return {binary: path.resolve(named)};
  }
  const archive = findArchive();
  if (archive) {
    return {binary: unpack(archive)};
  }
  if (host && key) {
    return {origin: host.replace(/\/+$/, ''), masterKey: key};
  }
  return {
    missing:
      'no Meilisearch server was found. Set MEILISEARCH_BIN to the program (https://github.com/meilisearch/meilisearch/releases), or MEILI_HOST and MEILI_MASTER_KEY to a running host.',
  };
}

/** @returns {Promise<number>} a port that is free now */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const {port} = /** @type {net.AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
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
  const server = spawn(
    binary,
    [
      ...['--http-addr', address, '--db-path', path.join(folder, 'db')],
      ...[
        '--dump-dir',
        path.join(folder, 'dumps'),
        '--snapshot-dir',
        path.join(folder, 'snapshots'),
      ],
      ...['--master-key', masterKey, '--no-analytics', ...args],
    ],
    {stdio: ['ignore', log, log], cwd: folder},
  );
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
