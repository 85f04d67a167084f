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
