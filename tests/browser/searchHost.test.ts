import http from 'node:http';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {buildSite, runNode} from '../fixtures/buildSite';
import {useFixtureSite} from '../fixtures/fixtureSite';
import {findMeilisearch, startMeilisearch} from '../host/meilisearchServer.mjs';
import {connectionOf, hydratedSearchButton, useBrowser} from './browser';
import {triggerHydration} from './hydrate.mjs';
import {DeployedSite} from './deployedSite';

const source = findMeilisearch();
const binary = 'binary' in source ? source.binary : '';
if (binary === '') {
  process.stderr.write(
    'Not run: the tests of a site on a Meilisearch host. Set MEILISEARCH_BIN to the program (https://github.com/meilisearch/meilisearch/releases).\n',
  );
}

/** Configuration of the fixture site. */
const indexUid = 'docs';
const timeoutMs = 2000;
const siteDir = path.resolve(import.meta.dirname, '../fixtures/search');
const docusaurus = path.resolve(
  import.meta.dirname,
  '../../node_modules/@docusaurus/core/bin/docusaurus.mjs',
);

const offlineMessage = 'Offline results: the search server is not available.';

type Server = Awaited<ReturnType<typeof startMeilisearch>>;

/** Sends a request with the master key. */
async function send<Body>(server: Server, method: string, route: string, body?: unknown) {
  const response = await fetch(`${server.origin}${route}`, {
    method,
    headers: {
      authorization: `Bearer ${server.masterKey}`,
      ...(body !== undefined && {'content-type': 'application/json'}),
    },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
  return (response.status === 204 ? undefined : await response.json()) as Body;
}

/** Creates the key of the readers. On another server with the same master key, the same id leads to the same key. */
async function createSearchKey(server: Server): Promise<string> {
  const {key} = await send<{key: string}>(server, 'POST', '/keys', {
    uid: '6062abda-a5aa-4414-ac91-ecd7944c0f8d',
    actions: ['search'],
    indexes: [indexUid],
    expiresAt: null,
  });
  return key;
}

describe.skipIf(binary === '')('a site on a Meilisearch host', () => {
  let server: Server;
  let key: string;
  beforeAll(async () => {
    server = await startMeilisearch(binary);
    key = await createSearchKey(server);
  });
  afterAll(() => server.remove());

  const env = () => ({SEARCH_FIXTURE_HOST: server.origin, SEARCH_FIXTURE_KEY: key});
  const site = useFixtureSite('search', {
    baseUrl: '/base/',
    variant: 'search-host',
    env,
    policy: () => `connect-src 'self' ${server.origin}`,
  });
  const {openPage, problems} = useBrowser({url: site.url, hydratedSelector: hydratedSearchButton});

  async function push() {
    const {status, output} = await runNode(
      siteDir,
      [docusaurus, 'search:push', '--out-dir', '../../.cache/search-host/base'],
      {...env(), MEILI_HOST: server.origin, MEILI_ADMIN_KEY: server.masterKey},
    );
    expect(output).not.toContain('[ERROR]');
    expect(status).toBe(0);
  }
  beforeAll(push);
  afterEach(() => {
    // The browser logs an error for each failed request.
    problems.length = 0;
  });

  const warnings: string[] = [];
  beforeEach(() => {
    warnings.length = 0;
  });

  /** Opens the search modal on a new page. */
  async function openSearch(): Promise<Page> {
    const page = await openPage('/', {}, async (opened) => {
      opened.on('console', (message) => {
        if (message.type() === 'warning') {
          warnings.push(message.text());
        }
      });
    });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    return page;
  }

  /** Waits for the results of a query. Each query of a page must be a new one. */
  async function resultsOf(page: Page, query: string) {
    await page.waitForFunction(
      `window.searchEvents?.some(({name, detail}) => name === 'search' && detail.query === ${JSON.stringify(query)})`,
    );
    await page.getByRole('option').first().waitFor();
    return page.evaluate(`({
      engine: window.searchEvents.at(-1).detail.engine,
      footer: document.querySelector('.search-modal__offline')?.textContent ?? null,
    })`) as Promise<{engine: string; footer: string | null}>;
  }
  async function search(page: Page, query: string) {
    await page.getByRole('combobox').fill(query);
    return resultsOf(page, query);
  }

  const fromHost = {engine: 'meilisearch', footer: null};
  const fromEmbedded = {engine: 'embedded', footer: offlineMessage};

  it('shows results of the host, after a build that warns about the missing index', async () => {
    expect(site.buildOutput()).toContain(
      '[WARNING] The Meilisearch host has no index "docs". Readers search the embedded index until "docusaurus search:push" creates it.',
    );
    const page = await openSearch();
    const results = await search(page, 'apple');
    expect(problems).toEqual([]);
    expect(results).toEqual(fromHost);
  });

  it('is not built with the master key', async () => {
    const {status, output} = await buildSite(
      siteDir,
      ['--out-dir', '../../.cache/search-refused'],
      {
        ...env(),
        SEARCH_FIXTURE_KEY: server.masterKey,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-search-refused',
      },
    );
    expect(output).toContain(
      '[ERROR] The key in themeConfig.searchMeilisearch.meilisearch.apiKey allows more than searching: ',
    );
    expect(output).not.toMatch(/^\s+at /m);
    expect(output).not.toContain(server.masterKey);
    expect(status).toBe(1);
  });

  describe('that stops responding', () => {
    afterEach(() => process.kill(server.pid, 'SIGCONT'));

    it('shows embedded results within the timeout, and is searched again within 30 s when it is back', async () => {
      const page = await openSearch();
      expect(await search(page, 'banana')).toEqual(fromHost);
      await page.getByRole('combobox').pressSequentially(' good');
      process.kill(server.pid, 'SIGSTOP');
      await page.getByRole('combobox').pressSequentially(' soil');
      const start = Date.now();
      expect(await resultsOf(page, 'banana good soil')).toEqual(fromEmbedded);
      // The rest is the time to load the index, on a busy machine.
      expect(Date.now() - start).toBeLessThan(timeoutMs * 2);
      expect(warnings.join('\n')).toContain(`no response within ${timeoutMs} ms`);

      process.kill(server.pid, 'SIGCONT');
      let count = 0;
      await expect
        .poll(() => search(page, `cherry ${(count += 1)}`), {timeout: 30_000, interval: 500})
        .toEqual(fromHost);
    });
  });

  it('shows embedded results if the key is revoked', async () => {
    const page = await openSearch();
    expect(await search(page, 'apple')).toEqual(fromHost);
    await send(server, 'DELETE', `/keys/${key}`);
    try {
      expect(await search(page, 'apple soil')).toEqual(fromEmbedded);
      expect(warnings.join('\n')).toMatch(/rejects the key: .+ \(403\)/);
    } finally {
      expect(await createSearchKey(server)).toBe(key);
    }
  });

  it('shows embedded results if the host restarts with an empty database, until the next push', async () => {
    const open = await openSearch();
    expect(await search(open, 'apple')).toEqual(fromHost);
    const port = Number(new URL(server.origin).port);
    await server.remove();
    server = await startMeilisearch(binary, {port});
    // An empty database has no keys.
    expect(await search(open, 'apple soil')).toEqual(fromEmbedded);
    expect(warnings.join('\n')).toMatch(/rejects the key: .+ \(403\)/);

    expect(await createSearchKey(server)).toBe(key);
    const withoutIndex = await openSearch();
    expect(await search(withoutIndex, 'apple')).toEqual(fromEmbedded);
    expect(warnings.join('\n')).toContain(`has no index "${indexUid}"`);

    await push();
    expect(await search(await openSearch(), 'apple')).toEqual(fromHost);
  });

  describe('that is stopped', () => {
    beforeEach(() => server.stop());
    afterEach(async () => {
      const port = Number(new URL(server.origin).port);
      server = await startMeilisearch(binary, {port, dataFolder: server.dataFolder});
    });

    it('shows embedded results', async () => {
      const page = await openSearch();
      expect(await search(page, 'apple')).toEqual(fromEmbedded);
      expect(warnings.join('\n')).toContain('cannot be reached');
    });

    const cors = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'authorization, content-type',
    };
    it.each<[string, number, Record<string, string>, string]>([
      ['that responds with a page', 200, cors, "responded with an HTML page: check 'host'"],
      ['that responds with an error page', 502, cors, 'failed (502) an HTML page'],
      ['without CORS headers', 200, {}, 'cannot be reached'],
    ])('shows embedded results behind a proxy %s', async (_case, status, headers, warning) => {
      const proxy = http.createServer(({method}, response) => {
        const isPreflight = method === 'OPTIONS';
        response.writeHead(isPreflight ? 200 : status, {...headers, 'Content-Type': 'text/html'});
        response.end('<!doctype html><title>Bad gateway</title>');
      });
      const {port} = new URL(server.origin);
      await new Promise<void>((resolve) => proxy.listen(Number(port), '127.0.0.1', resolve));
      try {
        const page = await openSearch();
        expect(await search(page, 'apple')).toEqual(fromEmbedded);
        expect(warnings.join('\n')).toContain(warning);
      } finally {
        proxy.closeAllConnections();
        await new Promise((resolve) => proxy.close(resolve));
      }
    });
  });

  it('never stores responses of the host for offline reading', async () => {
    const deployed = new DeployedSite();
    await deployed.start();
    try {
      // The policy of the deployed site, which has no host, forbids the requests.
      const page = await openDeployed(deployed);
      const request = `fetch('${server.origin}/indexes/${indexUid}/search', {
        method: 'POST',
        headers: {Authorization: 'Bearer ${key}', 'Content-Type': 'application/json'},
        body: JSON.stringify({q: 'apple'}),
      }).then((response) => response.status)`;
      const health = `fetch('${server.origin}/health').then((response) => response.status)`;
      expect(await page.evaluate('Boolean(navigator.serviceWorker.controller)')).toBe(true);
      expect(await page.evaluate(request)).toBe(200);
      expect(await page.evaluate(health)).toBe(200);
      const stored = await page.evaluate(async () => {
        const names = await caches.keys();
        const requests = names.map(async (name) => (await caches.open(name)).keys());
        return (await Promise.all(requests)).flat().map(({url}) => new URL(url).origin);
      });
      expect(new Set(stored)).toEqual(new Set([deployed.url]));
    } finally {
      deployed.remove();
    }
  });

  /** Opens a page whose worker has saved the locale. */
  async function openDeployed(deployed: DeployedSite): Promise<Page> {
    const page = await openPage('/', {bypassCSP: true}, (opened) =>
      opened.addInitScript(connectionOf({saveData: true, effectiveType: '4g'})),
    );
    await page.goto(`${deployed.url}/ko/`);
    await triggerHydration(page);
    await expect
      .poll(
        () =>
          page.evaluate(async () => {
            const registration = await navigator.serviceWorker.getRegistration();
            return registration?.active?.state;
          }),
        {timeout: 60_000},
      )
      .toBe('activated');
    await page.reload();
    return page;
  }
});
