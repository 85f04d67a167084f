import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, inject, it} from 'vitest';
import {attributes, htmlFiles} from './htmlFiles';
import {htmlLangOf, localeFolderOf, localeFolders} from '../locales';

/** Maximum transfer size of a whole locale in bytes, for phones that save it. */
const limit = 6_000_000;

/** Width and height of a PNG, from its header. */
function sizeOf(file: string): string {
  const image = fs.readFileSync(file);
  expect(image.toString('latin1', 1, 4), file).toBe('PNG');
  return `${image.readUInt32BE(16)}x${image.readUInt32BE(20)}`;
}

describe.each(localeFolders)('offline files of /%s', (locale) => {
  const root = inject('siteFolder');
  const folder = path.join(root, locale);
  const home = locale ? `/${locale}/` : '/';
  const readJson = (file: string) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));

  it('the worker saves all pages, search and the font, in at most 6 MB of transfer', () => {
    const {bytes, files} = readJson('offline.json');
    expect(bytes).toBeGreaterThan(500_000);
    expect(bytes).toBeLessThanOrEqual(limit);
    const worker = fs.readFileSync(path.join(folder, 'sw.js'), 'utf8');
    const saved = Array.from(worker.matchAll(/"url":"([^"]+)"/g), ([, url]) => url);
    expect(saved).toHaveLength(files);
    expect(saved.filter((file) => file?.endsWith('.webp')).length).toBeGreaterThan(5);
    const pages = htmlFiles(locale)
      .filter(({route}) => localeFolderOf(route) === locale)
      .map(({route}) => `${route.slice(home.length)}index.html`);
    expect(saved.filter((file) => file?.endsWith('.html')).sort()).toEqual(pages.sort());
    for (const file of ['search/index.json', 'fonts/hanken-grotesk-latin.woff2', 'img/logo.svg']) {
      expect(saved).toContain(file);
    }
    expect(saved.filter((file) => !fs.existsSync(path.join(folder, file ?? '')))).toEqual([]);
  });

  it('the web manifest is in the language, and its icons have the declared sizes', () => {
    const manifest = readJson('manifest.json');
    expect(manifest).toMatchObject({
      id: home,
      start_url: home,
      scope: home,
      lang: htmlLangOf(locale),
      dir: 'ltr',
      display: 'standalone',
      short_name: 'Tauri v1',
    });
    const bitmaps = manifest.icons.filter(({type}: {type: string}) => type === 'image/png');
    expect(
      bitmaps.map(({purpose, sizes}: Record<string, string>) => `${purpose} ${sizes}`),
    ).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
    for (const {src, sizes} of bitmaps) {
      expect(src.startsWith(`${home}img/`), src).toBe(true);
      expect(sizeOf(path.join(root, src)), src).toBe(sizes);
    }
  });

  it('every page links the manifest, and has its background colors', () => {
    for (const {route, document} of htmlFiles(locale)) {
      if (localeFolderOf(route) !== locale) {
        continue;
      }
      const links = attributes(document, 'link', 'href');
      expect(links, route).toContain(`${home}manifest.json`);
      expect(links, route).toContain(`${home}img/apple-touch-icon.png`);
      expect(attributes(document, 'meta', 'content'), route).toEqual(
        expect.arrayContaining(['#fcfcfa', '#0d1420']),
      );
    }
  });
});

it('name and description of the installed site are translated', () => {
  const manifests = localeFolders.map((locale) =>
    JSON.parse(fs.readFileSync(path.join(inject('siteFolder'), locale, 'manifest.json'), 'utf8')),
  );
  expect(new Set(manifests.map(({name}) => name)).size).toBe(manifests.length);
  expect(new Set(manifests.map(({description}) => description)).size).toBe(manifests.length);
});
