import fs from 'fs/promises';
import path from 'path';
import {temporaryFolder} from '@repo/testing/temporaryFolder.mjs';
import {beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {createIndexFiles} from '../../../indexer/createIndexFiles';
import {readSections} from '../../../indexer/readSections';
import {readBuiltPage} from '../../../indexer/builtPage';
import {langOf} from '../../../langOf';
import {readBuiltRecords} from './builtRecords';

const site = {
  locales: ['en', 'ko', 'zh-cn'],
  localeConfigs: {en: {htmlLang: 'en'}, ko: {}, 'zh-cn': {htmlLang: 'zh-CN'}},
};

let outDir = '';
beforeEach(() => {
  outDir = temporaryFolder(onTestFinished);
});

/** Writes an index as a build does. */
async function build(folder: string, lang: string): Promise<void> {
  const html = `<html lang="${lang}" class="plugin-docs"><head></head><body><main><h1>Tray</h1><p>Text</p>
    <pre><code>let tray = systemTray()</code></pre></main></body></html>`;
  const page = readBuiltPage(html, 'tray/index.html', {
    baseUrl: `/${lang}/`,
    titleSuffix: ' | Site',
    versionLabels: {},
  });
  await fs.mkdir(path.join(outDir, folder, 'search'), {recursive: true});
  for (const [name, content] of createIndexFiles(page ? readSections(page, 'Docs') : [])) {
    await fs.writeFile(path.join(outDir, folder, 'search', name), content);
  }
}
const read = async () =>
  (await readBuiltRecords(outDir, site)).map(({lang, url, identifiers}) => [
    lang,
    url,
    identifiers,
  ]);

describe('readBuiltRecords', () => {
  it('reads the default locale and the locales in subfolders', async () => {
    await build('.', 'en');
    await build('zh-cn', 'zh-CN');
    expect(await read()).toEqual([
      ['en', '/en/tray', 'let tray systemTray'],
      ['zh-CN', '/zh-CN/tray', 'let tray systemTray'],
    ]);
  });

  it('reads a single built locale', async () => {
    await build('.', 'ko');
    expect(await read()).toEqual([['ko', '/ko/tray', 'let tray systemTray']]);
  });

  it('says what to do if the site is not built', async () => {
    await expect(read()).rejects.toThrow(/There is no search index in .*Run "docusaurus build"/);
  });

  it('rejects two folders with pages in the same language', async () => {
    await build('.', 'ko');
    await build('ko', 'ko');
    await expect(read()).rejects.toThrow(/contain pages in "ko"/);
  });

  it.each([
    ['index.json', '{"version":2,"pages":', /index\.json is not valid JSON/],
    ['index.json', '{"version":0,"pages":[]}', /has version 0/],
  ])('names an invalid file: %s %s', async (name, content, message) => {
    await build('.', 'en');
    await fs.writeFile(path.join(outDir, 'search', name), content);
    await expect(read()).rejects.toThrow(message);
  });
});

it('langOf falls back to the name of the locale', () => {
  expect(['ko', 'zh-cn', 'fr'].map((locale) => langOf(locale, site))).toEqual([
    'ko',
    'zh-CN',
    'fr',
  ]);
});
