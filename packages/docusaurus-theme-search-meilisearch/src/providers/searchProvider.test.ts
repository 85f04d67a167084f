import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {startTestSite} from './testSite.test.support';
import {startLoopbackServer, type LoopbackServer} from './loopbackServer.test.support';
import {searchProvider} from './searchProvider';

let site: Awaited<ReturnType<typeof startTestSite>>;
let host: LoopbackServer;

beforeEach(async () => {
  // The providers warn about the missing worker and the failing host.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  site = await startTestSite();
  host = await startLoopbackServer(({headers}) =>
    headers.authorization === 'Bearer search-key'
      ? {body: {hits: [], query: 'title', processingTimeMs: 1, estimatedTotalHits: 0}}
      : {status: 403, body: {message: 'The provided API key is invalid.', code: 'invalid_api_key'}},
  );
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await Promise.all([site.close(), host.close()]);
});

// `searchProvider` caches providers by base URL, so each test uses another spelling of the root.
const search = (
  baseUrl: string,
  meilisearch?: Parameters<typeof searchProvider>[1]['meilisearch'],
) => {
  vi.stubGlobal('window', {location: {href: `${site.origin}/`}});
  return searchProvider(baseUrl, {meilisearch}).search(
    'title',
    {filter: [{lang: ['en']}]},
    new AbortController().signal,
  );
};

it('searches the embedded index if no host is configured', async () => {
  const response = await search('/');
  expect(response).toMatchObject({hits: [{url: '/guide'}]});
  expect(response).not.toHaveProperty('engine');
  expect(host.requests).toEqual([]);
});

it('searches the configured host, and the embedded index if the host refuses', async () => {
  const config = {host: `${host.origin}/sub`, apiKey: 'search-key', indexUid: 'docs-v1'};
  await expect(search('/./', {...config, minHits: 0})).resolves.toMatchObject({
    engine: 'meilisearch',
    hits: [],
  });
  expect(site.requests).toEqual([]);
  await expect(search('/././', {...config, apiKey: 'other'})).resolves.toMatchObject({
    engine: 'embedded',
    hits: [{url: '/guide'}],
  });
});
