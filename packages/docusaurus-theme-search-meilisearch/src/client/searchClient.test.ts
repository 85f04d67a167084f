import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {startContractHost} from './contractHost.test.support';
import {startContractSite} from './contractSite.test.support';
import {searchClient} from './searchClient';

let site: Awaited<ReturnType<typeof startContractSite>>;
let host: Awaited<ReturnType<typeof startContractHost>>;

beforeEach(async () => {
  // Of the missing worker, and of the host that fails.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  site = await startContractSite();
  host = await startContractHost();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await Promise.all([site.close(), host.close()]);
});

// Clients are kept by base URL, so each test writes the root in a way of its own.
const ask = (baseUrl: string, meilisearch?: Parameters<typeof searchClient>[1]['meilisearch']) => {
  vi.stubGlobal('window', {location: {href: `${site.origin}/`}});
  return searchClient(baseUrl, {meilisearch}).search(
    'title',
    {filter: ['lang = "en"']},
    new AbortController().signal,
  );
};

it('is the embedded one alone where no host is named', async () => {
  const response = await ask('/');
  expect(response).toMatchObject({hits: [{url: '/guide'}]});
  expect(response).not.toHaveProperty('engine');
  expect(host.asked).toEqual([]);
});

it('asks the host where one is named, and then the embedded one where that refuses', async () => {
  const config = {host: `${host.origin}/sub`, apiKey: 'search-key', indexUid: 'docs-v1'};
  await expect(ask('/./', config)).resolves.toMatchObject({engine: 'meilisearch'});
  expect(site.asked).toEqual([]);
  await expect(ask('/././', {...config, apiKey: 'other'})).resolves.toMatchObject({
    engine: 'embedded',
    hits: [{url: '/guide'}],
  });
});
