import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import type {PageRow} from '../../engine/indexFormat';
import {checkSite} from './checkSite';
import {pushSite, stagingUid} from './pushSite';
import {goalOf, recordingReporter, pageRow, pages} from './pushedSite.test.support';
import {
  hasRealHost,
  startFakeHost,
  startRealHost,
  type RecordedHost,
} from './recordedHost.test.support';
import {SearchHost} from './searchHost';

// Each test sends dozens of requests, and tasks of a real host take seconds.
vi.setConfig({testTimeout: 60_000, hookTimeout: 60_000});

/** Returns a key with the given actions. On a real host, the key is created and expires after an hour. */
type KeyMaker = (host: RecordedHost, actions: string[]) => Promise<string>;

const fakeKey: KeyMaker = async (_, actions) =>
  actions.length > 1 ? 'fake-writing-key' : 'fake-search-key';

const realKey: KeyMaker = async ({origin, adminKey, indexUid}, actions) => {
  const response = await fetch(`${origin}/keys`, {
    method: 'POST',
    headers: {authorization: `Bearer ${adminKey}`, 'content-type': 'application/json'},
    body: JSON.stringify({
      actions,
      indexes: [indexUid],
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    }),
  });
  return ((await response.json()) as {key: string}).key;
};

function contract(start: () => Promise<RecordedHost>, keyWith: KeyMaker) {
  let host: RecordedHost;
  let searchKey = '';
  beforeAll(async () => {
    host = await start();
    const {origin, adminKey, indexUid, fake} = host;
    const client = await SearchHost.connect({
      host: origin,
      apiKey: adminKey,
      keyName: 'MEILI_ADMIN_KEY',
      pollInterval: fake ? 0 : 50,
    });
    const options = {indexUid, dryRun: false, deleteOld: true};
    await pushSite(client, goalOf(pages), options, recordingReporter());
    searchKey = await keyWith(host, ['search']);
  });
  afterEach(() => {
    host.fault = undefined;
  });
  afterAll(async () => {
    if (!host.fake) {
      const {origin, adminKey, indexUid} = host;
      const cleaner = await SearchHost.connect({host: origin, apiKey: adminKey, keyName: ''});
      await cleaner.deleteIndex(indexUid);
      await cleaner.deleteIndex(stagingUid(indexUid));
    }
    await host.close();
  });

  async function check(
    rows: PageRow[],
    {apiKey = searchKey, indexUid = host.indexUid, queries = [] as string[]} = {},
  ) {
    const reporter = recordingReporter();
    const search = {host: host.origin, apiKey, indexUid, queries, keyName: 'apiKey', retryDelay: 1};
    const problems = await checkSite(search, goalOf(rows).records, reporter);
    return {problems, lines: reporter.lines};
  }

  it('reports no problem after a push, with a key that can only search', async () => {
    expect(await check(pages, {queries: ['window', '제목을']})).toEqual({
      problems: 0,
      lines: [
        'Key: can only search',
        'Records: same as in the built site (en, no version: 2; en, v1: 2; ko, v1: 2)',
        'Queries: 5 of 5 have results',
      ],
    });
  });

  it('lists the other actions that the key allows, without performing them', async () => {
    const apiKey = await keyWith(host, ['search', 'documents.add', 'settings.update']);
    const {problems, lines} = await check(pages, {apiKey});
    expect(problems).toBe(1);
    expect(lines[0]).toMatch(/allows more than searching: documents\.add, settings\.update\./);
    expect(await check(pages)).toMatchObject({problems: 0});
  });

  it('lists the actions of an admin key', async () => {
    const {lines} = await check(pages, {apiKey: host.adminKey});
    expect(lines[0]).toMatch(/documents\.add, documents\.delete, .*indexes\.swap/);
    expect(await check(pages)).toMatchObject({problems: 0});
  });

  it('lists languages and versions with missing or additional records', async () => {
    const [guide, , korean] = pages as [PageRow, PageRow, PageRow];
    const {problems, lines} = await check([
      guide,
      pageRow('/2', {version: 'v2', lvl1: 'Zxcvbnmasdf'}),
      korean,
    ]);
    expect(lines).toContain('[ERROR] Records in en, v2: 2 in the site, 0 in the index');
    expect(lines).toContain('[ERROR] Records in en, no version: 0 in the site, 2 in the index');
    expect(lines).toContain('[ERROR] No results for the title "Zxcvbnmasdf" (en)');
    expect(problems).toBe(3);
  });

  it('reports queries without results in all languages', async () => {
    const {problems, lines} = await check(pages, {queries: ['qqqqqqqqq', '제목을']});
    expect(problems).toBe(1);
    expect(lines).toContain('[ERROR] No results for the query "qqqqqqqqq"');
  });

  it('fails if the key or the index is wrong', async () => {
    await expect(check(pages, {apiKey: 'nonsense'})).rejects.toThrow(
      /key in apiKey.*invalid_api_key/,
    );
    await expect(check(pages, {indexUid: `${host.indexUid}-none`})).rejects.toThrow(
      /invalid_api_key|index_not_found/,
    );
  });

  it('fails if the host fails while the key is checked', async () => {
    host.fault = ({path = ''}) =>
      path.includes('/search') ? undefined : {status: 502, body: '<html>Bad Gateway</html>'};
    await expect(check(pages)).rejects.toThrow(/responded with 502/);
  });
}

describe('search:check, against a fake host (contract)', () => {
  contract(startFakeHost, fakeKey);
});

describe.skipIf(!hasRealHost)('search:check, against the host of MEILI_HOST (contract)', () => {
  contract(startRealHost, realKey);
});
