import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, inject, it} from 'vitest';
import {htmlFiles} from './htmlFiles';

const manifest = fs
  .readFileSync(path.join(import.meta.dirname, 'routes.ko.txt'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .sort();

const locales = ['', 'fr', 'ko', 'zh-cn', 'it'];

describe('routes', () => {
  it('of the Korean site are those of the manifest, and no other', () => {
    expect(
      htmlFiles('ko')
        .map(({route}) => route)
        .sort(),
    ).toEqual(manifest);
  });

  it('are the same in every locale', () => {
    const all = htmlFiles().map(({route}) => route);
    for (const locale of ['fr', 'zh-cn', 'it']) {
      const expected = manifest.map((route) => route.replace('/ko/', `/${locale}/`));
      expect(all.filter((route) => route.startsWith(`/${locale}/`)).sort()).toEqual(expected);
    }
    const english = all.filter((route) => !/^\/(?:fr|ko|zh-cn|it)\//.test(route)).sort();
    expect(english).toEqual(manifest.map((route) => route.replace('/ko/', '/')));
  });

  it.each(locales)(
    'beside them are the not-found page and the files that are not pages: /%s',
    (locale) => {
      for (const file of [
        '404.html',
        'sitemap.xml',
        'blog/rss.xml',
        'blog/atom.xml',
        'sw.js',
        'manifest.json',
      ]) {
        expect(fs.existsSync(path.join(inject('siteFolder'), locale, file)), file).toBe(true);
      }
    },
  );
});
