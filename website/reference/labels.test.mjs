// @ts-check
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import i18n from '../config/locales.js';
import {Labels, labelsDir, readLabels} from './labels.mjs';

const locales = readdirSync(labelsDir).map((file) => file.replace('.json', ''));

/** @param {string} locale */
const read = (locale) => JSON.parse(readFileSync(join(labelsDir, `${locale}.json`), 'utf8'));

const english = read('en');

test('every locale of the site has labels', () => {
  expect(locales.sort()).toEqual([...i18n.locales].sort());
});

describe.each(locales)('%s', (locale) => {
  const labels = read(locale);

  test('has the same labels and pages as English, in the same order', () => {
    expect(Object.keys(labels)).toEqual(Object.keys(english));
    expect(Object.keys(labels.pages)).toEqual(Object.keys(english.pages));
    expect(Object.keys(labels.modulePages)).toEqual(Object.keys(english.modulePages));
  });

  test('has the same placeholders as English', () => {
    /** @param {unknown} text */
    const placeholders = (text) =>
      typeof text === 'string' ? (text.match(/\{\w+\}/g) ?? []).sort() : [];
    for (const [name, text] of Object.entries(english)) {
      expect(placeholders(labels[name]), name).toEqual(placeholders(text));
    }
  });

  test('has descriptions that search engines show in full', () => {
    // A Chinese or Korean character is about as wide as two Latin ones.
    const [shortest, longest] = ['ko', 'zh-cn'].includes(locale) ? [25, 110] : [50, 160];
    for (const [name, page] of Object.entries({...labels.modulePages, ...labels.pages})) {
      expect(page.title, name).toBeTruthy();
      expect(page.description.length, name).toBeGreaterThanOrEqual(shortest ?? 0);
      expect(page.description.length, name).toBeLessThanOrEqual(longest ?? 0);
    }
  });
});

test('has the titles that other pages rely on', () => {
  expect(read('ko').pages).toMatchObject({
    config: {title: '설정'},
    cli: {title: 'CLI'},
    index: {title: '@tauri-apps/api'},
  });
});

test('replaces placeholders by values', () => {
  const labels = new Labels('en.json', '{"since": "Since {version} of {name}"}');
  expect(labels.text('since', {version: '1.0'})).toBe('Since 1.0 of {name}');
  expect(() => labels.text('until')).toThrow('en.json has no label "until"');
});

test('uses general labels for a module without labels', async () => {
  const labels = await readLabels('en');
  expect(labels.modulePage('menu')).toEqual({
    title: 'menu',
    description: expect.stringContaining('the module menu'),
  });
});

test('reports a locale without labels', async () => {
  await expect(readLabels('xx')).rejects.toThrow(
    /There are no labels for the locale "xx".*website\/config\/locales\.js.*pnpm sync-locales/,
  );
});
