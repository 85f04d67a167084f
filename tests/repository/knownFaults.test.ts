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
  ['js-yaml', 'CVE-2025-64718', '^4.1.1'],
  ['markdown-it', 'CVE-2026-2327', '^14.1.1'],
])('no package admits a version of %s with %s', (dependency, _fault, range) => {
  const ranges = manifests.flatMap(({dependencies = {}}) => dependencies[dependency] ?? []);
  expect(ranges.length).toBeGreaterThan(0);
  expect(new Set(ranges)).toEqual(new Set([range]));
});

it('SECURITY.md names versions that are installed, and files of tests that exist', () => {
  const root = path.resolve(packages, '..');
  const text = fs.readFileSync(path.join(root, 'SECURITY.md'), 'utf8');
  const lockfile = fs.readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
  const rows = Array.from(text.matchAll(/^\| `([\w-]+)` (\d[\d., ]*\d) /gm));
  const versions = rows.flatMap(([, name = '', list = '']) =>
    list.split(', ').map((version) => `${name}@${version}`),
  );
  expect(versions.length).toBeGreaterThan(5);
  expect(versions.filter((version) => !new RegExp(`^  '?${version}`, 'm').test(lockfile))).toEqual(
    [],
  );
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
    text.matchAll(/`([\w/-]+\.test\.(?:ts|mjs))`/g),
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(10);
  expect(
    named.filter((name) => !files.some((file) => file.endsWith(`/${name}`) || file === name)),
  ).toEqual([]);
});
