import fs from 'fs/promises';
import os from 'os';
import path from 'path';
import {execFileSync} from 'child_process';
import {afterEach, describe, expect, it} from 'vitest';
import {
  startMeilisearch,
  type StartedServer,
} from '@repo/testing/meilisearchServer.mjs';
import type {RecordedRequest} from '../../loopbackServer.test.support';
import type {PageRow} from '../../../engine/indexFormat';
import {pushSite, stagingUid} from './pushSite';
import {goalOf, pageRow, pages, recordingReporter} from './pushedSite.test.support';
import {recordHost, testHost, type RecordedHost} from './recordedHost.test.support';

const binary = testHost?.binary ?? '';
const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) {
    await clean();
  }
});

/** A server of its own, which the test may kill. */
async function startOwn(options: Parameters<typeof startMeilisearch>[1] = {}) {
  let server: StartedServer = await startMeilisearch(binary, options);
  cleanUp.push(() => server.remove());
  const host = await recordHost(server);
  cleanUp.push(() => host.stopRecording());
  const port = Number(new URL(server.origin).port);
  return {
    host,
    kill: () => server.stop('SIGKILL'),
    async restart(args: string[] = []) {
      await server.stop('SIGKILL');
      server = await startMeilisearch(binary, {dataFolder: server.dataFolder, port, args});
    },
    async restartEmpty() {
      await server.remove();
      server = await startMeilisearch(binary, {port});
    },
  };
}

type PushMore = {apiKey?: string; rows?: PageRow[]};

async function push(host: RecordedHost, {apiKey, rows = pages}: PushMore = {}): Promise<string[]> {
  const reporter = recordingReporter();
  const {indexUid} = host;
  const client = await host.connect(apiKey === undefined ? {} : {apiKey});
  const options = {indexUid, dryRun: false, deleteOld: false};
  await pushSite(client, () => Promise.resolve(goalOf(rows)), options, reporter);
  return reporter.lines;
}

async function liveHashes(host: RecordedHost): Promise<Map<string, string | undefined>> {
  const records = await (await host.connect()).readRecords(host.indexUid);
  return new Map(Array.from(records, ([id, {hash}]) => [id, hash]));
}
const hashesOf = (rows: PageRow[]) =>
  new Map(goalOf(rows).records.map(({objectID, hash}) => [objectID, hash]));

/** Enough records that indexing takes a moment. */
const manyPages = Array.from({length: 400}, (_, index) =>
  pageRow(`/page/${index}`, {text: `Text number ${index}. `.repeat(50)}),
);
const next = [...pages, ...manyPages];

const isWrite = (kind: string, {method, path: url = '', body}: RecordedRequest) =>
  method !== 'GET' && url.includes(kind) && body !== '{';
const isUpToDate = (lines: string[], {indexUid}: RecordedHost) =>
  lines.at(-1) === `${indexUid} is up to date`;

describe.skipIf(!binary)('a push to a server that is killed', () => {
  /** When to kill the server: a function of the requests so far. */
  const moments: Record<string, () => (request: RecordedRequest) => boolean> = {
    'while records are sent': () => (request) => isWrite('/documents?', request),
    'while records are indexed': () => {
      let isSent = false;
      return (request) => {
        const isPolling = isSent && request.path?.startsWith('/tasks/') === true;
        isSent ||= isWrite('/documents?', request);
        return isPolling;
      };
    },
    'just before the swap': () => (request) => isWrite('/swap-indexes', request),
    'just after the swap': () => {
      let isSwapped = false;
      return (request) => {
        const isAfter = isSwapped;
        isSwapped ||= isWrite('/swap-indexes', request);
        return isAfter;
      };
    },
  };

  it.each(Object.keys(moments))(
    '%s leaves the live index whole, and the next push completes',
    async (moment) => {
      const {host, kill, restart} = await startOwn();
      await push(host);
      const isMoment = moments[moment]?.();
      let isKilled = false;
      host.fault = async (request) => {
        if (isKilled || isMoment?.(request)) {
          isKilled = true;
          await kill();
          return {drop: true};
        }
        return undefined;
      };
      await expect(push(host, {rows: next})).rejects.toThrow(/Cannot reach/);
      expect(isKilled).toBe(true);
      host.fault = undefined;
      await restart();
      const whole = moment === 'just after the swap' ? [pages, next] : [pages];
      expect(whole.map(hashesOf)).toContainEqual(await liveHashes(host));
      await push(host, {rows: next});
      expect(await liveHashes(host)).toEqual(hashesOf(next));
      expect(isUpToDate(await push(host, {rows: next}), host)).toBe(true);
    },
  );

  it('and restarted with an empty database creates the index again', async () => {
    const {host, restartEmpty} = await startOwn();
    const readersKey = await host.createKey(['*']);
    await push(host);
    await restartEmpty();
    await expect(push(host, {apiKey: readersKey})).rejects.toThrow(/key in MEILI_ADMIN_KEY/);
    await push(host);
    expect(await liveHashes(host)).toEqual(hashesOf(pages));
  });
});

describe.skipIf(!testHost)('two pushes at once', () => {
  it.each([
    ['the same site', next, next],
    ['different sites', next, [...pages, pageRow('/other')]],
  ])('of %s leave one of the sites whole, and the next push completes', async (_, one, two) => {
    const host = await recordHost();
    cleanUp.push(host.close);
    await push(host);
    const results = await Promise.allSettled([push(host, {rows: one}), push(host, {rows: two})]);
    const whole = [pages, one, two].map(hashesOf);
    const live = await liveHashes(host);
    expect(whole).toContainEqual(live);
    const completed = [one, two].filter((__, index) => results[index]?.status === 'fulfilled');
    if (completed.length > 0) {
      expect(completed.map(hashesOf)).toContainEqual(live);
    }
    await push(host, {rows: two});
    expect(await liveHashes(host)).toEqual(hashesOf(two));
  });

  it('do not undo the swap of each other', async () => {
    const host = await recordHost();
    cleanUp.push(host.close);
    await push(host);
    // The second push swaps while the swap request of the first one is on its way.
    let isFirst = true;
    host.fault = async (request) => {
      if (isFirst && isWrite('/swap-indexes', request)) {
        isFirst = false;
        await push(host, {rows: next});
      }
      return undefined;
    };
    const lines = await push(host, {rows: next});
    expect(lines.join('\n')).toContain('Another push changed');
    expect(await liveHashes(host)).toEqual(hashesOf(next));
  });

  it('do not disturb each other on different indexes', async () => {
    const host = await recordHost();
    const other = await recordHost();
    cleanUp.push(host.close, other.close);
    await push(host);
    // The push of another site swaps while the swap request of the first one is on its way.
    host.fault = async (request) => {
      if (isWrite('/swap-indexes', request)) {
        await push(other);
      }
      return undefined;
    };
    const lines = await push(host, {rows: next});
    expect(lines.join('\n')).not.toContain('Another push');
    expect(await liveHashes(host)).toEqual(hashesOf(next));
    expect(await liveHashes(other)).toEqual(hashesOf(pages));
  });
});

describe.skipIf(!binary)('a push to a server with limits', () => {
  it('sends smaller requests if the server rejects large ones', async () => {
    const {host} = await startOwn({args: ['--http-payload-size-limit', '200 KiB']});
    await push(host, {rows: next});
    expect(await liveHashes(host)).toEqual(hashesOf(next));
  });

  it('fails with one line if a record is larger than the server accepts', async () => {
    const {host} = await startOwn({args: ['--http-payload-size-limit', '200 KiB']});
    await push(host);
    const huge = pageRow('/huge', {text: 'word '.repeat(60_000)});
    await expect(push(host, {rows: [...pages, huge]})).rejects.toThrow(
      /responded with 413: a record is too large/,
    );
    expect(await liveHashes(host)).toEqual(hashesOf(pages));
  });

  it('indexes records of 1 MB', async () => {
    const {host} = await startOwn();
    const large = ['zebra', 'quokka'].map((animal) =>
      pageRow(`/${animal}`, {text: `${animal} ${'word '.repeat(210_000)}`}),
    );
    await push(host, {rows: [...pages, ...large]});
    expect(await liveHashes(host)).toEqual(hashesOf([...pages, ...large]));
    const {hits} = await (await host.connect()).search(host.indexUid, 'quokka', {});
    expect([...new Set(hits.map(({url}) => String(url)))]).toEqual(['/quokka']);
  });
});

/** Mounts a small file system in memory; `null` if this is not possible. */
async function mountSmallDisk(size: string): Promise<string | null> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], {stdio: 'pipe'});
  } catch (error) {
    process.stderr.write(`Not run: a full disk, because mounting failed: ${String(error)}\n`);
    await fs.rmdir(folder);
    return null;
  }
  cleanUp.push(async () => {
    execFileSync('umount', ['-l', folder]);
    await fs.rmdir(folder);
  });
  return folder;
}

describe.skipIf(!binary)('a push to a server with a full disk', () => {
  it('leaves the live index whole, and the next push completes', async ({skip}) => {
    const folder = await mountSmallDisk('60m');
    if (folder === null) {
      skip();
      return;
    }
    const dataFolder = path.join(folder, 'data');
    await fs.mkdir(dataFolder);
    const {host, restart} = await startOwn({dataFolder});
    await push(host);
    const filler = path.join(folder, 'filler');
    const {bavail, bsize} = await fs.statfs(folder);
    await fs.writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - 300_000)));
    const failure: unknown = await push(host, {rows: next}).catch((error: unknown) => error);
    expect(failure).toMatchObject({name: expect.stringMatching(/^(CommandError|HostError)$/)});
    await fs.rm(filler);
    await restart();
    expect(await liveHashes(host)).toEqual(hashesOf(pages));
    await push(host, {rows: next});
    expect(await liveHashes(host)).toEqual(hashesOf(next));
  });
});

describe.skipIf(!testHost)('the key of a push', () => {
  const readme = path.resolve(__dirname, '../../../README.md');
  const start = async () => {
    const host = await recordHost();
    cleanUp.push(host.close);
    return host;
  };

  it('of the README allows a push, and its public key only a search', async () => {
    const bodies = Array.from(
      (await fs.readFile(readme, 'utf8')).matchAll(/--data '(\{"actions".*\})'/g),
      ([, body = '']) => JSON.parse(body) as {actions: string[]; indexes: string[]},
    );
    expect(bodies).toHaveLength(2);
    const host = await start();
    const [readers, pushers] = await Promise.all(
      bodies.map(async (body) => (await host.send<{key: string}>('POST', 'keys', body)).key),
    );
    await push({...host, indexUid: 'docs-v1'}, {apiKey: pushers});
    cleanUp.push(async () => {
      const client = await host.connect();
      await client.deleteIndex('docs-v1');
      await client.deleteIndex(stagingUid('docs-v1'));
    });
    const client = await host.connect({apiKey: readers});
    expect((await client.search('docs-v1', 'window', {})).hits).toHaveLength(3);
    await expect(push(host, {apiKey: readers})).rejects.toThrow(/key in MEILI_ADMIN_KEY/);
  });

  const rights = ['search', 'documents.*', 'indexes.*', 'settings.*', 'tasks.get'];

  it.each([
    [['search'], ['*'], /does not allow indexes\.delete, documents\.get, .* tasks\.get/],
    [rights.filter((right) => right !== 'tasks.get'), ['*'], /does not allow tasks\.get for/],
    [rights.filter((right) => right !== 'search'), ['*'], /does not allow search for/],
    [
      ['search', 'documents.*', 'indexes.get', 'indexes.create', 'settings.*', 'tasks.get'],
      ['*'],
      /does not allow indexes\.delete, indexes\.swap for/,
    ],
    [rights, ['contract-*'], /is limited to some indexes/],
    [['version'], ['*'], /key in MEILI_ADMIN_KEY is invalid, expired/],
  ])(
    'with the actions %j for %j is rejected before anything is sent',
    async (actions, indexes, message) => {
      const host = await start();
      const apiKey = await host.createKey(actions, indexes);
      const before = await host.lastTask();
      const failure: unknown = await push(host, {apiKey}).catch((error: unknown) => error);
      expect(failure).toMatchObject({message: expect.stringMatching(message)});
      expect(String(failure)).not.toContain('\n');
      expect(await host.lastTask()).toBe(before);
    },
  );

  it('that is revoked during a push leaves the live index unchanged', async () => {
    const host = await start();
    await push(host);
    const apiKey = await host.createKey(rights);
    host.fault = async (request) => {
      if (isWrite('/documents?', request)) {
        host.fault = undefined;
        await host.send('DELETE', `keys/${apiKey}`);
      }
      return undefined;
    };
    await expect(push(host, {rows: next, apiKey})).rejects.toThrow(/key in MEILI_ADMIN_KEY/);
    expect(await liveHashes(host)).toEqual(hashesOf(pages));
    await expect(push(host, {rows: next, apiKey})).rejects.toThrow(/key in MEILI_ADMIN_KEY/);
    await push(host, {rows: next});
    expect(await liveHashes(host)).toEqual(hashesOf(next));
  });
});

it.skipIf(!testHost)('a push replaces an index of docs-scraper', async () => {
  const host = await recordHost();
  cleanUp.push(host.close);
  const scraped = {
    objectID: 'c0ffee',
    hierarchy_lvl0: 'Guide',
    hierarchy_lvl2: 'null',
    content: 'Old text',
    url: 'https://example.com/guide#old',
    anchor: 'old',
    lang: 'en',
  };
  await host.finish(await host.send('POST', `indexes/${host.indexUid}/documents`, [scraped]));
  const settings = {searchableAttributes: ['content'], displayedAttributes: ['*']};
  await host.finish(await host.send('PATCH', `indexes/${host.indexUid}/settings`, settings));
  await push(host);
  expect(await liveHashes(host)).toEqual(hashesOf(pages));
  const {hits} = await (await host.connect()).search(host.indexUid, 'window', {});
  expect(hits).toHaveLength(3);
});
