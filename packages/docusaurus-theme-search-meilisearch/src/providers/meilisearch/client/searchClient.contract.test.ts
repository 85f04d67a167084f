import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {highlightParts} from '../../../engine/highlightMarks';
import type {SearchClient, SearchParams} from '../../../engine/searchTypes';
import {contractPages, longText, startContractSite} from '../../contractSite.test.support';
import {createEmbeddedClient} from '../../embedded/embeddedClient';
import {loadIndex} from '../../embedded/loadIndex';
import {createMeilisearchClient} from './meilisearchClient';
import {withFailover} from '../../failover';
import {pushSite} from '../push/pushSite';
import {indexSettings} from '../push/indexSettings';
import {pushedRecords} from '../push/pushedRecord';
import {recordingReporter} from '../push/pushedSite.test.support';
import {recordHost, testHost} from '../push/recordedHost.test.support';

/** A client with its server. */
type Subject = {client: SearchClient; close: () => Promise<void>};

async function embedded(): Promise<Subject> {
  const {origin, close} = await startContractSite();
  return {client: createEmbeddedClient(`${origin}/search/index.json`, loadIndex), close};
}

/** Pushes the pages of the site to a host, and searches them with a public key. */
async function meilisearch(): Promise<Subject> {
  const host = await recordHost();
  const {origin, indexUid} = host;
  const langs = ['en', 'ko'];
  const goal = {
    records: pushedRecords(await contractPages()),
    settings: indexSettings(langs, {}),
    langs,
  };
  const options = {indexUid, dryRun: false, deleteOld: true};
  await pushSite(await host.connect(), () => Promise.resolve(goal), options, recordingReporter());
  // The older of two concurrent searches is slower.
  host.fault = ({body}) =>
    body.includes('"window"') && body.includes('en') ? {delay: 60} : undefined;
  const apiKey = await host.createKey(['search'], [indexUid]);
  const client = createMeilisearchClient({host: `${origin}/`, apiKey, indexUid});
  return {client, close: host.close};
}

const clients = [
  ['embedded', embedded, true],
  ['meilisearch', meilisearch, testHost !== null],
] as const;
const available = clients.filter(([, , isAvailable]) => isAvailable);

describe.each(available)('the %s client', (_, start) => {
  let subject: Subject;
  beforeAll(async () => {
    subject = await start();
  });
  afterAll(async () => {
    await subject.close();
  });

  const search = (query: string, params: SearchParams = {}, {signal} = new AbortController()) =>
    subject.client.search(query, params, signal);
  const links = async (query: string, params: SearchParams = {}) =>
    (await search(query, params)).hits.map(({url, anchor}) => `${url}#${anchor}`).sort();
  const enPage = '/guide#window';
  const koPage = '/ko-guide#window';

  it('returns a response in the documented shape', async () => {
    const response = await search('title', {filter: ['lang = "en"']});
    expect(response).toMatchObject({query: 'title', limit: 20, offset: 0, estimatedTotalHits: 1});
    expect(response.processingTimeMs).toBeGreaterThanOrEqual(0);
    expect(response.hits).toHaveLength(1);
    const record = {
      hierarchy_lvl0: 'Documentation',
      hierarchy_lvl1: 'Guide',
      hierarchy_lvl2: 'Window',
      hierarchy_lvl3: null,
      hierarchy_lvl6: null,
      content: 'Change its title, <img src=x onerror=alert(1)> included.',
      url: '/guide',
      anchor: 'window',
      lang: 'en',
      type: 'docs',
      position: 1,
    };
    const formatted = {
      hierarchy_lvl3: null,
      content: 'Change its \ue000title\ue001, <img src=x onerror=alert(1)> included.',
    };
    expect(response.hits[0]).toMatchObject({...record, _formatted: formatted});
  });

  it('highlights matches in headings, with paired marks', async () => {
    const {hits} = await search('window', {filter: ['lang = "ko"']});
    const heading = String(hits[0]?._formatted?.hierarchy_lvl2);
    expect(highlightParts(heading)).toEqual([
      {text: 'Window', isMatch: true},
      {text: ' 설정', isMatch: false},
    ]);
  });

  it.each([
    [30, {}],
    [5, {cropLength: 5}],
  ])('crops content to %d words around the match', async (count, params) => {
    const {hits} = await search('tray', params);
    expect(hits[0]?.content).toBe(longText);
    const content = String(hits[0]?._formatted?.content);
    expect(content).toMatch(/^….*\ue000tray\ue001.*…$/);
    expect(content.split(' ')).toHaveLength(count);
  });

  it('combines filters with AND, and nested lists with OR', async () => {
    expect(await links('window')).toEqual([enPage, koPage]);
    expect(await links('window', {filter: ['lang = "ko"']})).toEqual([koPage]);
    expect(await links('window', {filter: ['version NOT EXISTS', 'lang != "ko"']})).toEqual([
      enPage,
    ]);
    const filter = [['lang = "ko"', 'lang = "en"'], 'type = docs'];
    expect(await links('window', {filter})).toEqual([enPage, koPage]);
  });

  it('returns `limit` hits from `offset` on, and the total of all hits', async () => {
    const first = await search('window', {limit: 1});
    const second = await search('window', {limit: 1, offset: 1});
    expect(first).toMatchObject({limit: 1, offset: 0, estimatedTotalHits: 2});
    expect(second).toMatchObject({limit: 1, offset: 1, estimatedTotalHits: 2});
    expect([...first.hits, ...second.hits].map(({url}) => url).sort()).toEqual([
      '/guide',
      '/ko-guide',
    ]);
  });

  it('returns an empty list if nothing matches', async () => {
    expect(await search('qqqqqqqq')).toMatchObject({hits: [], estimatedTotalHits: 0});
  });

  it('rejects a search that is aborted before or while it runs', async () => {
    const controller = new AbortController();
    const running = search('window', {}, controller);
    controller.abort();
    await expect(running).rejects.toMatchObject({name: 'AbortError'});
    await expect(search('window', {}, controller)).rejects.toMatchObject({name: 'AbortError'});
  });

  it('returns the matching response to each of several concurrent searches', async () => {
    const aborted = new AbortController();
    const oldest = search('tray', {}, aborted);
    // The response of the host to this search is delayed.
    const older = search('window', {filter: ['lang = "en"']});
    const newer = search('title', {filter: ['lang = "en"']});
    aborted.abort();
    await expect(oldest).rejects.toMatchObject({name: 'AbortError'});
    await expect(newer).resolves.toMatchObject({query: 'title'});
    await expect(older).resolves.toMatchObject({query: 'window', hits: [{anchor: 'window'}]});
  });
});

it.each(available)(
  'the %s client rejects with an error other than AbortError if its server is unreachable',
  async (_, start) => {
    const {client, close} = await start();
    await close();
    const failure: unknown = await client
      .search('window', {}, new AbortController().signal)
      .catch((caught: unknown) => caught);
    expect(failure).toBeInstanceOf(Error);
    expect((failure as Error).name).not.toBe('AbortError');
  },
);

it.skipIf(!testHost)('falls back to the embedded index if the host is unreachable', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const [site, host] = [await embedded(), await meilisearch()];
  const both = withFailover(host.client, site.client);
  const search = () =>
    both.search('title', {filter: ['lang = "en"']}, new AbortController().signal);
  await expect(search()).resolves.toMatchObject({engine: 'meilisearch', hits: [{url: '/guide'}]});
  await host.close();
  await expect(search()).resolves.toMatchObject({engine: 'embedded', hits: [{url: '/guide'}]});
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
  await site.close();
});
