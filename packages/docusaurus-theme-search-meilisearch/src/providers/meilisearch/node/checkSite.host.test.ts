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
    await push(goalOf(pages));
    apiKey = await createKey(['search']);
  });

  async function check(site = pages, queries: string[] = []) {
    const reporter = recordingReporter();
    const readers = connect({apiKey, keyName: 'apiKey'});
    const problems = await checkSite({readers}, live, goalOf(site), queries, reporter);
    return {problems, lines: reporter.lines};
  }
  const notCompared =
    '[WARNING] MEILI_ADMIN_KEY is not set, so the records are not compared with the site.';

  it('reports no problem after a push', async () => {
    expect(await check(pages, ['window', 'title'])).toEqual({
      problems: 0,
      lines: [notCompared, 'Queries: 5 of 5 have results'],
    });
  });

  it('lists queries without results', async () => {
    const other = page('/2', {version: 'v2', pageTitle: 'Zxcvbnmasdf'});
    expect(await check([guide, other, korean], ['qqqqqqqqq'])).toEqual({
      problems: 2,
      lines: [
        notCompared,
        '[ERROR] No results for "Zxcvbnmasdf" (en)',
        '[ERROR] No results for "qqqqqqqqq" (en, ko)',
        'Queries: 2 of 4 have results',
      ],
    });
  });
});
