import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import type {PageRow} from '../../../engine/indexFormat';
import {checkSite} from './checkSite';
import {pushSite} from './pushSite';
import {goalOf, recordingReporter, pageRow, pages} from './pushedSite.test.support';
import {recordHost, testHost, type RecordedHost} from './recordedHost.test.support';

describe.skipIf(!testHost)('search:check', () => {
  let host: RecordedHost;
  let searchKey = '';
  beforeAll(async () => {
    host = await recordHost();
    const options = {indexUid: host.indexUid, dryRun: false, deleteOld: true};
    const goal = goalOf(pages);
    await pushSite(await host.connect(), () => Promise.resolve(goal), options, recordingReporter());
    searchKey = await host.createKey(['search'], [host.indexUid]);
  });
  afterEach(() => {
    host.fault = undefined;
  });
  afterAll(() => host.close());

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
    const apiKey = await host.createKey(['search', 'documents.add', 'settings.update']);
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
});
