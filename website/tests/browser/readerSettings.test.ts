import type {Page} from 'playwright-core';
import {describe, expect, it} from 'vitest';
import {hydrate, useBrowser} from '@repo/testing/browser';

const stored = (page: Page, key: string) =>
  page.evaluate(`localStorage.getItem(${JSON.stringify(key)})`);

describe('the color mode', () => {
  const {openPage} = useBrowser();
  const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
  const toggle = (page: Page) =>
    page.getByRole('button', {name: '어두운 모드와 밝은 모드 전환하기'}).first();

  it('is dark if the system has no preference', async () => {
    // Chromium always has a preference. Without support for the query, neither mode matches.
    const page = await openPage('/ko/', {colorScheme: 'light'}, (opened) =>
      opened.addInitScript(`
        const query = window.matchMedia;
        window.matchMedia = (media) => query.call(window, media.includes('prefers-color-scheme') ? 'not all' : media);
      `),
    );
    expect(await theme(page)).toBe('dark');
    expect(await stored(page, 'theme')).toBeNull();
  });

  it('is stored when the reader chooses, and follows the system again when the system changes', async () => {
    const page = await openPage('/ko/', {colorScheme: 'dark'});
    expect(await stored(page, 'theme')).toBeNull();
    await toggle(page).click();
    await expect.poll(() => theme(page)).toBe('light');
    await expect.poll(() => stored(page, 'theme')).toBe('light');
    await page.emulateMedia({colorScheme: 'light'});
    // Two changes in one frame would cancel each other out.
    await expect.poll(() => stored(page, 'theme')).toBeNull();
    await page.emulateMedia({colorScheme: 'dark'});
    await expect.poll(() => theme(page)).toBe('dark');
    expect(await stored(page, 'theme')).toBeNull();
  });
});

describe('the announcement', () => {
  const {openPage} = useBrowser();
  const announcement = (page: Page) =>
    page.getByText('이 페이지는 이전 버전인 Tauri v1을 다룹니다.');

  it('stays dismissed on every page', async () => {
    const page = await openPage('/ko/');
    await page.getByRole('button', {name: '닫기'}).first().click();
    await announcement(page).waitFor({state: 'detached'});
    await page.locator('.navbar__inner a[href="/ko/releases"]').click();
    await page.getByRole('heading', {level: 1, name: '릴리스 노트'}).waitFor();
    expect(await announcement(page).count()).toBe(0);
    await page.reload();
    expect(await announcement(page).isVisible()).toBe(false);
  });

  it('is shown to readers who closed the previous one', async () => {
    const page = await openPage('/ko/');
    await page.getByRole('button', {name: '닫기'}).first().click();
    await announcement(page).waitFor({state: 'detached'});
    await page.evaluate('localStorage.setItem("docusaurus.announcement.id", "an older one")');
    await page.reload();
    // Before hydration, so that no text moves later.
    expect(await announcement(page).isVisible()).toBe(true);
    await hydrate(page);
    expect(await announcement(page).isVisible()).toBe(true);
    expect(await stored(page, 'docusaurus.announcement.id')).toBe('v2-is-stable');
  });
});

describe('the version of the documentation', () => {
  const {openPage} = useBrowser();

  it('is stored when the reader chooses it', async () => {
    const page = await openPage('/ko/v1/guides');
    const menu = page.locator('.navbar .dropdown', {hasText: 'v2'});
    await menu.hover();
    await menu.locator('.dropdown__menu').getByText('v1', {exact: true}).click();
    expect(await stored(page, 'docs-preferred-version-default')).toBe('current');
    await page.reload();
    await hydrate(page);
    expect(await stored(page, 'docs-preferred-version-default')).toBe('current');
  });
});
