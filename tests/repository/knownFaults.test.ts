import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const packages = path.resolve(import.meta.dirname, '../../packages');

const manifests = fs
  .readdirSync(packages)
  .map((name) => fs.readFileSync(path.join(packages, name, 'package.json'), 'utf8'))
  .map((text) => JSON.parse(text) as {name: string; dependencies?: Record<string, string>});

// An installed site may have the oldest version that a range admits.
it.each([
  ['diff', 'CVE-2026-24001', '^8.0.4'],
  ['joi', 'CVE-2026-48038', '^17.13.9'],
  ['js-yaml', 'CVE-2026-84375', '^4.3.2'],
  ['markdown-it', 'CVE-2026-48988', '^14.3.3'],
])('no package admits a version of %s with %s', (dependency, _fault, range) => {
  const ranges = manifests.flatMap(({dependencies = {}}) => dependencies[dependency] ?? []);
  expect(ranges.length).toBeGreaterThan(0);
  expect(new Set(ranges)).toEqual(new Set([range]));
});

const root = path.resolve(packages, '..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

it('RELEASING.md names versions that are installed', () => {
  const text = read('RELEASING.md');
  const lockfile = read('pnpm-lock.yaml');
  const rows = Array.from(text.matchAll(/^\| `([\w-]+)` (\d[\d., ]*\d) /gm));
  const versions = rows.flatMap(([, name = '', list = '']) =>
    list.split(', ').map((version) => `${name}@${version}`),
  );
  expect(versions.length).toBeGreaterThan(5);
  expect(versions.filter((version) => !new RegExp(`^  '?${version}`, 'm').test(lockfile))).toEqual(
    [],
  );
});

it('SECURITY.md names tests that exist, at least one for each rule', () => {
  const text = read('SECURITY.md');
  const folders = [
    ...fs.readdirSync(packages).map((name) => `packages/${name}/src`),
    ...['tests/repository', 'website/config', 'website/plugins', 'website/tests'],
  ];
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .map((file) => path.posix.join(folder, file)),
  );
  const named = Array.from(
    text.matchAll(/`([\w/.-]+\.test\.(?:ts|mjs))`/g),
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual(
    [],
  );
  const rules = text.split('\n').filter((line) => /^\| [A-Z](?!or )/.test(line));
  expect(rules.filter((rule) => !/\| `[^|]*\|$/.test(rule))).toEqual([]);
});
