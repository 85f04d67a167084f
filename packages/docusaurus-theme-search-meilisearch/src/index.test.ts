import fs from 'fs/promises';
import path from 'path';
import {temporaryFolder} from '@repo/testing/temporaryFolder.mjs';
import {afterEach, beforeEach, expect, it, onTestFinished, vi} from 'vitest';
import themeSearchMeilisearch, {validateOptions} from './index';
import {createIndexFiles} from './indexer/createIndexFiles';
import {guide} from './providers/meilisearch/node/testHost.test.support';
import {startLoopbackServer, type LoopbackServer} from './providers/loopbackServer.test.support';

// Which parts of the package check the public key. What a check finds: the tests in `providers/meilisearch`.

const rights = vi.fn(() => ({actions: ['search', 'keys.delete'], indexes: ['docs']}));
let siteDir: string;
let server: LoopbackServer;

beforeEach(async () => {
  siteDir = temporaryFolder(onTestFinished);
  const folder = path.join(siteDir, 'build/search');
  await fs.mkdir(folder, {recursive: true});
  for (const [name, content] of createIndexFiles(guide)) {
    await fs.writeFile(path.join(folder, name), content);
  }
  // The host lets a secret key read keys. It gives everything else to any key, as to a master key.
  server = await startLoopbackServer(({path: route = ''}) => {
    const isKey = route.startsWith('/keys/');
    return {body: isKey ? rights() : {hits: [], results: [], total: 0, pkgVersion: '1.57.0'}};
  });
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('MEILI_HOST', '');
  vi.stubEnv('MEILI_ADMIN_KEY', 'secret-key');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  process.exitCode = 0;
  await server.close();
});

function theme(url = 'http://localhost') {
  const host = url.startsWith('https') ? 'http://search.example.org' : server.origin;
  const meilisearch = {host, apiKey: 'public-key', indexUid: 'docs'};
  const i18n = {locales: ['en'], defaultLocale: 'en', currentLocale: 'en', localeConfigs: {en: {}}};
  const themeConfig = {searchMeilisearch: {meilisearch, searchPagePath: false}};
  const siteConfig = {url, baseUrl: '/', themeConfig};
  return themeSearchMeilisearch(
    {siteDir, baseUrl: '/', i18n, siteConfig} as never,
    validateOptions({options: {}}),
  );
}

/** Runs a command. Returns what it prints. */
async function run(name: string): Promise<string> {
  const actions = new Map<string, (options: object) => Promise<void>>();
  let current = '';
  const cli = {
    command: (text: string) => {
      current = text;
      return cli;
    },
    description: () => cli,
    option: () => cli,
    action: (action: () => Promise<void>) => actions.set(current, action),
  };
  theme().extendCli?.(cli as never);
  const output = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await actions.get(name)?.({outDir: 'build', query: []});
  const text = output.mock.calls.join('');
  output.mockRestore();
  return text;
}

it('a build checks the public key', async () => {
  await expect(theme().loadContent?.()).rejects.toThrow(
    /allows more than searching the index docs/,
  );
});

it('a site with https: has no host with http:', () => {
  expect(() => theme('https://example.org')).toThrow(/browsers block requests/);
});

it.each(['search:push', 'search:check'])('%s reads the rights of the public key', async (name) => {
  expect(await run(name)).toBe(
    '[ERROR] The key in themeConfig.searchMeilisearch.meilisearch.apiKey allows more than searching the index docs: keys.delete. The site publishes it, so everyone could use it. Replace it with a key that has the action "search" for this index only.\n',
  );
  expect(process.exitCode).toBe(1);
  const writes = server.requests.filter(({method}) => method !== 'GET');
  expect(writes.filter(({path: route}) => !route?.endsWith('/search'))).toEqual([]);
  rights.mockReturnValueOnce({actions: ['search'], indexes: ['docs']});
  expect(await run(name)).toContain('Key: can only search\n');
});

it('search:push recognizes the host of the site if the environment names it with a slash', async () => {
  vi.stubEnv('MEILI_HOST', `${server.origin}/`);
  expect(await run('search:push')).toContain('allows more than searching the index docs');
});
