import type {Page} from 'playwright-core';
import {describe, expect, inject, it} from 'vitest';
import {violations} from '@repo/testing/axe';
import {delayScripts, mobile, nextPaint, recordCopies, useBrowser} from '@repo/testing/browser';

const guide = '/ko/v1/guides/features/command';
const permissions = ['clipboard-write'];

describe('the link of a heading', () => {
  const {openPage, openWithoutHydration, problems} = useBrowser();

  const firstLink = (page: Page) => page.locator('.markdown h2 > .hash-link').first();
  const status = (page: Page) => page.locator('#page-status');
  /** URL that the link must copy. */
  const urlOf = async (page: Page) =>
    `${inject('siteUrl')}${guide}${await firstLink(page).getAttribute('href')}`;
  const copied = (page: Page) => page.evaluate('window.copied');
  const mark = (page: Page) =>
    firstLink(page).evaluate((link) => getComputedStyle(link, '::before').content);

  it.each([
    ['ko', '링크를 복사했습니다'],
    ['', 'Link copied'],
  ])('copies its URL by keyboard and announces it: %s', async (locale, message) => {
    const page = await openPage(
      guide.replace('/ko', locale && `/${locale}`),
      {permissions},
      recordCopies,
    );
    await page.clock.install();
    const link = firstLink(page);
    await link.focus();
    await expect.poll(() => link.evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
    expect(await mark(page)).toBe('"#"');
    await page.keyboard.press('Enter');
    // Both disappear after a while.
    const shown = async () => [await status(page).textContent(), await mark(page)];
    await expect.poll(shown).toEqual([message, '"✓"']);
    expect(await status(page).getAttribute('role')).toBe('status');
    expect(await copied(page)).toBe(page.url());
    expect(page.url()).toContain(`${await link.getAttribute('href')}`);
    expect(await violations(page)).toEqual([]);
    await page.clock.runFor(2000);
    expect(await status(page).textContent()).toBe('');
    expect(await mark(page)).toBe('"#"');
    expect(problems).toEqual([]);
  });

  it('copies its URL before hydration', async () => {
    const page = await openWithoutHydration(guide, {permissions}, async (opened) => {
      await delayScripts(opened);
      await recordCopies(opened);
    });
    await firstLink(page).click();
    await expect.poll(() => status(page).textContent()).toBe('링크를 복사했습니다');
    expect(await copied(page)).toBe(await urlOf(page));
  });

  it('only leads to the heading if the browser refuses', async () => {
    const page = await openPage(guide, {}, (opened) =>
      opened.addInitScript(
        'navigator.clipboard.writeText = async () => { throw new DOMException("Denied", "NotAllowedError") }',
      ),
    );
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await firstLink(page).click();
    expect((await warning).text()).toContain('Denied');
    expect(page.url()).toBe(await urlOf(page));
    expect(await status(page).textContent()).toBe('');
    expect(problems).toEqual([]);
  });

  it('opens a tab with Ctrl, and copies nothing', async () => {
    const page = await openPage(guide, {permissions}, recordCopies);
    const tab = page.context().waitForEvent('page');
    await firstLink(page).click({modifiers: ['Control']});
    await (await tab).close();
    expect(await status(page).textContent()).toBe('');
    expect(await copied(page)).toBe(undefined);
  });

  it('is visible on a touch screen', async () => {
    const page = await openPage(guide, {viewport: mobile, hasTouch: true, isMobile: true});
    await nextPaint(page);
    expect(await firstLink(page).evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
  });
});
