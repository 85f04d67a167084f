import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, inject, it} from 'vitest';

it('no script contains a path of the machine that built the site', () => {
  const folder = path.join(inject('siteFolder'), 'ko/assets/js');
  const scripts = fs.readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  const paths = scripts.flatMap((file) => [
    ...fs
      .readFileSync(path.join(folder, file), 'utf8')
      .matchAll(
        /[^"'`\s]*[\\/]website[\\/](?:\.docusaurus|plugins|reference|src|sidebars)[^"'`\s]*/g,
      ),
  ]);
  expect(paths.map(([found]) => found)).toEqual([]);
});

it('a page lists its scripts before its content, and loads none', () => {
  const html = fs.readFileSync(path.join(inject('siteFolder'), 'ko/index.html'), 'utf8');
  expect(html).toMatch(/<script id="?page-scripts"? [^]*<div id="?__docusaurus"?>/);
  expect(html).not.toMatch(/<script [^>]*src=|as="?script/);
});

it('the inline script that defers hydration has at most 1 KB', () => {
  const html = fs.readFileSync(path.join(inject('siteFolder'), 'ko/index.html'), 'utf8');
  const [script] = Array.from(
    html.matchAll(/<script>(.*?)<\/script>/gs),
    ([, code]) => code,
  ).filter((code) => code?.includes('page-scripts'));
  expect(script).toBeDefined();
  expect(gzipSync(script ?? '', {level: 9}).length).toBeLessThanOrEqual(1024);
});
