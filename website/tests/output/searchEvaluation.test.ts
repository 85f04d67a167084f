import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {docusaurus} from '@repo/testing/buildSite';

const website = path.resolve(import.meta.dirname, '../..');

// Docusaurus takes seconds to start, more on a busy machine.
vi.setConfig({testTimeout: 180_000});

/** Runs a Docusaurus command in the site, without a host. */
const run = (...args: string[]) =>
  docusaurus(website, args, {MEILI_HOST: '', MEILI_SEARCH_KEY: ''});

it('`docusaurus search:test` passes with the queries of the site, and prints JSON', async () => {
  const {status, output} = await run('search:test', '--json');
  expect(status, output).toBe(0);
  const results = JSON.parse(output) as {engine: string; locale: string; queries: number}[];
  expect(new Set(results.map(({locale}) => locale)).size).toBe(5);
  expect(results.every(({engine, queries}) => engine === 'embedded' && queries > 0)).toBe(true);
});

it('`docusaurus search:explain` explains a Korean query, and a page that it does not find', async () => {
  const {status, output} = await run(
    'search:explain',
    '창 크기',
    '--locale',
    'ko',
    '--page',
    '/nowhere',
  );
  expect(status).toBe(0);
  expect(output).toMatch(/^\d+ sections in the embedded index\.$/m);
  expect(output).toMatch(/^ +\+\d+\.\d\d = \d+\.\d\d +창: exact 창 \(/m);
  expect(output).toMatch(/^\/nowhere: It is not in the index/m);
});

it('`docusaurus search:explain` fails with one line for a locale that the site lacks', async () => {
  const {status, output} = await run('search:explain', 'a', '--locale', 'de');
  expect(output).toMatch(/^\[ERROR\] The site has no locale "de"\. .*\n$/);
  expect(status).toBe(1);
});
