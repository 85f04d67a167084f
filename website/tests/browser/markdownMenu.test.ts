import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {describe, expect, inject, it} from 'vitest';
import {violations} from '@repo/testing/axe';
import {delayScripts, useBrowser} from '@repo/testing/browser';

const guide = '/ko/v1/guides/features/command';
const permissions = ['clipboard-write'];

/** Stores what the page copies: other test files may use the clipboard of the browser at the same time. */
const recordCopies = (page: Page) =>
  page.addInitScript(`
    navigator.clipboard.write = async ([item]) => {
      window.copied = await (await item.getType('text/plain')).text();
    };
  `);

const readCopy = (route: string) =>
  fs.readFileSync(path.join(inject('siteFolder'), `${route}.md`), 'utf8');

describe('the Markdown menu', () => {
  const {openPage, openWithoutHydration, problems} = useBrowser();

  const copyButton = (page: Page) => page.getByRole('button', {name: '페이지를 마크다운으로 복사'});
  const status = (page: Page) => page.locator('.markdown-menu [role=status]');

  it('copies the page by keyboard, and announces it', async () => {
    const page = await openPage(guide, {permissions}, recordCopies);
    await copyButton(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => status(page).textContent()).toBe('복사했습니다');
    expect(await page.evaluate('window.copied')).toBe(readCopy(guide));
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('copies the page if it is clicked before hydration', async () => {
    const page = await openWithoutHydration(guide, {permissions}, recordCopies);
    const release = await delayScripts(page);
    await copyButton(page).click();
    release();
    await expect.poll(() => page.evaluate('window.copied')).toBe(readCopy(guide));
  });

  it('shows the Markdown if the browser refuses to copy', async () => {
    const page = await openPage(guide, {}, (opened) =>
      opened.addInitScript(
        'navigator.clipboard.write = async () => { throw new DOMException("Denied", "NotAllowedError") }',
      ),
    );
    await copyButton(page).click();
    await page.waitForURL(`**${guide}.md`);
  });

  it('is on posts and on Markdown pages, in the language of the locale, and not in lists', async () => {
    for (const route of ['/ko/blog/2023/06/14/tauri-1-4', '/ko/about/intro', '/ko/v1/guides']) {
      const page = await openWithoutHydration(route, {javaScriptEnabled: false});
      const link = page.getByRole('link', {name: '마크다운으로 보기'});
      expect(await link.getAttribute('href'), route).toBe(`${route}.md`);
      expect(await copyButton(page).count(), route).toBe(0);
    }
    const list = await openPage('/ko/blog');
    expect(await list.locator('.markdown-menu').count()).toBe(0);
  });

  it('follows the reader to the next page, with the link in the head', async () => {
    const page = await openPage('/ko/v1/guides/features');
    const next = `.menu a[href="${guide}"]`;
    await page.locator(next).click();
    await page.waitForURL(`**${guide}`);
    const alternate = page.locator('head link[type="text/markdown"]');
    await expect.poll(() => alternate.getAttribute('href')).toBe(`https://v1.tauri.app${guide}.md`);
    expect(await page.locator('.markdown-menu a').first().getAttribute('href')).toBe(`${guide}.md`);
    expect(problems).toEqual([]);
  });
});
