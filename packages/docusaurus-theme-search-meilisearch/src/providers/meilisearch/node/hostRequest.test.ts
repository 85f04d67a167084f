import {afterEach, describe, expect, it} from 'vitest';
import {
  startLoopbackServer,
  type LoopbackServer,
  type StubResponse,
} from '../../loopbackServer.test.support';
import {createHostRequest, type HostConnection} from './hostRequest';
import {SearchHost} from './searchHost';

let server: LoopbackServer;
afterEach(() => server.close());

/** Starts a server that returns the responses in turn, and repeats the last one. */
async function start(...responses: StubResponse[]): Promise<HostConnection> {
  server = await startLoopbackServer(
    () => responses[Math.min(server.requests.length, responses.length) - 1] as StubResponse,
  );
  return {host: `${server.origin}/sub/`, apiKey: 'a-secret', keyName: 'KEY', retryDelay: 1};
}

const busy = {status: 503, body: '<html>Later</html>'};

describe('a request to a host', () => {
  it('has the path of the host, the key and JSON', async () => {
    const request = createHostRequest(await start({body: {taskUid: 1}}));
    expect(await request('PATCH', 'indexes/a/settings', {stopWords: []})).toEqual({taskUid: 1});
    expect(server.requests[0]).toMatchObject({
      method: 'PATCH',
      path: '/sub/indexes/a/settings',
      headers: {authorization: 'Bearer a-secret', 'content-type': 'application/json'},
      body: '{"stopWords":[]}',
    });
  });

  it.each<[string, StubResponse]>([
    ['after 503', busy],
    ['after 429', {status: 429, body: ''}],
    ['after a lost connection', {drop: true}],
  ])('is repeated %s', async (_, first) => {
    const request = createHostRequest(await start(first, first, {body: {ok: 1}}));
    expect(await request('GET', 'stats')).toEqual({ok: 1});
    expect(server.requests).toHaveLength(3);
  });

  it.each<[string, StubResponse, number]>([
    ['fails', busy, 1],
    ['loses the connection', {drop: true}, 1],
    ['refuses because of its load', {status: 429, body: ''}, 4],
  ])(
    'to swap indexes is sent again only if it is certain that the host that %s did nothing',
    async (_, response, count) => {
      const host = new SearchHost(await start(response));
      await expect(host.swap('a', 'b')).rejects.toThrow(/^http:|Cannot reach/);
      expect(server.requests).toHaveLength(count);
    },
  );

  it.each<[string, StubResponse, RegExp]>([
    [
      'a wrong key',
      {status: 403, body: {message: 'Invalid.', code: 'invalid_api_key'}},
      /403: the key in KEY is invalid, .* Message of the host: Invalid\. \(invalid_api_key\)$/,
    ],
    [
      'a missing index',
      {status: 404, body: {code: 'index_not_found'}},
      /404: the index does not exist\. Run/,
    ],
    [
      'another site',
      {status: 404, body: '<html></html>'},
      /404: the URL is not that of a Meilisearch host\.$/,
    ],
    ['an HTML page', {body: '<h1>Sign in</h1>'}, /responded with 200, but not with JSON/],
    [
      'a large record',
      {status: 413, body: ''},
      /the request is too large .* Allow requests of 1 MB/,
    ],
    [
      'control characters',
      {status: 400, body: {message: 'a\u001b[2Jb\u202e\r\nc'}},
      /Message of the host: a \[2Jb c$/,
    ],
  ])('fails with one line for %s', async (_, response, message) => {
    const request = createHostRequest({...(await start(response)), tries: 1});
    const failure = await request('GET', 'stats').catch((error: unknown) => error);
    expect(failure).toMatchObject({name: 'HostError', message: expect.stringMatching(message)});
    expect(String(failure)).not.toMatch(/\n|a-secret/);
  });

  it('fails after its timeout', async () => {
    const connection = await start({body: {}, delay: 300});
    const request = createHostRequest({...connection, timeout: 20, tries: 1});
    await expect(request('GET', 'stats')).rejects.toThrow(/did not respond within 0\.02 s/);
  });
});

describe('a task of a host', () => {
  it.each([
    ['failed', /task 7 \(indexCreation of a\) failed on the host: Full\. \(no_space\)/],
    ['canceled', /task 7 \(indexCreation of a\) was canceled/],
    ['processing', /has not finished task 7 within 0 minutes/],
  ])('that is %s rejects', async (status, message) => {
    const error = {message: 'Full.', code: 'no_space'};
    const connection = await start({
      body: {uid: 7, status, type: 'indexCreation', indexUid: 'a', error},
    });
    await expect(new SearchHost({...connection, taskTimeout: 0}).waitFor(7)).rejects.toThrow(
      message,
    );
  });
});
