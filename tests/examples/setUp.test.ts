import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, inject, it} from 'vitest';
import {runCommand} from './command';
import {npmInstall, serveSite, useServer} from './site';
import {findAndOpen, useReader} from './reader';
import {startRegistry} from './registry';

const search = 'docusaurus-theme-search-meilisearch';
const translation = 'docusaurus-plugin-community-translation';

describe('the set-up commands, in a site that create-docusaurus has made', () => {
  const reader = useReader();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'set-up-'));
  const site = path.join(folder, 'site');
  let registry: Awaited<ReturnType<typeof startRegistry>>;

  const read = (file: string) => fs.readFileSync(path.join(site, file), 'utf8');
  const npx = (...args: string[]) =>
    // Without --legacy-peer-deps, npx also downloads Docusaurus into its cache: it is a peer dependency.
    runCommand('npx', ['--yes', '--legacy-peer-deps', ...args], {
      cwd: site,
      env: {
        npm_config_registry: registry.url,
        // Not the copy that an earlier run has downloaded.
        npm_config_cache: path.join(folder, 'cache'),
      },
    });

  beforeAll(async () => {
    registry = await startRegistry(inject('tarballs'));
    const create = ['--yes', 'create-docusaurus@3.10.2', 'site', 'classic', '--typescript'];
    await runCommand('npx', [...create, '--skip-install'], {cwd: folder});
    await npmInstall([], site);
  });
  afterAll(() => {
    registry?.close();
    fs.rmSync(folder, {recursive: true, force: true});
  });

  it('add the packages, once', async () => {
    await npx(search);
    await npx(translation);
    const {dependencies} = JSON.parse(read('package.json')) as {dependencies: object};
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining([search, translation]));
    expect(read('docusaurus.config.ts')).toContain(`\n  themes: ['${search}'],\n`);
    expect(read('docusaurus.config.ts')).toContain(`\n  plugins: ['${translation}'],\n`);
    expect(await npx(search)).toContain('is already there');
    await runCommand('npx', ['--no', 'tsc'], {cwd: site});
  });

  describe('then', () => {
    const url = useServer(async () => {
      await runCommand('npx', ['--no', 'docusaurus', 'build'], {cwd: site});
      return serveSite(site);
    });

    it('the built site can be searched', () =>
      findAndOpen(reader, {
        from: url('/docs/intro'),
        query: 'congratulations',
        page: '/docs/tutorial-basics/congratulations',
      }));
  });
});
