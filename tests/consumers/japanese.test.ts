import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {describe, expect, it} from 'vitest';
import {violations} from '@repo/testing/axe';
import {findAndOpen, useReader} from '../examples/reader';
import {copyExample, docusaurus, install, serveSite, useServer} from '../examples/site';
import {docusaurus3Faster} from './variants';

const docs = path.join(import.meta.dirname, '../relevance/japaneseDocs');
const config = "({...site, i18n: {defaultLocale: 'ja', locales: ['ja']}})";

/** Names of keys, and headings of the site's pages that consist of a command. */
const allowed = /^(Esc|kura|kura [a-z]+)$/;

/** Lines and labels of the search UI that have Latin words, but no Japanese ones. */
async function englishTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const root =
      document.querySelector<HTMLElement>('dialog[open]') ?? document.querySelector('main');
    if (!root) {
      throw new Error('There is no search UI.');
    }
    const labels = Array.from(root.querySelectorAll('*'), (element) =>
      ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'].map(
        (name) => element.getAttribute(name) ?? '',
      ),
    );
    return [...root.innerText.split('\n'), ...labels.flat()].map((text) => text.trim());
  });
  return texts.filter(
    (text) => /[a-z]{2}/i.test(text) && !/[ぁ-んァ-ヶ一-龠]/.test(text) && !allowed.test(text),
  );
}

describe('a Japanese site', () => {
  const reader = useReader();
  const url = useServer(async () => {
    const variant = {...docusaurus3Faster, name: 'japanese'};
    await install(variant, /search/);
    const dir = copyExample(variant, 'search-minimal', config);
    fs.rmSync(path.join(dir, 'docs'), {recursive: true});
    fs.cpSync(docs, path.join(dir, 'docs'), {recursive: true});
    // A page of another category, so that there are filters.
    const privacy = path.join(import.meta.dirname, 'site/ja/privacy.md');
    fs.cpSync(privacy, path.join(dir, 'src/pages/privacy.md'));
    await docusaurus(dir, ['build']);
    return serveSite(dir);
  });

  async function expectJapanese(page: Page, text: string) {
    await page.getByText(text).first().waitFor();
    expect(await englishTexts(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  }

  it('finds a page by a word without spaces around it', () =>
    findAndOpen(reader, {
      from: url('/'),
      query: '復元先',
      page: '/guides/restore#復元先を指定する',
    }));

  it('has a modal in Japanese, in each state', async () => {
    const page = await reader.open(url('/'));
    await page.keyboard.press('Control+k');
    const input = page.getByRole('combobox', {name: 'ドキュメントを検索'});
    await input.waitFor();
    expect(await englishTexts(page)).toEqual([]);
    await input.fill('鬱鬱鬱');
    await expectJapanese(page, '一致する結果は見つかりませんでした');
    await input.fill('バックアップ');
    await expectJapanese(page, 'すべて');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({state: 'detached'});
    await page.keyboard.press('Control+k');
    await expectJapanese(page, '最近の検索');
  });

  it('has a search page in Japanese', async () => {
    const page = await reader.open(url('/search?q=バックアップ'));
    await expectJapanese(page, 'すべて');
    expect(await page.title()).toMatch(/^バックアップ \| /);
    await page.getByRole('combobox').or(page.getByRole('searchbox')).first().fill('鬱鬱鬱');
    await expectJapanese(page, '一致する結果は見つかりませんでした');
  });
});
