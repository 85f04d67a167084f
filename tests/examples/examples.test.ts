import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, inject, it} from 'vitest';
import {runCommand} from '../consumers/command';
import {npmInstall, serveSite, useServer} from '../consumers/consumerSite';
import {findAndOpen, useReader} from '../consumers/reader';

const examples = path.resolve(import.meta.dirname, '../../examples');
const names = fs
  .readdirSync(examples, {withFileTypes: true})
  .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Outside the repository. All examples share the dependencies of `everything`, which stay installed for the next run. */
const folder = path.join(os.tmpdir(), 'docusaurus-examples');

function dependenciesOf(name: string): Record<string, string> {
  const file = path.join(examples, name, 'package.json');
  const {dependencies} = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies;
}

const docusaurus = (name: string, ...args: string[]) =>
  runCommand('npx', ['--no', 'docusaurus', ...args], {cwd: path.join(folder, name)});

beforeAll(async () => {
  const published = Object.entries(dependenciesOf('everything')).filter(
    ([name]) => !inject('tarballs').some((file) => path.basename(file).startsWith(name)),
  );
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({private: true, dependencies: Object.fromEntries(published)}),
  );
  await npmInstall(inject('tarballs'), folder);
  for (const name of names) {
    fs.rmSync(path.join(folder, name), {recursive: true, force: true});
    fs.cpSync(path.join(examples, name), path.join(folder, name), {recursive: true});
  }
});

it.each(names)('%s has the dependencies that are installed here', (name) => {
  expect(dependenciesOf('everything')).toMatchObject(dependenciesOf(name));
});

/** Builds and serves an example, and opens it as a reader. */
function useExample(name: string) {
  const reader = useReader();
  const url = useServer(async () => {
    await docusaurus(name, 'build');
    return serveSite(path.join(folder, name), ['serve', '--no-open']);
  });
  return {...reader, reader, url};
}

describe('search-minimal', () => {
  const {reader, url} = useExample('search-minimal');
  it.each([
    ['instal', '/install'],
    ['isntall', '/install'],
    ['change title', '/windows#change-the-title'],
    ['파일', '/files#파일-저장하기'],
  ])('finds %s', (query, page) => findAndOpen(reader, {from: url('/'), query, page}));
});

// `tests/fixtures/searchHost.test.ts` has a site on a host.
describe('search-with-meilisearch, without a host', () => {
  const {reader, url} = useExample('search-with-meilisearch');
  it('searches the embedded index', () =>
    findAndOpen(reader, {from: url('/'), query: 'title', page: '/#change-the-title'}));
});

describe('translations', () => {
  const {openWithoutScripts, url} = useExample('translations');

  it('shows the statuses of its pages', async () => {
    const statuses = ['/ko/', '/ko/outdated', '/ko/untranslated'].map(async (address) => {
      const page = await openWithoutScripts(url(address));
      const status = page.locator('meta[name=docusaurus_translation]');
      return status.evaluateAll((elements) => elements.map((it) => it.getAttribute('content')));
    });
    expect(await Promise.all(statuses)).toEqual([[], ['outdated'], ['untranslated']]);
  });

  it('has a dashboard', async () => {
    const page = await openWithoutScripts(url('/ko/translations'));
    expect(await page.locator('main a[href="/ko/outdated"]').count()).toBeGreaterThan(0);
  });
});

describe('navbar-items', () => {
  const {openWithoutScripts, url} = useExample('navbar-items');
  it('shows the item in the navbar, in a dropdown and in the footer', async () => {
    const page = await openWithoutScripts(url('/'));
    const badges = page.getByRole('link', {name: 'All systems work', includeHidden: true});
    expect(await badges.count()).toBe(3);
  });
});

describe('everything', () => {
  const {reader, url} = useExample('everything');

  it('finds the pages of its judged queries', () => docusaurus('everything', 'search:test'));

  it('finds a page in English and in Korean', async () => {
    await findAndOpen(reader, {
      from: url('/'),
      query: 'hotkeys',
      page: '/search/configure#hotkeys',
    });
    await findAndOpen(reader, {from: url('/ko/'), query: '설치', page: '/ko/search/install'});
  });

  it('finds the pages of the version that the reader is in', () =>
    findAndOpen(reader, {
      from: url('/1.0/'),
      query: 'install the search theme',
      page: '/1.0/search/install',
    }));

  it('has a Markdown copy of each page', async () => {
    const copy = await fetch(url('/ko/translation/configure.md'));
    expect(await copy.text()).toContain('translation: untranslated');
  });
});
