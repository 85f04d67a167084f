import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Asked} from '../../client/loopbackServer.test.support';
import type {PageRow} from '../../engine/indexFormat';
import {primaryKey, SearchHost, type SearchHostOptions} from './searchHost';
import {pushSite, stagingUid, type PushOptions} from './pushSite';
import {goalOf, keepingReporter, pageRow, pages} from './pushedSite.test.support';
import {
  hasRealHost,
  startFakeHost,
  startRealHost,
  type RecordedHost,
} from './recordedHost.test.support';

// Each test is dozens of requests, and real hosts take their time over tasks.
vi.setConfig({testTimeout: 60_000, hookTimeout: 60_000});

let host: RecordedHost;
let live = '';
let staging = '';

function connect(more: Partial<SearchHostOptions> = {}): Promise<SearchHost> {
  const options = {retryDelay: 1, pollInterval: host.fake ? 0 : 50, tries: 2};
  return SearchHost.connect({
    ...options,
    host: host.origin,
    apiKey: host.adminKey,
    keyName: 'MEILI_ADMIN_KEY',
    ...more,
  });
}

/** Pushes a site of pages, and gives what was said and asked. */
async function push(rows: PageRow[], options: Partial<PushOptions> = {}, goal = goalOf(rows)) {
  const reporter = keepingReporter();
  const before = host.asked.length;
  const how = {indexUid: live, dryRun: false, deleteOld: false, ...options};
  try {
    await pushSite(await connect(), goal, how, reporter);
  } finally {
    expect(host.fake?.unexpected ?? []).toEqual([]);
  }
  return {lines: reporter.lines, asked: host.asked.slice(before)};
}

const isSearch = ({path = ''}: Asked) => path.endsWith('/search');
const writes = (asked: Asked[]) =>
  asked
    .filter((request) => request.method !== 'GET' && !isSearch(request))
    .map(({method, path, body}) => ({
      call: `${method} ${path}`.replaceAll(live, 'LIVE'),
      body: body === '' ? undefined : (JSON.parse(body) as unknown),
    }));
const calls = (asked: Asked[]) => writes(asked).map(({call}) => call);
const sent = (asked: Asked[]) =>
  writes(asked).flatMap(({call, body}) =>
    call.endsWith('/documents') ? (body as {url: string; anchor: string}[]) : [],
  );
const links = (records: {url: string; anchor: string}[]) =>
  records.map(({url, anchor}) => `${url}#${anchor}`).sort();

async function readLive() {
  const index = await (await connect()).readIndex(live);
  return index && new Map(Array.from(index.records, ([id, {hash}]) => [id, hash]));
}
const hashesOf = (rows: PageRow[]) =>
  new Map(goalOf(rows).records.map(({objectID, hash}) => [objectID, hash]));

const changedGuide = pageRow('/guide', {text: 'Change its size.'});
const [, post, korean] = pages as [PageRow, PageRow, PageRow];
const added = pageRow('/tray');

function contract(start: () => Promise<RecordedHost>) {
  beforeEach(async () => {
    host = await start();
    live = host.indexUid;
    staging = stagingUid(live);
  });
  afterEach(async () => {
    host.fault = undefined;
    if (!host.fake) {
      const cleaner = await connect();
      await cleaner.deleteIndex(live);
      await cleaner.deleteIndex(staging);
    }
    await host.close();
  });

  it('fills a staging index, and swaps it with the live one', async () => {
    const {asked, lines} = await push(pages);
    const {records, settings} = goalOf(pages);
    expect(writes(asked)).toEqual([
      {call: 'POST /indexes', body: {uid: staging, primaryKey}},
      {
        call: 'PATCH /indexes/LIVE-staging/settings',
        body: expect.objectContaining({
          searchableAttributes: settings.searchableAttributes,
          filterableAttributes: ['lang', 'type', 'version'],
          localizedAttributes: settings.localizedAttributes,
        }),
      },
      {call: 'POST /indexes/LIVE-staging/documents', body: records},
      {call: 'POST /indexes', body: {uid: live, primaryKey}},
      {call: 'POST /swap-indexes', body: [{indexes: [live, staging]}]},
      {call: 'DELETE /indexes/LIVE-staging', body: undefined},
    ]);
    for (const {headers, method, body} of asked) {
      expect(headers.authorization).toBe(`Bearer ${host.adminKey}`);
      expect(method === 'GET' || body === '' || headers['content-type']).toBeTruthy();
    }
    expect(await readLive()).toEqual(hashesOf(pages));
    expect(lines).toContain(`Verified ${staging}: 6 records, 3 smoke queries, 0 without a hit`);
  });

  it('makes an index that the search modal can search', async () => {
    await push(pages);
    const client = await connect();
    const search = async (query: string, filter: unknown[]) =>
      (await client.search(live, query, {filter})).hits.map(({url}) => String(url)).sort();
    expect(await search('window', ['lang = "ko"'])).toEqual(['/ko/guide']);
    expect(await search('setTitle', ['lang = "en"'])).toEqual(['/blog/post', '/guide']);
    expect(
      await search('window', ['lang = "en"', ['version = "v1"', 'version NOT EXISTS']]),
    ).toEqual(['/blog/post', '/guide']);
  });

  it('writes nothing where the live index is that of the site', async () => {
    await push(pages);
    const {asked, lines} = await push(pages);
    expect(calls(asked)).toEqual([]);
    expect(lines).toContain(`${live} is up to date`);
  });

  it('sends what two generations have changed, once there is an old one', async () => {
    await push(pages);
    await push([changedGuide, post, korean]);
    const {asked, lines} = await push([changedGuide, added, korean]);
    expect(lines).toContain(`${live}: 2 to add, 0 to change, 2 to delete, 4 as they are`);
    expect(links(sent(asked))).toEqual(['/guide#window', '/tray#', '/tray#window']);
    expect(calls(asked)).toEqual([
      'POST /indexes/LIVE-staging/documents/delete-batch',
      'POST /indexes/LIVE-staging/documents',
      'POST /swap-indexes',
    ]);
    expect(await readLive()).toEqual(hashesOf([changedGuide, added, korean]));
  });

  it('applies changed settings where no record has changed', async () => {
    await push(pages);
    const goal = goalOf(pages);
    const synonyms = {js: ['javascript']};
    const {lines} = await push(pages, {}, {...goal, settings: {...goal.settings, synonyms}});
    expect(lines).toContain(`${live}: other settings: synonyms`);
    expect(await (await connect()).readSettings(live)).toMatchObject({synonyms});
  });

  it('deletes the old index where it is to', async () => {
    await push(pages);
    await push([changedGuide, post, korean], {deleteOld: true});
    expect(await (await connect()).readIndex(staging)).toBeNull();
    expect(await readLive()).toEqual(hashesOf([changedGuide, post, korean]));
  });

  it('says what it would do, and sends no write, in a dry run', async () => {
    await push(pages);
    const {asked, lines} = await push([changedGuide, added, korean], {dryRun: true});
    expect(calls(asked)).toEqual([]);
    expect(lines).toEqual([
      'Site: 6 records (en, v1: 4; ko, v1: 2)',
      `${live}: 2 to add, 1 to change, 2 to delete, 3 as they are`,
      `${staging}: 6 records to send, 0 to delete`,
    ]);
    expect(await readLive()).toEqual(hashesOf(pages));
  });

  it('does not take a language away that was not built', async () => {
    await push(pages);
    await expect(push([changedGuide, post])).rejects.toThrow(
      /records in ko, the built site has not/,
    );
    expect(await readLive()).toEqual(hashesOf(pages));
    await push([changedGuide, post], {}, goalOf([changedGuide, post], ['en']));
    expect(await readLive()).toEqual(hashesOf([changedGuide, post]));
  });

  it('goes on after a kill: records that arrived are not sent again', async () => {
    await push(pages);
    // The connection breaks with the request after the records.
    let isSent = false;
    host.fault = ({path = '', method}) => {
      if (isSent) {
        return {drop: true};
      }
      isSent = method === 'POST' && path.endsWith('/documents');
      return undefined;
    };
    const next = [changedGuide, post, korean];
    await expect(push(next)).rejects.toThrow(/Cannot reach/);
    host.fault = undefined;
    expect(await readLive()).toEqual(hashesOf(pages));
    const {asked} = await push(next);
    expect(calls(asked)).toEqual(['POST /swap-indexes']);
    expect(await readLive()).toEqual(hashesOf(next));
  });

  it('goes on after a kill at the swap, which it does not do twice', async () => {
    await push(pages);
    let isSwapping = false;
    host.fault = ({path}) => {
      if (isSwapping) {
        return {drop: true};
      }
      isSwapping = path === '/swap-indexes';
      return undefined;
    };
    const next = [changedGuide, post, korean];
    await expect(push(next)).rejects.toThrow(/were swapped is not known\. Run the command again/);
    host.fault = undefined;
    const {asked, lines} = await push(next);
    expect(calls(asked)).toEqual([]);
    expect(lines).toContain(`${live} is up to date`);
    expect(await readLive()).toEqual(hashesOf(next));
  });

  it('leaves the live index as it was where the swap is refused', async () => {
    await push(pages);
    const code = 'invalid_swap_indexes';
    host.fault = ({path}) =>
      path === '/swap-indexes' ? {status: 400, body: {message: 'No.', code}} : undefined;
    await expect(push([changedGuide, post, korean])).rejects.toThrow(
      /answered 400.*No\. \(invalid_swap/,
    );
    host.fault = undefined;
    expect(await readLive()).toEqual(hashesOf(pages));
    expect(calls((await push([changedGuide, post, korean])).asked)).toEqual(['POST /swap-indexes']);
  });

  it('warns where only the old index could not be deleted', async () => {
    await push(pages);
    host.fault = ({method}) =>
      method === 'DELETE' ? {status: 503, body: {message: 'Busy.'}} : undefined;
    const next = [changedGuide, post, korean];
    const {lines} = await push(next, {deleteOld: true});
    expect(lines.join('\n')).toMatch(
      /\[WARNING\] The new records are live, but .* could not be deleted/,
    );
    expect(await readLive()).toEqual(hashesOf(next));
    host.fault = undefined;
    expect(calls((await push(next, {deleteOld: true})).asked)).toEqual([
      'DELETE /indexes/LIVE-staging',
    ]);
  });

  it.each([
    [
      401,
      {message: 'No key.', code: 'missing_authorization_header'},
      /wants a key.*MEILI_ADMIN_KEY/,
    ],
    [
      403,
      {message: 'Invalid.', code: 'invalid_api_key', link: 'https://x.y/#z'},
      /key of MEILI_ADMIN_KEY.*invalid_api_key, https:\/\/x\.y\/#z/,
    ],
    [404, '<h1>Not found</h1>', /no Meilisearch at this address/],
    [413, '<h1>Too large</h1>', /a batch of records is too large/],
    [429, '', /asked too often/],
    [502, '<html>Bad Gateway</html>', /answered 502.*out of order/],
    [200, '<html>Sign in</html>', /something else than JSON/],
  ])('ends with a message and without a write at %d', async (status, body, message) => {
    host.fault = () => ({status, body});
    const failure = await push(pages).catch((error: unknown) => error);
    expect(failure).toMatchObject({message: expect.stringMatching(message)});
    expect(String(failure)).not.toContain(host.adminKey);
    expect(calls(host.asked)).toEqual([]);
  });

  it.each([429, 500, 502, 503])('asks again after %d', async (status) => {
    let isFirst = true;
    host.fault = ({path = ''}) => {
      if (isFirst && path.endsWith('/documents')) {
        isFirst = false;
        return {status, body: '<html>Later</html>'};
      }
      return undefined;
    };
    await push(pages);
    expect(isFirst).toBe(false);
    expect(await readLive()).toEqual(hashesOf(pages));
  });

  it('ends where the host does not answer in time', async () => {
    host.fault = () => ({delay: 300});
    const client = await connect({timeout: 20, tries: 1});
    await expect(client.readIndex(live)).rejects.toThrow(/did not answer within 0\.02 s/);
  });

  it('replaces a staging index that has another primary key', async () => {
    const client = await connect();
    await client.createIndex(live);
    await push(pages, {deleteOld: true});
    host.asked.length = 0;
    const foreign = await fetch(`${host.origin}/indexes`, {
      method: 'POST',
      headers: {authorization: `Bearer ${host.adminKey}`, 'content-type': 'application/json'},
      body: JSON.stringify({uid: staging, primaryKey: 'id'}),
    });
    await client.waitFor(((await foreign.json()) as {taskUid: number}).taskUid);
    await push([changedGuide, post, korean]);
    expect(await readLive()).toEqual(hashesOf([changedGuide, post, korean]));
  });
}

describe('search:push, against a fake host (contract)', () => {
  contract(startFakeHost);

  it.each(['failed', 'canceled'] as const)(
    'leaves the live index as it was where a task is %s',
    async (status) => {
      await push(pages);
      for (const type of ['settingsUpdate', 'documentAdditionOrUpdate', 'indexSwap']) {
        if (host.fake) {
          host.fake.taskFault = {type, status};
        }
        const goal = goalOf([changedGuide, post, korean]);
        const message = status === 'failed' ? /no_space_left_on_device, https:/ : /canceled task/;
        await expect(
          push([], {}, {...goal, settings: {...goal.settings, synonyms: {a: ['b']}}}),
        ).rejects.toThrow(message);
        expect(host.fake?.taskFault).toBeUndefined();
        expect(await readLive()).toEqual(hashesOf(pages));
      }
    },
  );

  it('leaves out settings that an old host does not know', async () => {
    await host.close();
    host = await startFakeHost(['searchableAttributes', 'filterableAttributes', 'rankingRules']);
    live = host.indexUid;
    const {asked} = await push(pages);
    const settings = writes(asked).find(({call}) => call.endsWith('/settings'))?.body;
    expect(Object.keys(settings as object).sort()).toEqual([
      'filterableAttributes',
      'rankingRules',
      'searchableAttributes',
    ]);
    expect((await push(pages)).lines).toContain(`${live} is up to date`);
  });

  it('does not swap where the staging index holds what nobody sent', async () => {
    await push(pages);
    const {records} = goalOf([pageRow('/foreign')]);
    // Another run writes while this one waits.
    host.fault = ({method, path = ''}) => {
      if (method === 'GET' && path.startsWith('/tasks/')) {
        const index = host.fake?.indexes.get(stagingUid(live));
        index?.documents.set('foreign', {...records[0], objectID: 'foreign'});
      }
      return undefined;
    };
    await expect(push([changedGuide, post, korean])).rejects.toThrow(/1 are too many/);
    expect(await readLive()).toEqual(hashesOf(pages));
  });

  it('does not swap where searches find nothing', async () => {
    await push(pages);
    host.fault = (asked) =>
      isSearch(asked) && asked.body.includes('"limit":1')
        ? {body: {hits: [], query: '', processingTimeMs: 1, limit: 1, offset: 0}}
        : undefined;
    await expect(push([changedGuide, post, korean])).rejects.toThrow(/find nothing in en, ko/);
    host.fault = undefined;
    expect(await readLive()).toEqual(hashesOf(pages));
  });
});

describe.skipIf(!hasRealHost)('search:push, against the host of MEILI_HOST (contract)', () => {
  contract(startRealHost);
});
