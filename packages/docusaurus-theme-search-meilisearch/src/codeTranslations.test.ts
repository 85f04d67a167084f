import fs from 'fs';
import path from 'path';
import {describe, expect, it} from 'vitest';
import {localesToTry, readCodeTranslations} from './codeTranslations';
import themeSearchMeilisearch from './index';

const folder = path.join(__dirname, '../locales');

describe('localesToTry', () => {
  it.each([
    ['ko', ['ko', 'ko-KR', 'ko-Kore']],
    ['zh-cn', ['zh-cn', 'zh-CN', 'zh-Hans', 'zh']],
    ['zh-TW', ['zh-TW', 'zh-Hant', 'zh']],
    ['pt', ['pt', 'pt-BR', 'pt-Latn']],
    ['no such locale', ['no such locale']],
  ])('%s', (locale, names) => {
    expect(localesToTry(locale)).toEqual(names);
  });
});

describe('readCodeTranslations', () => {
  it('returns zh-Hans for zh-cn, and no strings for a locale without a file', () => {
    const [chinese] = Object.values(readCodeTranslations(folder, 'zh-cn'));
    expect(chinese).toMatch(/[一-鿿]/);
    expect(readCodeTranslations(folder, 'eo')).toEqual({});
  });

  it('has the same ids and placeholders in every locale', () => {
    const english = readCodeTranslations(folder, 'en');
    // A set: the number of plural forms, each with its placeholder, differs between languages.
    const placeholders = (text = '') => new Set(text.match(/\{\w+\}/g));
    const locales = fs.readdirSync(folder).map((file) => path.basename(file, '.json'));
    expect(locales.length).toBe(11);
    for (const locale of locales.filter((name) => name !== 'en')) {
      const strings = readCodeTranslations(folder, locale);
      expect(Object.keys(strings).sort()).toEqual(Object.keys(english).sort());
      for (const [id, text] of Object.entries(english)) {
        expect(placeholders(strings[id])).toEqual(placeholders(text));
        // "Blog", "Documentation" and "Version" are words of several languages.
        if (!/^theme\.search\.(category\..+|version)$/.test(id)) {
          expect(strings[id]).not.toBe(text);
        }
      }
    }
  });
});

describe('the files in which `write-translations` looks for strings', () => {
  it('contain all ids', () => {
    const context = {
      siteConfig: {themeConfig: {searchMeilisearch: {searchPagePath: false, popularSearches: {}}}},
      i18n: {currentLocale: 'en', locales: ['en']},
    };
    const theme = themeSearchMeilisearch(context as never, {categories: []} as never);
    // The folder has the built files of `src`.
    const watched = (theme.getPathsToWatch?.() ?? []).map((file) =>
      file.replace(`browser${path.sep}`, '').replace(/\.js$/, '.ts'),
    );
    const components = fs
      .readdirSync(path.join(__dirname, 'theme'))
      .map((name) => path.join(__dirname, 'theme', name, 'index.tsx'));
    const code = [...watched, ...components].map((file) => fs.readFileSync(file, 'utf8')).join('');
    const ids = [...code.matchAll(/\bid[:=]\s*['"](theme\.search\.[^'"]+)/g)].map(([, id]) => id);
    expect([...new Set(ids)].sort()).toEqual(
      Object.keys(readCodeTranslations(folder, 'en')).sort(),
    );
  });
});
