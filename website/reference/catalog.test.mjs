// @ts-check
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {Catalog, readCatalog} from './catalog.mjs';

describe('text', () => {
  const catalog = new Catalog(
    'js.json',
    {'window.WebviewWindow.setTitle': '제목', '= Print help': '도움말', 'a.b': '비'},
    'ko',
  );

  test('returns the translation of the symbol', () => {
    expect(catalog.text('a.b', 'B')).toEqual({markdown: '비'});
  });

  test('finds a translation through a class that inherits the symbol', () => {
    const keys = ['window.WindowManager.setTitle', 'window.WebviewWindow.setTitle'];
    expect(catalog.text(keys, 'Title')).toEqual({markdown: '제목'});
  });

  test('finds a translation by sentence, regardless of line breaks', () => {
    expect(catalog.text('build.--help', 'Print\n help')).toEqual({markdown: '도움말'});
  });

  test('returns the source with its language if there is no translation', () => {
    expect(catalog.text('a.c', 'C')).toEqual({markdown: 'C', language: 'en'});
    expect(catalog.text('a.c', '')).toEqual({markdown: ''});
    expect(new Catalog('js.json', {}, 'en').text('a.c', 'C')).toEqual({markdown: 'C'});
  });
});

test('warns about a key that matches no symbol', () => {
  const catalog = new Catalog(
    'i18n/ko/reference/js.json',
    {'window.gone': '…', window: '창'},
    'ko',
  );
  catalog.text('window', 'Window');
  expect(catalog.warnings()).toEqual([
    'i18n/ko/reference/js.json: the key "window.gone" matches no symbol of the reference. Correct it or remove it.',
  ]);
});

describe('a file', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reference-catalog-'));
  });
  afterAll(() => rm(folder, {recursive: true}));

  test('can be missing', async () => {
    expect((await readCatalog(join(folder, 'missing.json'), 'ko')).entries).toEqual({});
  });

  test.each([
    ['{"a": }', /not valid JSON/],
    ['["a"]', /must contain one JSON object/],
    ['{"a": {"b": "c"}}', /the value of "a" must be a string/],
  ])('with %s is rejected', async (content, message) => {
    const file = join(folder, 'broken.json');
    await writeFile(file, content);
    await expect(readCatalog(file, 'ko')).rejects.toThrow(message);
    await expect(readCatalog(file, 'ko')).rejects.toThrow(file);
  });
});
