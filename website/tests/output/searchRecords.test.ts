import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {docusaurus} from '@repo/testing/buildSite';
import {temporaryFolder} from '@repo/testing/temporaryFolder.mjs';
import {attributes, htmlFiles} from './htmlFiles';
import {htmlLangOf, localeFolders} from '../locales';

type SearchRecord = {
  objectID: string;
  url: string;
  anchor: string;
  lang: string;
  type: string;
  version?: string;
};

const website = path.resolve(import.meta.dirname, '../..');
const folder = temporaryFolder(afterAll);

/** Runs a Docusaurus command in the site, without keys in its environment. */
const run = (...args: string[]) => docusaurus(website, args, {MEILI_HOST: '', MEILI_ADMIN_KEY: ''});

// Docusaurus takes seconds to start, more on a busy machine.
vi.setConfig({testTimeout: 180_000, hookTimeout: 180_000});

let records: SearchRecord[] = [];
beforeAll(async () => {
  const file = path.join(folder, 'records.json');
  const {status, output} = await run('search:records', '--out', file);
  expect(output).toMatch(/^Wrote \d+ records/m);
  expect(status).toBe(0);
  records = JSON.parse(fs.readFileSync(file, 'utf8')) as SearchRecord[];
});

it('`docusaurus search:records` writes the sections of all locales with unique ids', () => {
  const langs = new Set(records.map(({lang}) => lang));
  expect([...langs].sort()).toEqual(localeFolders.map(htmlLangOf).sort());
  expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
});

it('uses the version label that readers see', () => {
  const versions = (isDocs: boolean) =>
    new Set(records.filter(({type}) => (type === 'docs') === isDocs).map(({version}) => version));
  expect([...versions(true)]).toEqual(['v1']);
  expect([...versions(false)]).toEqual([undefined]);
});

it('leaves drafts out', () => {
  const drafts = path.join(website, 'docs/references/architecture/recipes');
  expect(fs.readdirSync(drafts).length).toBeGreaterThan(0);
  expect(records.filter(({url}) => url.includes('/recipes'))).toEqual([]);
});

it('links to headings that exist', () => {
  const targets = new Set(
    htmlFiles('ko').flatMap(({route, document}) => {
      const page = route.replace(/\/$/, '');
      const ids = attributes(document, '*', 'id');
      return [`${page}#`, ...ids.map((id) => `${page}#${id}`)];
    }),
  );
  const korean = records.filter(({lang}) => lang === 'ko');
  const lost = korean
    .map(({url, anchor}) => `${url.replace(/\/$/, '')}#${anchor}`)
    .filter((target) => !targets.has(target));
  expect(korean.length).toBeGreaterThan(1000);
  expect(lost).toEqual([]);
});

it('`docusaurus search:push` fails with one line if it is not set up', async () => {
  const {status, output} = await run('search:push', '--index', 'docs-v1');
  expect(output).toMatch(/\[ERROR\] No Meilisearch host is configured\. .*MEILI_HOST/);
  expect(status).toBe(1);
});
