import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, inject, it} from 'vitest';
import {htmlFiles} from './htmlFiles';
import {localeFolderOf, localeFolders} from '../locales';

const manifest = fs
  .readFileSync(path.join(import.meta.dirname, 'routes.ko.txt'), 'utf8')
  .split('\n')
  .filter(Boolean)
  // The dashboard of translations, which the list does not have.
  .concat('/ko/translations/')
  .sort();

describe('routes', () => {
  it('of the Korean site are those of routes.ko.txt, and the dashboard', () => {
    expect(
      htmlFiles('ko')
        .map(({route}) => route)
        .sort(),
    ).toEqual(manifest);
  });

  it('are the same in every locale', () => {
    const all = htmlFiles().map(({route}) => route);
    for (const locale of localeFolders) {
      const expected = manifest.map((route) => route.replace('/ko/', locale ? `/${locale}/` : '/'));
      expect(all.filter((route) => localeFolderOf(route) === locale).sort()).toEqual(expected);
    }
  });

  it.each(localeFolders)('come with feeds: /%s', (locale) => {
    for (const file of ['blog/rss.xml', 'blog/atom.xml']) {
      expect(fs.existsSync(path.join(inject('siteFolder'), locale, file)), file).toBe(true);
    }
  });
});
