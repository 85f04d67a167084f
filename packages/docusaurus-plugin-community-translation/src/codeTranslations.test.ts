import fs from 'fs';
import path from 'path';
import {describe, expect, it} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import {localesToTry, readCodeTranslations} from './codeTranslations';
import {filesBelow} from './node/filesBelow';
import {uiStrings} from './strings';

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

describe('the strings of a site', () => {
  it('are English in a locale without translations', () => {
    const strings = uiStrings({i18n: {currentLocale: 'eo'}} as LoadContext);
    expect(strings).toEqual(readCodeTranslations(folder, 'en'));
  });

  it('are those that the components use', () => {
    const source = path.join(folder, '../src');
    const ids = filesBelow(source, /(?<!\.test)\.tsx$/).flatMap((file) =>
      Array.from(
        fs
          .readFileSync(path.join(source, file), 'utf8')
          .matchAll(/'(theme\.[\w.]+)'|"(theme\.[\w.]+)"/g),
        ([, single, double]) => single ?? double,
      ),
    );
    const known = Object.keys(readCodeTranslations(folder, 'en'));
    expect(Array.from(new Set([...ids, 'theme.translationsPage.title'])).sort()).toEqual(
      known.sort(),
    );
  });
});

describe('readCodeTranslations', () => {
  it('finds zh-Hans for zh-cn, and nothing for a locale without translations', () => {
    const [chinese] = Object.values(readCodeTranslations(folder, 'zh-cn'));
    expect(chinese).toMatch(/[一-鿿]/);
    expect(readCodeTranslations(folder, 'eo')).toEqual({});
  });

  it('has the same strings with the same placeholders in every locale', () => {
    const english = readCodeTranslations(folder, 'en');
    const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const locale of fs.readdirSync(folder).map((file) => path.parse(file).name)) {
      if (locale === 'en') {
        continue;
      }
      const strings = readCodeTranslations(folder, locale);
      expect(Object.keys(strings).sort()).toEqual(Object.keys(english).sort());
      for (const [id, text] of Object.entries(english)) {
        expect(placeholders(strings[id])).toEqual(placeholders(text));
        // One word can be the same in two languages.
        expect(strings[id] !== text || !text.includes(' '), `${locale} ${id}`).toBe(true);
      }
    }
  });
});
