// @ts-check
import {readFile, readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {temporaryFolder} from '@repo/testing/temporaryFolder.mjs';
import {afterAll, describe, expect, test} from 'vitest';
import i18n from '../../config/locales.js';
import {readCatalog, readIntroductions, readLabels} from './translations.mjs';

const labelsDir = new URL('../labels/', import.meta.url);

/** @param {string} locale */
const readJson = async (locale) =>
  JSON.parse(await readFile(new URL(`${locale}.json`, labelsDir), 'utf8'));

describe('catalogs', () => {
  const file = join(temporaryFolder(afterAll), 'js.json');

  test.each([
    ['the translation of the symbol', ['a.b'], 'B', {markdown: '비'}],
    ['a translation through an inheriting class', ['x.Base.c', 'x.Heir.c'], 'C', {markdown: '시'}],
    ['a translation by sentence', ['build.--help'], 'Print\n help', {markdown: '도움말'}],
    ['the source with its language', ['a.d'], 'D', {markdown: 'D', language: 'en'}],
    ['no text', ['a.d'], '', {markdown: ''}],
  ])('return %s', async (_, keys, source, expected) => {
    await writeFile(file, '{"x.Heir.c": "시", "= Print help": "도움말", "a.b": "비"}');
    expect((await readCatalog(file, 'ko')).text(keys, source)).toEqual(expected);
  });

  test('warn about a key that matches no symbol', async () => {
    await writeFile(file, '{"window.gone": "…", "window": "창"}');
    const catalog = await readCatalog(file, 'ko');
    catalog.text(['window'], 'Window');
    expect(catalog.warnings()).toEqual([
      `${file}: the key "window.gone" matches no symbol of the reference. Correct it or remove it.`,
    ]);
  });

  test.each([
    ['{"a": }', /not valid JSON/],
    ['["a"]', /must contain one JSON object/],
    ['{"a": {"b": "c"}}', /the value of "a" must be a string/],
  ])('with %s are rejected', async (content, message) => {
    await writeFile(file, content);
    await expect(readCatalog(file, 'ko')).rejects.toThrow(message);
    await expect(readCatalog(file, 'ko')).rejects.toThrow(file);
  });
});

test('every locale of the site has labels', async () => {
  const locales = (await readdir(labelsDir)).map((file) => file.replace('.json', ''));
  expect(locales.sort()).toEqual([...i18n.locales].sort());
});

describe.each(i18n.locales)('the labels in %s', (locale) => {
  test('have the names and placeholders of the English ones', async () => {
    /** @param {any} labels Every label with its placeholders; every page with its fields. */
    const shape = (labels) =>
      Object.entries(labels).map(([name, text]) => [
        name,
        typeof text === 'string' ? (text.match(/\{\w+\}/g) ?? []).sort() : Object.keys(text),
      ]);
    expect(shape(await readJson(locale))).toEqual(shape(await readJson('en')));
  });

  test('have descriptions that search engines show in full', async () => {
    const {pages, modulePages} = await readJson(locale);
    // A Chinese or Korean character is about as wide as two Latin ones.
    const [shortest = 0, longest = 0] = ['ko', 'zh-cn'].includes(locale) ? [25, 110] : [50, 160];
    for (const [name, page] of Object.entries({...modulePages, ...pages})) {
      expect(page.title, name).toBeTruthy();
      expect(page.description.length, name).toBeGreaterThanOrEqual(shortest);
      expect(page.description.length, name).toBeLessThanOrEqual(longest);
    }
  });
});

test('a missing label and a locale without labels are errors', async () => {
  const labels = await readLabels('en');
  expect(labels.text('since', {version: '1.0'})).toBe('Since version 1.0.');
  expect(() => labels.text('until')).toThrow(/en\.json has no label "until"/);
  expect(labels.modulePage('menu').description).toContain('the module menu');
  await expect(readLabels('xx')).rejects.toThrow(
    /There are no labels for the locale "xx".*website\/config\/locales\.js.*copy labels\/en\.json to /,
  );
});

test('every introduction has a module and text', async () => {
  const introductions = await readIntroductions();
  expect(introductions.get('fs#security')).toMatch(/^A path can neither/);
  for (const [name, text] of introductions) {
    expect(name).toMatch(/^[A-Za-z]+(?:#security)?$/);
    expect(text, name).toMatch(/\S/);
  }
});
