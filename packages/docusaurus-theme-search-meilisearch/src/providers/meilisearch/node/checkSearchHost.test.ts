import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  startLoopbackServer,
  type LoopbackServer,
  type RecordedRequest,
  type StubResponse,
} from '../../loopbackServer.test.support';
import {assertNoMixedContent, checkSearchHost} from './checkSearchHost';

const error = (status: number, code: string): StubResponse => ({
  status,
  body: {message: `Message of ${code}.`, code, type: 'auth', link: ''},
});
const forbidden = error(403, 'invalid_api_key');
const isSearch = ({path}: RecordedRequest) => path === '/sub/indexes/docs-v1/search';

let respond: (request: RecordedRequest) => StubResponse;
let server: LoopbackServer;
const warn = vi.fn<(line: string) => void>();
beforeEach(async () => {
  warn.mockClear();
  server = await startLoopbackServer((request) => respond(request));
});
afterEach(() => {
  vi.unstubAllEnvs();
  return server.close();
});

const check = () =>
  checkSearchHost({host: `${server.origin}/sub/`, apiKey: 'a-secret', indexUid: 'docs-v1'}, warn, {
    retryDelay: 1,
    tries: 2,
  });

/** Message of the error that ends the build, of which Docusaurus prints the stack. */
async function failure(): Promise<string> {
  const {message, stack} = await check().then(
    () => new Error('no error'),
    (caught: Error) => caught,
  );
  expect(stack).toBe(message);
  expect(message).not.toMatch(/\n|a-secret/);
  return message;
}

describe('the search host of a build', () => {
  it('passes with a key that can only search', async () => {
    respond = (request) => (isSearch(request) ? {body: {hits: []}} : forbidden);
    await check();
    expect(warn).not.toHaveBeenCalled();
  });

  it('is refused with an admin key, even before the first push', async () => {
    respond = (request) => {
      if (isSearch(request)) {
        return error(404, 'index_not_found');
      }
      return request.path?.startsWith('/sub/keys') ? {body: {results: []}} : forbidden;
    };
    expect(await failure()).toMatch(
      /^The key in themeConfig\.searchMeilisearch\.meilisearch\.apiKey allows more than searching the index docs-v1: keys\.get\. /,
    );
  });

  it('causes a warning if the index does not exist', async () => {
    respond = (request) => (isSearch(request) ? error(404, 'index_not_found') : forbidden);
    await check();
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/has no index "docs-v1"/)]]);
  });

  it.each<[string, StubResponse, RegExp]>([
    ['rejects the key', forbidden, /responded with 403: the key in .+ is invalid, expired/],
    ['responds with an HTML page', {body: '<html></html>'}, /but not with JSON: the URL is not/],
    ['is another site', {status: 404, body: '<html></html>'}, /the URL is not that of a Meili/],
  ])('is refused if it %s', async (_case, response, message) => {
    respond = () => response;
    expect(await failure()).toMatch(message);
  });

  it.each<[string, StubResponse]>([
    ['cannot be reached', {drop: true}],
    ['is overloaded', {status: 429}],
    ['is behind a proxy that fails', {status: 502, body: '<html></html>'}],
  ])('is refused if it %s, unless an unchecked key is allowed', async (_case, response) => {
    respond = () => response;
    expect(await failure()).toMatch(
      /unchecked\. Try again later, or set MEILI_ALLOW_UNCHECKED_KEY=1/,
    );
    expect(server.requests).toHaveLength(2);
    vi.stubEnv('MEILI_ALLOW_UNCHECKED_KEY', '1');
    await check();
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/apiKey is not checked\.$/)]]);
  });

  it('is refused with an admin key, even if the host fails after that was found', async () => {
    respond = (request) => {
      if (isSearch(request) || request.path?.startsWith('/sub/keys')) {
        return {body: {hits: [], results: []}};
      }
      return {drop: true};
    };
    vi.stubEnv('MEILI_ALLOW_UNCHECKED_KEY', '1');
    expect(await failure()).toMatch(/allows more than searching/);
  });
});

describe('an http:// host', () => {
  it('is refused on an https:// site', () => {
    expect(() => assertNoMixedContent('http://search.example.org/sub', 'https://a.b')).toThrow(
      'browsers block requests from an https:// site to an http:// host',
    );
  });

  it.each([
    ['http://search.example.org', 'http://a.b'],
    ['https://search.example.org', 'https://a.b'],
    ['http://localhost:7700', 'https://a.b'],
    ['http://127.0.0.1:7700', 'https://a.b'],
    ['http://[::1]:7700', 'https://a.b'],
  ])('is accepted: %s on %s', (host, siteUrl) => {
    expect(() => assertNoMixedContent(host, siteUrl)).not.toThrow();
  });
});
