import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {highlightParts} from '../../../engine/text/highlightMarks';
import type {SearchParams} from '../../../search';
import {testSections, longText, startTestSite} from '../../testSite.test.support';
import {createEmbeddedProvider} from '../../embedded/createEmbeddedProvider';
import {loadEngine} from '../../embedded/loadIndex';
import type {SearchProvider} from '../../provider';
import type {LoopbackServer} from '../../loopbackServer.test.support';
import {recordsOf} from '../node/builtRecords';
import {indexSettings} from '../node/indexSettings';
import {createKey, live, origin, push, useTestHost} from '../node/testHost.test.support';
import {createMeilisearchProvider} from './createMeilisearchProvider';

let site: LoopbackServer;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

function embedded(): SearchProvider {
  return createEmbeddedProvider(`${site.origin}/search/index.json`, loadEngine);
}

/** Pushes the pages of the site to a host, and searches them with a public key. */
async function meilisearch(): Promise<SearchProvider> {
  const langs = ['en', 'ko'];
  const records = recordsOf(await testSections());
  await push({records, settings: indexSettings(langs, {stopWords: ['the']}), langs});
  const apiKey = await createKey(['search']);
  return createMeilisearchProvider({host: `${origin}/`, apiKey, indexUid: live});
}

describe.each([
  ['embedded', embedded],
  ['meilisearch', meilisearch],
])('the %s provider', (name, start) => {
  if (name === 'meilisearch') {
    useTestHost();
  }
  let provider: SearchProvider;
  beforeEach(async () => {
    provider = await start();
  });

  const search = (query: string, params: SearchParams = {}, {signal} = new AbortController()) =>
    provider.search(query, params, signal);
  const links = async (query: string, params: SearchParams = {}) =>
    (await search(query, params)).hits.map(({url, anchor}) => `${url}#${anchor}`).sort();

  it('returns sections with marks', async () => {
    const {hits, total} = await search('title', {filter: [{lang: ['en']}]});
    expect(total).toBe(1);
    expect(hits).toHaveLength(1);
    expect(hits[0]).toMatchObject({
      category: 'Documentation',
      pageTitle: 'Guide',
      headings: ['Window'],
      content: 'Change its title, <img src=x onerror=alert(1)> included.',
      url: '/guide',
      anchor: 'window',
      lang: 'en',
      type: 'docs',
      position: 1,
      marked: {content: 'Change its \ue000title\ue001, <img src=x onerror=alert(1)> included.'},
    });
    const [korean] = (await search('window', {filter: [{lang: ['ko']}]})).hits;
    expect(highlightParts(korean?.marked.headings[0] ?? '')).toEqual([
      {text: 'Window', isMatch: true},
      {text: ' 설정', isMatch: false},
    ]);
  });

  it('crops the marked content to words around the match', async () => {
    for (const [count, params] of [
      [30, {}],
      [5, {cropLength: 5}],
    ] as const) {
      const [hit] = (await search('tray', params)).hits;
      expect(hit?.content).toBe(longText);
      expect(hit?.marked.content).toMatch(/^….*\ue000tray\ue001.*…$/);
      expect(hit?.marked.content.split(' ')).toHaveLength(count);
    }
  });

  it('applies filters and limits, and counts', async () => {
    const [enPage, koPage] = ['/guide#window', '/ko-guide#window'];
    expect(await links('window')).toEqual([enPage, koPage]);
    expect(await links('window', {filter: [{lang: ['ko']}]})).toEqual([koPage]);
    const filter = [{lang: ['ko', 'en'], type: ['docs']}, {version: [null, 'it\'s "\\']}];
    expect(await links('window', {filter})).toEqual([enPage, koPage]);
    expect(await search('window', {limit: 1, countCategories: true})).toMatchObject({
      hits: {length: 1},
      total: 2,
      categories: {Documentation: 2},
    });
    expect(await search('qqqqqqqq')).toMatchObject({hits: [], total: 0});
  });

  it('rejects a search that is aborted before or while it runs', async () => {
    const controller = new AbortController();
    const running = search('window', {}, controller);
    controller.abort();
    await expect(running).rejects.toMatchObject({name: 'AbortError'});
    await expect(search('window', {}, controller)).rejects.toMatchObject({name: 'AbortError'});
    expect(provider.delay).toBe(name === 'embedded' ? 0 : 100);
  });
});
