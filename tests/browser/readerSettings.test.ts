import type {Page} from 'playwright-core';
import {describe, expect, it} from 'vitest';
import {useBrowser} from './browser';

const stored = (page: Page, key: string) =>
  page.evaluate(`localStorage.getItem(${JSON.stringify(key)})`);

describe('the colour mode', () => {
  const {openPage} = useBrowser();
  const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
  const toggle = (page: Page) =>
    page.getByRole('button', {name: '어두운 모드와 밝은 모드 전환하기'}).first();

  it('is stored once the reader chooses, and put back to that of the system when the system changes', async () => {
    const page = await openPage('/ko/', {colorScheme: 'dark'});
    expect(await stored(page, 'theme')).toBeNull();
    await toggle(page).click();
    await expect.poll(() => theme(page)).toBe('light');
    await expect.poll(() => stored(page, 'theme')).toBe('light');
    await page.emulateMedia({colorScheme: 'light'});
    // Two changes in one frame would be none.
    await expect.poll(() => stored(page, 'theme')).toBeNull();
    await page.emulateMedia({colorScheme: 'dark'});
    await expect.poll(() => theme(page)).toBe('dark');
    expect(await stored(page, 'theme')).toBeNull();
  });

  it('changes in the other tabs too', async () => {
    const page = await openPage('/ko/', {colorScheme: 'dark'});
    const other = await page.context().newPage();
    await other.goto(page.url());
    await toggle(page).click();
    await expect.poll(() => theme(other)).toBe('light');
  });
});

describe('the announcement', () => {
  const {openPage} = useBrowser();
  const announcement = (page: Page) =>
    page.getByText('이 페이지는 이전 버전인 Tauri v1을 다룹니다.');

  it('stays away once it was closed, on every page', async () => {
    const page = await openPage('/ko/');
    await page.getByRole('button', {name: '닫기'}).first().click();
    await announcement(page).waitFor({state: 'detached'});
    await page.locator('.navbar a[href="/ko/releases"]').click();
    await page.getByRole('heading', {level: 1, name: '릴리스 노트'}).waitFor();
    expect(await announcement(page).count()).toBe(0);
    await page.reload();
    expect(await announcement(page).isVisible()).toBe(false);
  });

  it('is shown to those who closed the one before', async () => {
    const page = await openPage('/ko/');
    await page.getByRole('button', {name: '닫기'}).first().click();
    await announcement(page).waitFor({state: 'detached'});
    await page.evaluate('localStorage.setItem("docusaurus.announcement.id", "an older one")');
    await page.reload();
    await announcement(page).waitFor();
    expect(await stored(page, 'docusaurus.announcement.id')).toBe('v2-is-stable');
  });
});

describe('the version of the documentation', () => {
  const {openPage} = useBrowser();

  it('is remembered when it is chosen', async () => {
    const page = await openPage('/ko/v1/guides');
    const menu = page.locator('.navbar .dropdown', {hasText: 'v2'});
    await menu.hover();
    await menu.locator('.dropdown__menu').getByText('v1', {exact: true}).click();
    expect(await stored(page, 'docs-preferred-version-default')).toBe('current');
    await page.reload();
    expect(await stored(page, 'docs-preferred-version-default')).toBe('current');
  });
});
