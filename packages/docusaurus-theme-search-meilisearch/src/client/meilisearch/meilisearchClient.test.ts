import {afterEach, describe, expect, it} from 'vitest';
import type {SearchParams} from '../../engine/searchTypes';
import {startLoopbackServer, type LoopbackServer, type Told} from '../loopbackServer.test.support';
import {createMeilisearchClient} from './meilisearchClient';

// Against a server on the loopback interface that says what a Meilisearch host is documented to say; no real host takes part.
let server: LoopbackServer;
afterEach(() => server.close());

const none = {
  hits: [],
  query: 'a',
  processingTimeMs: 0,
  limit: 20,
  offset: 0,
  estimatedTotalHits: 0,
};

async function ask(
  answers: Told | Told[],
  {path = '', timeout = 3000, query = 'a', params = {} as SearchParams} = {},
) {
  const list = [answers].flat();
  server = await startLoopbackServer(
    () => list[Math.min(server.asked.length, list.length) - 1] as Told,
  );
  const client = createMeilisearchClient({
    host: server.origin + path,
    apiKey: 'secret-key',
    indexUid: 'docs-v1',
    timeout,
  });
  return client.search(query, params, new AbortController().signal);
}

const sent = () => JSON.parse(server.asked[0]?.body ?? '') as Record<string, unknown>;

describe('asks', () => {
  it('with all that the host needs', async () => {
    await ask({body: none}, {params: {filter: ['lang = "ko"', 'type = docs']}});
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]).toMatchObject({
      method: 'POST',
      path: '/indexes/docs-v1/search',
      headers: {authorization: 'Bearer secret-key', 'content-type': 'application/json'},
    });
    expect(sent()).toEqual({
      q: 'a',
      filter: ['lang = "ko"', 'type = docs'],
      attributesToHighlight: ['*'],
      attributesToCrop: ['content'],
      cropLength: 30,
      limit: 20,
      highlightPreTag: '\ue000',
      highlightPostTag: '\ue001',
    });
  });

  it.each(['/search', '/search/', '/search//'])('below the path %s', async (path) => {
    await ask({body: none}, {path});
    expect(server.asked[0]?.path).toBe('/search/indexes/docs-v1/search');
  });

  it('with the own parameters of the site, but never with other marks or another query', async () => {
    const params = {
      limit: 3,
      cropLength: 5,
      q: 'x',
      highlightPreTag: '<em>',
      sort: ['position:asc'],
    };
    await ask({body: none}, {params});
    expect(sent()).toMatchObject({
      q: 'a',
      limit: 3,
      cropLength: 5,
      sort: ['position:asc'],
      highlightPreTag: '\ue000',
    });
  });

  it('with half a character as one that JSON can hold', async () => {
    await ask({body: none}, {query: 'a\ud83d'});
    expect(sent().q).toBe('a\ufffd');
  });
});

describe('tries once more', () => {
  it.each([
    ['after a 502', {status: 502, type: 'text/html', body: '<html>Bad gateway</html>'}],
    ['after a lost connection', {drop: true}],
  ])('%s', async (_, first) => {
    await expect(ask([first, {body: none}])).resolves.toMatchObject({hits: []});
    expect(server.asked).toHaveLength(2);
  });

  it('and not again', async () => {
    await expect(ask({drop: true})).rejects.toThrow(
      /^Meilisearch at http:\/\/127.+ cannot be reached: /,
    );
    expect(server.asked).toHaveLength(2);
  });

  it.each([400, 401, 404, 429])('but not after %d', async (status) => {
    await expect(ask({status})).rejects.toThrow(String(status));
    expect(server.asked).toHaveLength(1);
  });

  it('but not after an abort', async () => {
    server = await startLoopbackServer(() => ({status: 503}));
    const controller = new AbortController();
    const client = createMeilisearchClient({host: server.origin, apiKey: 'k', indexUid: 'i'});
    const search = client.search('a', {}, controller.signal);
    await expect.poll(() => server.asked.length).toBe(1);
    controller.abort();
    await expect(search).rejects.toMatchObject({name: 'AbortError'});
    await new Promise((resolve) => {
      setTimeout(resolve, 450);
    });
    expect(server.asked).toHaveLength(1);
  });
});

const error = (status: number, code: string, message: string): Told => ({
  status,
  body: {
    message,
    code,
    type: 'invalid_request',
    link: `https://docs.meilisearch.com/errors#${code}`,
  },
});

describe('says what is wrong', () => {
  it.each<[string, Told, RegExp]>([
    [
      'the key is missing',
      error(401, 'missing_authorization_header', 'The Authorization header is missing.'),
      /refuses the key: 'apiKey' must be a key that may search "docs-v1" \(401\) .*missing_authorization_header/,
    ],
    [
      'the key is another',
      error(403, 'invalid_api_key', 'The provided API key is invalid.'),
      /refuses the key: .+ \(403\) .*invalid_api_key/,
    ],
    [
      'there is no index',
      error(404, 'index_not_found', 'Index `docs-v1` not found.'),
      /has no index "docs-v1": check 'indexUid' and 'host' \(404\) .*index_not_found/,
    ],
    [
      'another site is there',
      {status: 404, body: '<!doctype html>'},
      /'host' \(404\) an HTML page/,
    ],
    ['too often', {status: 429, body: ''}, /is asked too often \(429\)/],
    [
      'a filter it cannot use',
      error(400, 'invalid_search_filter', 'Attribute `lang` is not filterable.'),
      /failed \(400\) .*Attribute `lang` is not filterable\./,
    ],
    ['it is down', {status: 502, body: '<html></html>'}, /failed \(502\) an HTML page/],
    [
      'a page',
      {body: '\n<!doctype html>', type: 'text/html'},
      /answered with an HTML page: check 'host'$/,
    ],
    ['half an answer', {body: '{"hits": ['}, /broken JSON/],
    ['nothing', {body: ''}, /broken JSON/],
    ['null', {body: 'null'}, /answered without 'hits'/],
    ['an answer without hits', {body: {...none, hits: null}}, /answered without 'hits'/],
    ['a long error', {status: 400, body: 'x'.repeat(5000)}, /failed \(400\) x{300}$/],
  ])('%s', async (_, answer, message) => {
    const failure: unknown = await ask(answer).catch((caught: unknown) => caught);
    expect(failure).toBeInstanceOf(Error);
    expect(String(failure)).toMatch(message);
    expect(String(failure)).not.toContain('secret-key');
  });

  it('it takes too long', async () => {
    await expect(ask({body: none, delay: 500}, {timeout: 50})).rejects.toThrow(
      'cannot be reached: TimeoutError: no answer within 50 ms',
    );
  });
});

describe('reads', () => {
  it('hits without _formatted, numbers in texts, and "null"', async () => {
    const hit = {
      hierarchy_lvl0: 'Docs',
      hierarchy_lvl1: 404,
      hierarchy_lvl2: 'null',
      content: 'A \ue000mark\ue001 of its own',
      position: '3',
      anchor: null,
    };
    const body = {
      hits: [hit, null, 'x'],
      estimatedTotalHits: '12',
      limit: '20',
      processingTimeMs: null,
    };
    const response = await ask({body});
    expect(response).toEqual({
      query: 'a',
      limit: 20,
      offset: 0,
      estimatedTotalHits: 12,
      processingTimeMs: 0,
      hits: [
        {
          hierarchy_lvl0: 'Docs',
          hierarchy_lvl1: '404',
          hierarchy_lvl2: null,
          content: 'A \ue000mark\ue001 of its own',
          position: 3,
          anchor: null,
          _formatted: {
            hierarchy_lvl0: 'Docs',
            hierarchy_lvl1: '404',
            hierarchy_lvl2: null,
            content: 'A mark of its own',
            position: 3,
            anchor: null,
          },
        },
      ],
    });
  });

  it('the total of a paged answer', async () => {
    await expect(ask({body: {hits: [], totalHits: 7, page: 1}})).resolves.toMatchObject({
      estimatedTotalHits: 7,
    });
  });
});
