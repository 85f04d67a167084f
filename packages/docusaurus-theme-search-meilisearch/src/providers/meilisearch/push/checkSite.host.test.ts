import {beforeEach, describe, expect, it} from 'vitest';
import {checkSite} from './checkSite';
import {
  connect,
  createKey,
  goalOf,
  guide,
  korean,
  live,
  page,
  pages,
  push,
  recordingReporter,
  useTestHost,
} from './testHost.test.support';

describe('search:check', () => {
  useTestHost();
  let apiKey = '';
  beforeEach(async () => {
    await push(goalOf(pages), {deleteOld: true});
    apiKey = await createKey(['search']);
  });

  async function check(site = pages, queries: string[] = [], options = {}) {
    const reporter = recordingReporter();
    const host = connect({apiKey, keyName: 'apiKey', ...options});
    const problems = await checkSite(host, live, goalOf(site).records, queries, reporter);
    return {problems, lines: reporter.lines};
  }

  it('reports no problem after a push', async () => {
    expect(await check(pages, ['window', 'title'])).toEqual({
      problems: 0,
      lines: [
        'Records: same as in the built site (en, no version: 2; en, v1: 2; ko, v1: 2)',
        'Queries: 5 of 5 have results',
      ],
    });
  });

  it('lists missing and additional records, and queries without results', async () => {
    const other = page('/2', {version: 'v2', pageTitle: 'Zxcvbnmasdf'});
    const {problems, lines} = await check([guide, other, korean], ['qqqqqqqqq']);
    expect(lines).toContain('[ERROR] Records in en, v2: 2 in the site, 0 in the index');
    expect(lines).toContain('[ERROR] Records in en, no version: 0 in the site, 2 in the index');
    expect(lines).toContain('[ERROR] No results for the title "Zxcvbnmasdf" (en)');
    expect(lines).toContain('[ERROR] No results for the query "qqqqqqqqq"');
    expect(problems).toBe(4);
  });

  it('fails if the key is wrong', async () => {
    await expect(check(pages, [], {apiKey: 'nonsense'})).rejects.toThrow(
      /key in apiKey.*invalid_api_key/,
    );
  });
});
