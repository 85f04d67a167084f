import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {readCodeTranslations} from './readCodeTranslations';

describe('the file of a locale', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'locales-'));
  const names = ['ko', 'zh-Hans', 'zh-TW', 'zh-cn', 'pt-BR', 'pt', 'no such locale'];
  names.forEach((name) =>
    fs.writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({name})),
  );
  afterAll(() => fs.rmSync(folder, {recursive: true}));

  it.each([
    ['ko', 'ko'],
    ['ko-KP', 'ko'],
    ['zh-cn', 'zh-cn'],
    ['zh-SG', 'zh-Hans'],
    ['zh-Hant', 'zh-TW'],
    ['pt', 'pt'],
    ['pt-br', 'pt-BR'],
    ['pt-PT', 'pt'],
    ['no such locale', 'no such locale'],
    ['no other locale', undefined],
    ['eo', undefined],
  ])('%s is %s', (locale, name) => {
    expect(readCodeTranslations(folder, locale)).toEqual(name ? {name} : {});
  });
});

const packages = path.resolve(import.meta.dirname, '../../packages');
const folders = fs
  .readdirSync(packages)
  .map((name) => path.join(packages, name, 'locales'))
  .filter(fs.existsSync);

it.each(folders)('%s has the same ids and placeholders in every locale', (folder) => {
  const english = readCodeTranslations(folder, 'en');
  // A set: the number of plural forms, each with its placeholder, differs between languages.
  const placeholders = (text = '') => new Set(text.match(/\{\w+\}/g));
  const locales = fs.readdirSync(folder).map((file) => path.basename(file, '.json'));
  expect(locales.length, 'Each package has the same locales. Adapt the number to a new one').toBe(
    11,
  );
  for (const locale of locales.filter((name) => name !== 'en')) {
    const strings = readCodeTranslations(folder, locale);
    expect(Object.keys(strings).sort()).toEqual(Object.keys(english).sort());
    for (const [id, text] of Object.entries(english)) {
      expect(placeholders(strings[id])).toEqual(placeholders(text));
      // One word, such as "Blog" or "Version", can be the same in two languages.
      expect(strings[id] !== text || !text.includes(' '), `${locale} ${id}`).toBe(true);
    }
  }
});
