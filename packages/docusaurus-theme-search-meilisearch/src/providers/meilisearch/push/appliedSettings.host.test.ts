import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {IndexSettings} from './indexSettings';
import {pushSite} from './pushSite';
import {goalOf, pages, recordingReporter} from './pushedSite.test.support';
import {recordHost, testHost, type RecordedHost} from './recordedHost.test.support';

/** Words that tokenizers change: case, accents, Hangul, kana, ligatures, variants of Han, quotes, other scripts. */
const difficultWords = [
  ...['The', 'Été', 'ß', 'İ', 'ς', 'Œuvre', 'ﬁle', '하는', '를', 'ガ', 'ｶﾞ', '說', '的', 'don’t'],
  ...['foo_bar', 'ﷺ', 'ё', 'đ', 'a b', ' x ', '%', '=', 'C++', '🙂', '\u0301'],
];
const word = fc.oneof(
  fc.constantFrom(...difficultWords),
  fc.string({unit: 'grapheme', minLength: 1, maxLength: 6}).map((text) => `§${text}`),
);
const words = fc.array(word, {maxLength: 6});
/** Searches must still find the titles of the pages, so separators and dictionaries do not contain letters of these. */
const symbols = fc.array(fc.constantFrom('§', '|', '&sep', '¶¶', '🙂', '하하', 'ﷺ'), {
  maxLength: 4,
});
const fields = fc.subarray(['content', 'url', 'identifiers', 'hierarchy_lvl2', 'type'], {
  minLength: 0,
});
const withFields = (...required: string[]) => fields.map((more) => [...more, ...required]);
const reset = fc.constant(null);
const all = fc.constant(['*']);

/** Any settings with which the site can be searched. */
const anySettings: fc.Arbitrary<IndexSettings> = fc.record(
  {
    searchableAttributes: fc.oneof(all, reset, withFields('hierarchy_lvl1')),
    displayedAttributes: fc.oneof(all, reset, withFields('objectID', 'url')),
    filterableAttributes: fc.oneof(
      withFields('version', 'lang'),
      fc.constant([
        'lang',
        {attributePatterns: ['version'], features: {facetSearch: false, filter: {equality: true}}},
      ]),
    ),
    sortableAttributes: fc.oneof(reset, fields),
    rankingRules: fc.oneof(
      reset,
      fc.shuffledSubarray(['words', 'typo', 'proximity', 'attribute', 'sort', 'exactness']),
      fc.constant(['words', 'weight.level:desc', 'url:asc']),
    ),
    stopWords: fc.oneof(reset, words),
    synonyms: fc.oneof(reset, fc.dictionary(word, words, {maxKeys: 4, noNullPrototype: true})),
    dictionary: fc.oneof(reset, symbols),
    separatorTokens: fc.oneof(reset, symbols),
    nonSeparatorTokens: fc.oneof(reset, symbols),
    distinctAttribute: fc.constantFrom(null, 'url'),
    typoTolerance: fc.oneof(
      reset,
      fc.record(
        {
          enabled: fc.boolean(),
          minWordSizeForTypos: fc.record(
            {oneTypo: fc.integer({min: 2, max: 5}), twoTypos: fc.integer({min: 6, max: 20})},
            {requiredKeys: []},
          ),
          disableOnWords: words,
          disableOnAttributes: fields,
          disableOnNumbers: fc.boolean(),
        },
        {requiredKeys: []},
      ),
    ),
    faceting: fc.oneof(
      reset,
      fc.record(
        {
          maxValuesPerFacet: fc.integer({min: 50, max: 500}),
          sortFacetValuesBy: fc.dictionary(
            fc.constantFrom('*', 'lang', 'type'),
            fc.constantFrom('alpha', 'count'),
            {noNullPrototype: true},
          ),
        },
        {requiredKeys: []},
      ),
    ),
    pagination: fc.oneof(reset, fc.record({maxTotalHits: fc.integer({min: 100, max: 9999})})),
    searchCutoffMs: fc.oneof(reset, fc.integer({min: 1000, max: 9999})),
    proximityPrecision: fc.constantFrom(null, 'byWord', 'byAttribute'),
    facetSearch: fc.constantFrom(null, true, false),
    prefixSearch: fc.constantFrom(null, 'indexingTime', 'disabled'),
    localizedAttributes: fc.oneof(
      reset,
      fc.constant([]),
      fc.constant([
        {attributePatterns: ['content', '*_lvl1'], locales: ['ko', 'en']},
        {attributePatterns: ['url'], locales: ['cmn', 'zho', 'zh']},
      ]),
    ),
  },
  {requiredKeys: []},
);

describe.skipIf(!testHost)('settings of an index', () => {
  let host: RecordedHost;
  beforeAll(async () => {
    host = await recordHost();
  });
  afterAll(() => host.close());

  async function push(own: IndexSettings, dryRun = false): Promise<string[]> {
    const goal = goalOf(pages);
    const reporter = recordingReporter();
    await pushSite(
      await host.connect({pollInterval: 5}),
      () => Promise.resolve({...goal, settings: {...goal.settings, ...own}}),
      {indexUid: host.indexUid, dryRun, deleteOld: false},
      reporter,
    );
    return reporter.lines;
  }

  it('equal those of a push with the same settings, whatever the host makes of them', async () => {
    await fc.assert(
      fc.asyncProperty(anySettings, async (own) => {
        await push(own);
        const task = await host.lastTask();
        expect((await push(own)).at(-1)).toBe(`${host.indexUid} is up to date`);
        expect((await push(own, true)).at(-1)).toBe(`${host.indexUid} is up to date`);
        expect(await host.lastTask()).toBe(task);
      }),
      {numRuns: 12},
    );
  }, 300_000);

  it('equal those of a push with the same words in another order', async () => {
    await push({stopWords: ['를', 'the', 'Été'], synonyms: {a: ['b'], 하: ['c']}});
    const lines = await push({synonyms: {하: ['c'], a: ['b']}, stopWords: ['Été', '를', 'the']});
    expect(lines.at(-1)).toBe(`${host.indexUid} is up to date`);
  });

  it('are reset when the site does not set them any more', async () => {
    await push({dictionary: ['J. R. R.'], searchCutoffMs: 1234});
    await push({});
    const {dictionary, searchCutoffMs} = await host.send<IndexSettings>(
      'GET',
      `indexes/${host.indexUid}/settings`,
    );
    expect({dictionary, searchCutoffMs}).toEqual({dictionary: [], searchCutoffMs: null});
  });

  it('are restored when they were changed on the host', async () => {
    await push({stopWords: ['를', 'the']});
    const path = `indexes/${host.indexUid}/settings`;
    const {stopWords} = await host.send<IndexSettings>('GET', path);
    await host.finish(await host.send('PATCH', path, {stopWords: ['the']}));
    const lines = await push({stopWords: ['를', 'the']});
    expect(lines).toContain(`${host.indexUid}: settings to change: stopWords`);
    expect(await host.send<IndexSettings>('GET', path)).toMatchObject({stopWords});
  });

  it('that the host rejects are an error, and nothing is written', async () => {
    await push({});
    const task = await host.lastTask();
    await expect(push({stopWordz: ['the']})).rejects.toThrow(
      /responded with 400: the host rejected the request\. Message of the host: Unknown field `stopWordz`/,
    );
    await expect(push({rankingRules: ['best']})).rejects.toThrow(/`best` ranking rule is invalid/);
    expect(await host.lastTask()).toBe(task);
  });
});
