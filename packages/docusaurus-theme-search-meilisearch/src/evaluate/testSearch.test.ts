import fs from 'fs';
import path from 'path';
import {temporaryFolder} from '@repo/testing/temporaryFolder.mjs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {writeTestSite} from '../providers/testSite.test.support';
import {startLoopbackServer} from '../providers/loopbackServer.test.support';
import type {BuiltSite} from './builtLocale';
import {readJudgedQueries} from './judgedQueries';
import {formatResults, testSearch} from './testSearch';

const folder = temporaryFolder(afterAll);
const site: BuiltSite = {
  outDir: '',
  baseUrl: '/',
  i18n: {locales: ['en', 'fr'], defaultLocale: 'en', localeConfigs: {}},
};
beforeAll(async () => {
  site.outDir = await writeTestSite();
});
afterAll(() => fs.rmSync(site.outDir, {recursive: true}));

function judged(yaml: string) {
  const file = path.join(folder, 'queries.yml');
  fs.writeFileSync(file, yaml);
  return readJudgedQueries(file);
}

describe('readJudgedQueries', () => {
  it.each([
    ['', 'must have at least 1 key'],
    ['words:', '"words" must be of type object'],
    ['words: {en: {}}', '"words.en" must have at least 1 key'],
    ['words: {en: {tray: []}}', '"words.en.tray"'],
    ['words: {en: {tray: guide}}', 'path that starts with "/"'],
    ['words: {en: {tray: /a, tray: /b}}', 'duplicated mapping key'],
    ['words: {en: {tray: /a}}\nfloors: {embedded: {words: {en: [2, 0]}}}', 'less than or equal'],
    [
      'words: {en: {tray: /a}}\nfloors: {host: {words: {ko: [1, 1]}}}',
      'no queries for the floor host, words, ko',
    ],
    [`words: {en: {"${'a'.repeat(10_000)}": /a}}`, 'aaa…" has 10000 characters. Only 200'],
    ['words: {en: {"tray \\ud83d": /a}}', 'contains half a character'],
    ['words: {en: {"?!": /a}}', 'has no letters or digits'],
  ])('refuses %.60s in one line', (yaml, problem) => {
    const fails = () => judged(yaml);
    expect(fails).toThrow(`Cannot read the queries in ${folder}`);
    expect(fails).toThrow(problem);
    expect(fails).not.toThrow(/[\n\r]/);
  });

  it('refuses a file that does not exist', () => {
    expect(() => readJudgedQueries('nowhere.yml')).toThrow(/nowhere\.yml: .*no such file/);
  });
});

describe('testSearch', () => {
  it('measures each set, and lists what stood above a miss', async () => {
    const sets = judged(`
words:
  en:
    window: /guide#window
    guide: /guide#
    filler1: [/guide#window]
floors:
  embedded: {words: {en: [0.6, 0.7]}}
`);
    const {problems, results} = await testSearch(site, sets);
    expect(results).toMatchObject([
      {engine: 'embedded', set: 'words', locale: 'en', queries: 3, recall: 2 / 3, mrr: 2 / 3},
    ]);
    expect(results[0]?.misses).toEqual([
      {query: 'filler1', expected: ['/guide#window'], found: ['/guide#long']},
    ]);
    expect(problems).toEqual(['embedded, words, en: MRR@10 0.667 is below 0.7.']);
    const lines = formatResults(results).map((line) => line.trim().replace(/ {2,}/g, ' | '));
    expect(lines).toEqual([
      'Engine | Set | Locale | Queries | Recall@5 | MRR@10',
      'embedded | words | en | 3 | 0.667 (min. 0.6) | 0.667 (min. 0.7)',
      '',
      '- embedded, words, en: filler1: expected /guide#window; found /guide#long',
    ]);
  });

  it('searches nothing if an expected page or section does not exist', async () => {
    const sets = judged('words: {en: {tray: [/guide, /gide, /guide#windows]}}');
    expect(await testSearch(site, sets)).toEqual({
      problems: [
        'words, en, "tray": /gide is not in the index.',
        'words, en, "tray": /guide#windows is not in the index.',
      ],
      results: [],
    });
  });

  it.each([
    ['de', 'The site has no locale "de". Its locales are en, fr.'],
    ['fr', 'There is no search index for the locale "fr"'],
  ])('refuses the locale %s', async (locale, message) => {
    const sets = judged(`words: {${locale}: {tray: /guide}}`);
    await expect(testSearch(site, sets)).rejects.toThrow(message);
  });

  it('also searches the host, and stops with one line if it goes down', async () => {
    const sets = judged('words: {en: {window: /guide#window, long: /guide#long}}');
    let isUp = true;
    const host = await startLoopbackServer(({body}) => {
      const {q} = JSON.parse(body) as {q: string};
      return q === 'long' && !isUp
        ? {drop: true}
        : {body: {hits: [{url: '/guide', anchor: q, lang: 'en', content: ''}], totalHits: 9}};
    });
    const meilisearch = {host: host.origin, apiKey: 'secret', indexUid: 'docs'};
    const withHost = {...site, search: {meilisearch}};
    const {results} = await testSearch(withHost, sets);
    expect(results).toMatchObject([
      {engine: 'embedded', mrr: 1},
      {engine: 'host', mrr: 1},
    ]);
    isUp = false;
    await expect(testSearch(withHost, sets)).rejects.toThrow(
      /^No result for "long": Meilisearch at http:\S+ cannot be reached: [^\n]*$/,
    );
    await host.close();
  });
});
