import {afterEach, describe, expect, it, vi} from 'vitest';
import type {SearchParams} from '../../../search';
import {
  startLoopbackServer,
  type LoopbackServer,
  type StubResponse,
} from '../../loopbackServer.test.support';
import {createHostSearch} from './createHostSearch';

// A stub on the loopback interface returns the documented responses of Meilisearch; the tests need no real host.
let server: LoopbackServer;
afterEach(async () => {
  // Undefined if the first test needs no server.
  await (server as LoopbackServer | undefined)?.close();
});

const noHits = {
  hits: [],
  query: 'a',
  processingTimeMs: 0,
  limit: 20,
  offset: 0,
  estimatedTotalHits: 0,
};

/** Searches a stub. It returns the responses in turn, and repeats the last one. */
async function search(
  responses: StubResponse | StubResponse[],
  {path = '', timeout = 3000, query = 'a', params = {} as SearchParams} = {},
) {
  const list = [responses].flat();
  server = await startLoopbackServer(
    () => list[Math.min(server.requests.length, list.length) - 1] as StubResponse,
  );
  const hostSearch = createHostSearch({
    host: server.origin + path,
    apiKey: 'secret-key',
    indexUid: 'docs-v1',
    timeout,
  });
  return hostSearch(query, params, new AbortController().signal);
}

const sent = () => JSON.parse(server.requests[0]?.body ?? '') as Record<string, unknown>;

describe('request', () => {
  it('has the method, path, headers and body that the host expects', async () => {
    await search({body: noHits}, {params: {filter: [{lang: ['ko']}, {type: ['docs']}]}});
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: '/indexes/docs-v1/search',
      headers: {authorization: 'Bearer secret-key', 'content-type': 'application/json'},
    });
    expect(sent()).toEqual({
      q: 'a',
      filter: [['lang = "ko"'], ['type = "docs"']],
      attributesToHighlight: ['*'],
      attributesToCrop: ['content'],
      cropLength: 30,
      limit: 20,
      highlightPreTag: '\ue000',
      highlightPostTag: '\ue001',
    });
  });

  it.each(['/search', '/search/', '/search//'])('is sent below the path %s', async (path) => {
    await search({body: noHits}, {path});
    expect(server.requests[0]?.path).toBe('/search/indexes/docs-v1/search');
  });

  it('has the parameters of the site, except for the query and the highlight marks', async () => {
    const params = {
      limit: 3,
      cropLength: 5,
      q: 'x',
      highlightPreTag: '<em>',
      sort: ['position:asc'],
    };
    await search({body: noHits}, {params});
    expect(sent()).toMatchObject({
      q: 'a',
      limit: 3,
      cropLength: 5,
      sort: ['position:asc'],
      highlightPreTag: '\ue000',
    });
  });

  it('is repeated without counting categories, with a warning, if the index cannot count them', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refused = {
      status: 400,
      body: {message: 'Attribute is not filterable', code: 'invalid_search_facets'},
    };
    await expect(
      search([refused, {body: noHits}], {params: {countCategories: true}}),
    ).resolves.toMatchObject({hits: []});
    expect(server.requests.map(({body}) => 'facets' in JSON.parse(body))).toEqual([true, false]);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it.each([
    ['플러그인', '플러그인'],
    ['플러그인을', '플러그인을 '],
    ['창 만들기', '창 만들기 '],
    ['플러그인에서', '플러그인에서'],
    ['기', '기'],
    ['window', 'window'],
  ])(
    'has the query %s as "%s", since a host continues the last part of a word',
    async (query, q) => {
      await search({body: noHits}, {query});
      expect(sent()).toMatchObject({q});
    },
  );

  it('replaces lone surrogates, which Meilisearch rejects', async () => {
    await search({body: noHits}, {query: 'a\ud83d'});
    expect(sent().q).toBe('a\ufffd');
  });
});

it.each<[string, StubResponse]>([
  ['fails', {status: 502}],
  ['loses the connection', {drop: true}],
])('a host that %s is not asked again, since the embedded index answers', async (_, response) => {
  await expect(search(response)).rejects.toThrow(/^Meilisearch at http:/);
  expect(server.requests).toHaveLength(1);
});

it('an aborted search rejects at once', async () => {
  server = await startLoopbackServer(() => new Promise(() => undefined));
  const controller = new AbortController();
  const hostSearch = createHostSearch({host: server.origin, apiKey: 'k', indexUid: 'i'});
  const aborted = hostSearch('a', {}, controller.signal);
  await expect.poll(() => server.requests.length).toBe(1);
  controller.abort();
  await expect(aborted).rejects.toMatchObject({name: 'AbortError'});
});

const error = (status: number, code: string, message: string): StubResponse => ({
  status,
  body: {
    message,
    code,
    type: 'invalid_request',
    link: `https://docs.meilisearch.com/errors#${code}`,
  },
});

describe('error message', () => {
  it.each<[string, StubResponse, RegExp]>([
    [
      'a missing key',
      error(401, 'missing_authorization_header', 'The Authorization header is missing.'),
      /rejects the key: 'apiKey' must be a key that can search "docs-v1" \(401\) .*missing_authorization_header/,
    ],
    [
      'a wrong key',
      error(403, 'invalid_api_key', 'The provided API key is invalid.'),
      /rejects the key: .+ \(403\) .*invalid_api_key/,
    ],
    [
      'a missing index',
      error(404, 'index_not_found', 'Index `docs-v1` not found.'),
      /has no index "docs-v1": check 'indexUid' and 'host' \(404\) .*index_not_found/,
    ],
    [
      'another site at the URL',
      {status: 404, body: '<!doctype html>'},
      /'host' \(404\) an HTML page/,
    ],
    ['too many requests', {status: 429, body: ''}, /received too many requests \(429\)/],
    [
      'an invalid filter',
      error(400, 'invalid_search_filter', 'Attribute `lang` is not filterable.'),
      /failed \(400\) .*Attribute `lang` is not filterable\./,
    ],
    ['a host that is down', {status: 502, body: '<html></html>'}, /failed \(502\) an HTML page/],
    [
      'an HTML page',
      {body: '\n<!doctype html>', type: 'text/html'},
      /responded with an HTML page: check 'host'$/,
    ],
    ['a truncated response', {body: '{"hits": ['}, /invalid JSON/],
    ['an empty response', {body: ''}, /invalid JSON/],
    ['null', {body: 'null'}, /responded without 'hits'/],
    ['a response without hits', {body: {...noHits, hits: null}}, /responded without 'hits'/],
    ['a long error', {status: 400, body: 'x'.repeat(5000)}, /failed \(400\) x{300}$/],
  ])('for %s', async (_, response, message) => {
    const failure: unknown = await search(response).catch((caught: unknown) => caught);
    expect(failure).toBeInstanceOf(Error);
    expect(String(failure)).toMatch(message);
    expect(String(failure)).not.toContain('secret-key');
  });

  it('for a timeout', async () => {
    await expect(search({body: noHits, delay: 500}, {timeout: 50})).rejects.toThrow(
      'cannot be reached: TimeoutError: no response within 50 ms',
    );
  });
});

describe('response', () => {
  it('has the section first that the query names exactly', async () => {
    const hit = (heading: string, more = {}) => ({
      hierarchy_lvl1: 'Page',
      hierarchy_lvl2: heading,
      type: 'docs',
      ...more,
    });
    const definition = hit('-v, --version', {anchor: 'cli.--version', is_definition: true});
    const body = {hits: [hit('Versions'), hit('version'), definition]};
    const first = async (query: string) =>
      (await search({body}, {query})).hits.map(({headings}) => headings[0])[0];
    expect(await first('--version')).toBe('-v, --version');
    expect(await first('version')).toBe('version');
    expect(await first('Version')).toBe('Versions');
  });

  it('may be a page with totalHits, and counts of categories', async () => {
    const facetDistribution = {hierarchy_lvl0: {Guides: 7}};
    const body = {hits: [], totalHits: '7', page: 1, facetDistribution};
    expect(await search({body})).toEqual({hits: [], total: 7, categories: {Guides: 7}});
  });

  it('is cut off after the hits that were asked for', async () => {
    const body = {...noHits, hits: Array.from({length: 30}, (_, index) => ({url: `/${index}`}))};
    expect((await search({body})).hits).toHaveLength(20);
    expect((await search({body}, {params: {limit: 3}})).hits).toHaveLength(3);
  });

  it('leaves out hits that are not objects', async () => {
    const body = {...noHits, hits: [null, 'x', {url: '/a'}]};
    expect((await search({body})).hits.map(({url}) => url)).toEqual(['/a']);
  });
});
