import fs from 'fs/promises';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {startLoopbackServer} from '../../loopbackServer.test.support';
import {writeContractSite} from '../../contractSite.test.support';
import {recordHost, testHost, type RecordedHost} from './recordedHost.test.support';
import {addSearchCommands} from './searchCommands';

type Action = (options: Record<string, unknown>) => Promise<void>;
type Config = {host?: string; apiKey?: string; url?: string; settings?: Record<string, unknown>};

let outDir = '';
beforeAll(async () => {
  outDir = await writeContractSite();
});
afterAll(() => fs.rm(outDir, {recursive: true}));

/** Runs a command of a site with this configuration. Returns what it wrote to standard error, and the exit code. */
async function run(command: string, indexUid: string, {settings, ...config}: Config) {
  const actions = new Map<string, Action>();
  const cli = {
    command(name: string) {
      const chain = {
        description: () => chain,
        option: () => chain,
        action: (action: Action) => actions.set(name, action),
      };
      return chain;
    },
  };
  const context = {
    siteDir: outDir,
    i18n: {locales: ['en', 'ko'], localeConfigs: {}},
    siteConfig: {
      url: config.url ?? 'https://example.com',
      themeConfig: {
        searchMeilisearch: {
          meilisearch: {host: config.host, apiKey: config.apiKey ?? 'readers-key', indexUid},
        },
      },
    },
  } as unknown as LoadContext;
  addSearchCommands(cli as unknown as Parameters<typeof addSearchCommands>[0], {
    context,
    options: {
      categories: [],
      exclude: [],
      synonyms: {},
      stopWords: {},
      meilisearchSettings: settings,
    },
  });
  let output = '';
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
  await actions.get(command)?.({outDir, query: []});
  write.mockRestore();
  const {exitCode} = process;
  process.exitCode = undefined;
  return {output, exitCode};
}

describe.skipIf(!testHost)('the command', () => {
  let host: RecordedHost;
  beforeEach(async () => {
    host = await recordHost();
    vi.stubEnv('MEILI_HOST', '');
    vi.stubEnv('MEILI_ADMIN_KEY', host.adminKey);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    host.fault = undefined;
    await host.close();
  });

  /** Expects one line, the exit code 1, and that the host has no new task. */
  async function expectOneLine(command: string, config: Config, line: RegExp) {
    const before = await host.lastTask();
    const {output, exitCode} = await run(command, host.indexUid, {host: host.origin, ...config});
    expect(output).toMatch(line);
    expect(output).toMatch(/^\[ERROR\] .+\n$/);
    expect(exitCode).toBe(1);
    expect(await host.lastTask()).toBe(before);
    expect(output).not.toContain(host.adminKey);
  }

  it('search:push creates the index, and does nothing the second time', async () => {
    const config = {host: host.origin};
    expect(await run('search:push', host.indexUid, config)).toMatchObject({
      output: expect.stringContaining(`Swapped: ${host.indexUid} is up to date\n`),
      exitCode: undefined,
    });
    const before = await host.lastTask();
    const {output} = await run('search:push', host.indexUid, config);
    expect(output).toMatch(new RegExp(`^Site: .*\\n${host.indexUid} is up to date\\n$`));
    expect(await host.lastTask()).toBe(before);
  });

  it.each(['search:push', 'search:check'])('%s rejects a host that cannot be reached', (command) =>
    expectOneLine(command, {host: 'http://127.0.0.1:1'}, /Cannot reach http:\/\/127\.0\.0\.1:1 /),
  );

  it.each(['search:push', 'search:check'])('%s rejects an http host of an https site', (command) =>
    expectOneLine(
      command,
      {host: 'http://search.example.com'},
      /Browsers block requests from the site https:\/\/example\.com to http:\/\/search\.example\.com\. Use a host with "https:\/\/"\./,
    ),
  );

  it.each(['search:push', 'search:check'])(
    '%s rejects a proxy that responds with HTML',
    async (command) => {
      const proxy = await startLoopbackServer(() => ({
        type: 'text/html',
        body: '<h1>Sign in</h1>',
      }));
      await expectOneLine(
        command,
        {host: proxy.origin},
        /not with JSON: the URL is not that of a Meili/,
      );
      await proxy.close();
    },
  );

  it('search:push rejects a server that is not Meilisearch', async () => {
    const other = await startLoopbackServer(() => ({body: {}}));
    await expectOneLine('search:push', {host: other.origin}, /is not a Meilisearch host/);
    await other.close();
  });

  it('search:push rejects a host of an unsupported version', () => {
    // A real host of this version cannot be had, so only its version is replaced.
    host.fault = ({path}) =>
      path === '/version'
        ? {body: {commitSha: '', commitDate: '', pkgVersion: '1.9.1'}}
        : undefined;
    return expectOneLine(
      'search:push',
      {},
      /runs Meilisearch 1\.9\.1\. This command needs 1\.16 or newer/,
    );
  });

  it('search:push rejects a key with too few permissions', async () => {
    vi.stubEnv('MEILI_ADMIN_KEY', await host.createKey(['search', 'documents.*']));
    await expectOneLine('search:push', {}, /does not allow indexes\.delete, indexes\.get, /);
  });

  it('search:push rejects the public key', async () => {
    vi.stubEnv('MEILI_ADMIN_KEY', 'readers-key');
    await expectOneLine('search:push', {}, /MEILI_ADMIN_KEY is the public key of the site/);
  });

  it('search:push rejects a key that the host does not know', async () => {
    vi.stubEnv('MEILI_ADMIN_KEY', 'unknown');
    await expectOneLine('search:push', {}, /the key in MEILI_ADMIN_KEY is invalid, expired/);
  });

  it('search:push rejects settings that the host rejects', () =>
    expectOneLineAfterPlan({rankingRules: ['best']}, /`best` ranking rule is invalid/));

  /** The plan of the push is printed before the host rejects the settings. */
  async function expectOneLineAfterPlan(settings: Record<string, unknown>, line: RegExp) {
    const before = await host.lastTask();
    const {output, exitCode} = await run('search:push', host.indexUid, {
      host: host.origin,
      settings,
    });
    const errors = output.split('\n').filter((text) => text.startsWith('[ERROR]'));
    expect(errors).toEqual([expect.stringMatching(line)]);
    expect(output).not.toMatch(/^\s+at /m);
    expect(exitCode).toBe(1);
    expect(await host.lastTask()).toBe(before);
  }

  it('search:check rejects an index that does not exist', async () => {
    const apiKey = await host.createKey(['search']);
    await expectOneLine(
      'search:check',
      {apiKey},
      /the index does not exist\. Run "docusaurus search:push"/,
    );
  });

  it('search:check rejects a key that can write', async () => {
    await run('search:push', host.indexUid, {host: host.origin});
    const apiKey = await host.createKey(['search', 'documents.add']);
    const {output, exitCode} = await run('search:check', host.indexUid, {
      host: host.origin,
      apiKey,
    });
    expect(output).toMatch(/\[ERROR\] The public key allows more than searching: documents\.add\./);
    expect(exitCode).toBe(1);
  });
});
