import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, inject, it} from 'vitest';
import {attributes, htmlFiles} from './htmlFiles';

/** Bytes that a whole locale may take as transferred, for a phone that keeps it. */
const limit = 6_000_000;

const languages = {'': 'en', fr: 'fr', ko: 'ko', 'zh-cn': 'zh-CN', it: 'it'};

/** Width and height of a PNG, from its header. */
function sizeOf(file: string): string {
  const image = fs.readFileSync(file);
  expect(image.toString('latin1', 1, 4), file).toBe('PNG');
  return `${image.readUInt32BE(16)}x${image.readUInt32BE(20)}`;
}

describe.each(Object.entries(languages))('below /%s', (locale, language) => {
  const root = inject('siteFolder');
  const folder = path.join(root, locale);
  const home = locale ? `/${locale}/` : '/';
  const readJson = (file: string) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));

  it('the worker keeps all pages, search and the font, in no more than 6 MB of transfer', () => {
    const {bytes, files} = readJson('offline.json');
    expect(bytes).toBeGreaterThan(500_000);
    expect(bytes).toBeLessThanOrEqual(limit);
    const worker = fs.readFileSync(path.join(folder, 'sw.js'), 'utf8');
    const kept = Array.from(worker.matchAll(/"url":"([^"]+)"/g), ([, url]) => url);
    expect(kept).toHaveLength(files);
    const pages = htmlFiles(locale)
      .map(({route}) => `${route.slice(home.length)}index.html`)
      .filter((page) => locale || !/^(?:fr|ko|zh-cn|it)\//.test(page));
    expect(kept.filter((file) => file?.endsWith('.html')).sort()).toEqual(pages.sort());
    for (const file of ['search/index.json', 'fonts/hanken-grotesk-latin.woff2', 'img/logo.svg']) {
      expect(kept).toContain(file);
    }
    expect(kept.filter((file) => !fs.existsSync(path.join(folder, file ?? '')))).toEqual([]);
  });

  it('the web manifest is of the language, and its icons are what it says', () => {
    const manifest = readJson('manifest.json');
    expect(manifest).toMatchObject({
      id: home,
      start_url: home,
      scope: home,
      lang: language,
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

  it('every page names the manifest, and the colours of its ground', () => {
    for (const {route, document} of htmlFiles(locale)) {
      if (!locale && /^\/(?:fr|ko|zh-cn|it)\//.test(route)) {
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

it('names and descriptions of the installed site are in the language', () => {
  const texts = Object.keys(languages).map((locale) =>
    JSON.parse(fs.readFileSync(path.join(inject('siteFolder'), locale, 'manifest.json'), 'utf8')),
  );
  expect(new Set(texts.map(({name}) => name)).size).toBe(texts.length);
  expect(new Set(texts.map(({description}) => description)).size).toBe(texts.length);
});
