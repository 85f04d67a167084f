import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {RecordedRequest} from '../../loopbackServer.test.support';
import type {PageRow} from '../../../engine/indexFormat';
import {primaryKey} from './searchHost';
import {pushSite, stagingUid, type PushOptions} from './pushSite';
import {goalOf, recordingReporter, pageRow, pages} from './pushedSite.test.support';
import {recordHost, testHost, type RecordedHost} from './recordedHost.test.support';

let host: RecordedHost;
let live = '';
let staging = '';

/** Pushes a site with these pages. Returns the reported lines and the requests. */
async function push(rows: PageRow[], options: Partial<PushOptions> = {}, goal = goalOf(rows)) {
  const reporter = recordingReporter();
  const before = host.requests.length;
  const defaults = {indexUid: live, dryRun: false, deleteOld: false};
  await pushSite(
    await host.connect(),
    () => Promise.resolve(goal),
    {...defaults, ...options},
    reporter,
  );
  return {lines: reporter.lines, requests: host.requests.slice(before)};
}

const isSearch = ({path = ''}: RecordedRequest) => path.endsWith('/search');
/** A request that only finds out what the key allows: the host cannot execute it. */
const isProbe = ({body, path = ''}: RecordedRequest) => body === '{' || path.includes('%20');
const writes = (requests: RecordedRequest[]) =>
  requests
    .filter((request) => request.method !== 'GET' && !isSearch(request) && !isProbe(request))
    .map(({method, path, body}) => ({
      call: `${method} ${path}`.replaceAll(live, 'LIVE'),
      body: body === '' ? undefined : (JSON.parse(body) as unknown),
    }));
const calls = (requests: RecordedRequest[]) => writes(requests).map(({call}) => call);
const sent = (requests: RecordedRequest[]) =>
  writes(requests).flatMap(({call, body}) =>
    call.includes('/documents?') ? (body as {url: string; anchor: string}[]) : [],
  );
const links = (records: {url: string; anchor: string}[]) =>
  records.map(({url, anchor}) => `${url}#${anchor}`).sort();

async function readLive() {
  const index = await (await host.connect()).readIndex(live);
  return index && new Map(Array.from(index.records, ([id, {hash}]) => [id, hash]));
}
const hashesOf = (rows: PageRow[]) =>
  new Map(goalOf(rows).records.map(({objectID, hash}) => [objectID, hash]));

const changedGuide = pageRow('/guide', {text: 'Change its size.'});
const [, post, korean] = pages as [PageRow, PageRow, PageRow];
const added = pageRow('/tray');

describe.skipIf(!testHost)('search:push', () => {
  beforeEach(async () => {
    host = await recordHost();
    live = host.indexUid;
    staging = stagingUid(live);
  });
  afterEach(async () => {
    host.fault = undefined;
    await host.close();
  });

  it('fills a staging index, and swaps it with the live one', async () => {
    const {requests, lines} = await push(pages);
    const {records, settings} = goalOf(pages);
    const documents = `POST /indexes/LIVE-staging/documents?primaryKey=${primaryKey}`;
    expect(writes(requests)).toEqual([
      {call: 'PATCH /indexes/LIVE-staging/settings', body: settings},
      {
        call: 'PATCH /indexes/LIVE-staging/settings',
        body: {
          displayedAttributes: [
            ...(settings.displayedAttributes as string[]),
            expect.stringMatching(/^search:push .*stopWords=[0-9a-f]{16}/),
          ],
        },
      },
      {call: documents, body: records},
      {call: 'POST /indexes', body: {uid: live, primaryKey}},
      {call: 'POST /swap-indexes', body: [{indexes: [live, staging]}]},
      {call: 'DELETE /indexes/LIVE-staging', body: undefined},
    ]);
    for (const {headers, method, body} of requests) {
      expect(headers.authorization).toBe(`Bearer ${host.adminKey}`);
      expect(method === 'GET' || body === '' || headers['content-type']).toBeTruthy();
    }
    expect(await readLive()).toEqual(hashesOf(pages));
    expect(lines).toContain(`Verified ${staging}: 6 records, 3 smoke queries, 0 without a hit`);
  });

  it('creates an index that the search modal can search', async () => {
    await push(pages);
    const client = await host.connect();
    const search = async (query: string, filter: unknown[]) =>
      (await client.search(live, query, {filter})).hits.map(({url}) => String(url)).sort();
    expect(await search('window', ['lang = "ko"'])).toEqual(['/ko/guide']);
    expect(await search('setTitle', ['lang = "en"'])).toEqual(['/blog/post', '/guide']);
    expect(
      await search('window', ['lang = "en"', ['version = "v1"', 'version NOT EXISTS']]),
    ).toEqual(['/blog/post', '/guide']);
  });

  it('writes nothing if the live index equals the site', async () => {
    await push(pages);
    const {requests, lines} = await push(pages);
    expect(calls(requests)).toEqual([]);
    expect(lines).toContain(`${live} is up to date`);
  });

  const [first] = goalOf(pages).records;
  it.each([
    ['deleted', 'POST', 'documents/delete-batch', [first?.objectID], '1 to add, 0 to change, 0'],
    ['replaced', 'POST', 'documents', [{...first, hash: 'other'}], '0 to add, 1 to change, 0'],
    ['added', 'POST', 'documents', goalOf([added]).records, '0 to add, 0 to change, 2'],
    ['deleted all', 'DELETE', 'documents', undefined, '6 to add, 0 to change, 0'],
  ])('restores the index after others %s records', async (_, method, path, body, changes) => {
    await push(pages);
    await host.finish(await host.send(method, `indexes/${live}/${path}`, body));
    const {lines} = await push(pages);
    expect(lines.join('\n')).toContain(`${live}: ${changes} to delete`);
    expect(await readLive()).toEqual(hashesOf(pages));
  });

  it('writes nothing if the site cannot be read', async () => {
    const client = await host.connect();
    const options = {indexUid: live, dryRun: false, deleteOld: false};
    const readSite = () => Promise.reject(new Error('Build the site.'));
    await expect(pushSite(client, readSite, options, recordingReporter())).rejects.toThrow(
      'Build the site.',
    );
    expect(calls(host.requests)).toEqual([]);
  });

  it('sends the changes of two pushes once there is a previous index', async () => {
    await push(pages);
    await push([changedGuide, post, korean]);
    const {requests, lines} = await push([changedGuide, added, korean]);
    expect(lines).toContain(`${live}: 2 to add, 0 to change, 2 to delete, 4 unchanged`);
    expect(links(sent(requests))).toEqual(['/guide#window', '/tray#', '/tray#window']);
    expect(calls(requests)).toEqual([
      'POST /indexes/LIVE-staging/documents/delete-batch',
      `POST /indexes/LIVE-staging/documents?primaryKey=${primaryKey}`,
      'POST /swap-indexes',
    ]);
    expect(await readLive()).toEqual(hashesOf([changedGuide, added, korean]));
  });

  it('applies changed settings if no record has changed', async () => {
    await push(pages);
    const goal = goalOf(pages);
    const synonyms = {js: ['javascript']};
    const {lines} = await push(pages, {}, {...goal, settings: {...goal.settings, synonyms}});
    expect(lines).toContain(`${live}: settings to change: synonyms`);
    expect(await (await host.connect()).readSettings(live)).toMatchObject({synonyms});
  });

  it('deletes the previous index with deleteOld', async () => {
    await push(pages);
    await push([changedGuide, post, korean], {deleteOld: true});
    expect(await (await host.connect()).readIndex(staging)).toBeNull();
    expect(await readLive()).toEqual(hashesOf([changedGuide, post, korean]));
  });

  it('reports the changes and writes nothing in a dry run', async () => {
    await push(pages);
    const {requests, lines} = await push([changedGuide, added, korean], {dryRun: true});
    expect(calls(requests)).toEqual([]);
    expect(lines).toEqual([
      'Site: 6 records (en, v1: 4; ko, v1: 2)',
      `${live}: 2 to add, 1 to change, 2 to delete, 3 unchanged`,
      `${staging}: 6 records to send, 0 to delete`,
    ]);
    expect(await readLive()).toEqual(hashesOf(pages));
  });

  it('does not remove a language that was not built', async () => {
    await push(pages);
    await expect(push([changedGuide, post])).rejects.toThrow(
      /records in ko, but the built site has none/,
    );
    expect(await readLive()).toEqual(hashesOf(pages));
    await push([changedGuide, post], {}, goalOf([changedGuide, post], ['en']));
    expect(await readLive()).toEqual(hashesOf([changedGuide, post]));
  });

  it('continues after an interruption without sending the same records again', async () => {
    await push(pages);
    // The connection fails from the request after the records on.
    let isSent = false;
    host.fault = ({path = '', method}) => {
      if (isSent) {
        return {drop: true};
      }
      isSent = method === 'POST' && path.includes('/documents?primaryKey');
      return undefined;
    };
    const next = [changedGuide, post, korean];
    await expect(push(next)).rejects.toThrow(/Cannot reach/);
    host.fault = undefined;
    expect(await readLive()).toEqual(hashesOf(pages));
    const {requests} = await push(next);
    expect(calls(requests)).toEqual(['POST /swap-indexes']);
    expect(await readLive()).toEqual(hashesOf(next));
  });

  it('does not swap twice after an interruption during the swap', async () => {
    await push(pages);
    let isSwapping = false;
    host.fault = (request) => {
      if (isSwapping) {
        return {drop: true};
      }
      isSwapping = request.path === '/swap-indexes' && !isProbe(request);
      return undefined;
    };
    const next = [changedGuide, post, korean];
    await expect(push(next)).rejects.toThrow(
      /It is unknown whether .* were swapped\. Run the command again/,
    );
    host.fault = undefined;
    const {requests, lines} = await push(next);
    expect(calls(requests)).toEqual([]);
    expect(lines).toContain(`${live} is up to date`);
    expect(await readLive()).toEqual(hashesOf(next));
  });

  it('leaves the live index unchanged if the swap is rejected', async () => {
    await push(pages);
    const code = 'invalid_swap_indexes';
    host.fault = (request) =>
      request.path === '/swap-indexes' && !isProbe(request)
        ? {status: 400, body: {message: 'No.', code}}
        : undefined;
    await expect(push([changedGuide, post, korean])).rejects.toThrow(
      /responded with 400.*No\. \(invalid_swap/,
    );
    host.fault = undefined;
    expect(await readLive()).toEqual(hashesOf(pages));
    expect(calls((await push([changedGuide, post, korean])).requests)).toEqual([
      'POST /swap-indexes',
    ]);
  });

  it('warns if only the previous index could not be deleted', async () => {
    await push(pages);
    host.fault = (request) =>
      request.method === 'DELETE' && !isProbe(request)
        ? {status: 503, body: {message: 'Busy.'}}
        : undefined;
    const next = [changedGuide, post, korean];
    const {lines} = await push(next, {deleteOld: true});
    expect(lines.join('\n')).toMatch(
      /\[WARNING\] The new records are live, but .* could not be deleted/,
    );
    expect(await readLive()).toEqual(hashesOf(next));
    host.fault = undefined;
    expect(calls((await push(next, {deleteOld: true})).requests)).toEqual([
      'DELETE /indexes/LIVE-staging',
    ]);
  });

  it.each([
    [
      401,
      {message: 'No key.', code: 'missing_authorization_header'},
      /a key is required.*MEILI_ADMIN_KEY/,
    ],
    [
      403,
      {message: 'Invalid.', code: 'invalid_api_key', link: 'https://x.y/#z'},
      /key in MEILI_ADMIN_KEY.*invalid_api_key, https:\/\/x\.y\/#z/,
    ],
    [404, '<h1>Not found</h1>', /the URL is not that of a Meilisearch host/],
    [413, '<h1>Too large</h1>', /a record is too large/],
    [429, '', /too many requests/],
    [502, '<html>Bad Gateway</html>', /responded with 502.*failed/],
    [200, '<html>Sign in</html>', /not with JSON/],
  ])('fails with a message and without a write on %d', async (status, body, message) => {
    host.fault = () => ({status, body});
    const failure = await push(pages).catch((error: unknown) => error);
    expect(failure).toMatchObject({message: expect.stringMatching(message)});
    expect(String(failure)).not.toContain(host.adminKey);
    expect(calls(host.requests)).toEqual([]);
  });

  it.each([429, 500, 502, 503])('retries after %d', async (status) => {
    let isFirst = true;
    host.fault = ({path = ''}) => {
      if (isFirst && path.includes('/documents?primaryKey')) {
        isFirst = false;
        return {status, body: '<html>Later</html>'};
      }
      return undefined;
    };
    await push(pages);
    expect(isFirst).toBe(false);
    expect(await readLive()).toEqual(hashesOf(pages));
  });

  it('fails if the host does not respond before the timeout', async () => {
    host.fault = () => ({delay: 300});
    const client = await host.connect({timeout: 20, tries: 1});
    await expect(client.readIndex(live)).rejects.toThrow(/did not respond within 0\.02 s/);
  });

  it('replaces a staging index that has another primary key', async () => {
    await push(pages, {deleteOld: true});
    await host.finish(await host.send('POST', 'indexes', {uid: staging, primaryKey: 'id'}));
    await push([changedGuide, post, korean]);
    expect(await readLive()).toEqual(hashesOf([changedGuide, post, korean]));
  });

  it.each(['failed', 'canceled'] as const)(
    'leaves the live index unchanged if a task is %s',
    async (status) => {
      await push(pages);
      const duplicate = await host.send<{taskUid: number}>('POST', 'indexes', {uid: live});
      await expect(host.finish(duplicate)).rejects.toThrow(/index_already_exists, https:/);
      const failed = await host.send<object>('GET', `tasks/${duplicate.taskUid}`);
      const message = status === 'failed' ? /index_already_exists, https:/ : /was canceled/;
      const goal = goalOf([changedGuide, post, korean]);
      const changed = {...goal, settings: {...goal.settings, synonyms: {a: ['b']}}};
      for (const path of ['/settings', '/documents?', '/swap-indexes']) {
        // The host does not execute the request, and responds as for the task that failed above.
        host.fault = (request) => {
          if (request.method === 'GET' && request.path === `/tasks/${duplicate.taskUid}`) {
            return {body: {...failed, status}};
          }
          return request.method !== 'GET' && !isProbe(request) && request.path?.includes(path)
            ? {status: 202, body: duplicate}
            : undefined;
        };
        await expect(push([], {}, changed)).rejects.toThrow(message);
        expect(await readLive()).toEqual(hashesOf(pages));
      }
    },
  );

  it('does not swap if the staging index has unexpected records', async () => {
    await push(pages);
    const [foreign] = goalOf([pageRow('/foreign')]).records;
    // Another push writes while this one sends its records.
    let isFirst = true;
    host.fault = async ({path = ''}) => {
      if (isFirst && path.includes('/documents?primaryKey')) {
        isFirst = false;
        await host.finish(await host.send('POST', `indexes/${staging}/documents`, [foreign]));
      }
      return undefined;
    };
    await expect(push([changedGuide, post, korean])).rejects.toThrow(/1 are unexpected/);
    expect(await readLive()).toEqual(hashesOf(pages));
  });

  it('does not swap if searches have no results', async () => {
    await push(pages);
    host.fault = (request) =>
      isSearch(request) && request.body.includes('"limit":1')
        ? {body: {hits: [], query: '', processingTimeMs: 1, limit: 1, offset: 0}}
        : undefined;
    await expect(push([changedGuide, post, korean])).rejects.toThrow(/no results in en, ko/);
    host.fault = undefined;
    expect(await readLive()).toEqual(hashesOf(pages));
  });
});
