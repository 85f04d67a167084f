import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, inject, it, vi} from 'vitest';

const require = createRequire(import.meta.url);

// Docusaurus takes seconds to start, more on a busy machine.
vi.setConfig({testTimeout: 180_000});

/** Runs a Docusaurus command in the site, without a host. */
function docusaurus(...args: string[]) {
  const env = {...process.env, MEILI_HOST: '', MEILI_SEARCH_KEY: ''};
  return spawnSync(
    process.execPath,
    [require.resolve('@docusaurus/core/bin/docusaurus.mjs'), ...args],
    {cwd: path.resolve(inject('siteFolder'), '..'), encoding: 'utf8', env},
  );
}

it('`docusaurus search:test` passes with the queries of the site, and prints JSON', () => {
  const {status, stdout, stderr} = docusaurus('search:test', '--json');
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const results = JSON.parse(stdout) as {engine: string; locale: string; queries: number}[];
  expect(new Set(results.map(({locale}) => locale)).size).toBe(5);
  expect(results.every(({engine, queries}) => engine === 'embedded' && queries > 0)).toBe(true);
});

it('`docusaurus search:explain` explains a Korean query, and a page that it does not find', () => {
  const {status, stdout} = docusaurus(
    'search:explain',
    '창 크기',
    '--locale',
    'ko',
    '--page',
    '/nowhere',
  );
  expect(status).toBe(0);
  expect(stdout).toMatch(/^\d+ sections in the embedded index\.$/m);
  expect(stdout).toMatch(/^ +\+\d+\.\d\d = \d+\.\d\d +창: exact 창 \(/m);
  expect(stdout).toMatch(/^\/nowhere: It is not in the index/m);
});

it('`docusaurus search:explain` fails with one line for a locale that the site lacks', () => {
  const {status, stdout, stderr} = docusaurus('search:explain', 'a', '--locale', 'de');
  expect(stderr).toMatch(/^\[ERROR\] The site has no locale "de"\. .*\n$/);
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
