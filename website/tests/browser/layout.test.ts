import type {Page} from 'playwright-core';
import {describe, expect, it} from 'vitest';
import {desktop, mobile, useBrowser} from '@repo/testing/browser';

describe('the layout', () => {
  const {openPage} = useBrowser();

  it('has a menu button up to 996 px, and the sidebar above', async () => {
    const page = await openPage('/ko/v1/guides', {viewport: {width: 996, height: 800}});
    const button = page.locator('.navbar__toggle');
    const sidebar = page.locator('.theme-doc-sidebar-container');
    expect(await button.isVisible()).toBe(true);
    expect(await sidebar.isVisible()).toBe(false);
    await page.setViewportSize({width: 997, height: 800});
    await button.waitFor({state: 'hidden'});
    await sidebar.waitFor();
  });

  it('does not scroll behind the open mobile menu', async () => {
    const page = await openPage('/ko/v1/guides', {viewport: mobile});
    const overflow = () => page.evaluate('getComputedStyle(document.body).overflow');
    expect(await overflow()).not.toBe('hidden');
    await page.locator('.navbar__toggle').click();
    await page.locator('.navbar-sidebar--show').waitFor();
    expect(await overflow()).toBe('hidden');
    await page.locator('.navbar-sidebar__close').click();
    await expect.poll(overflow).not.toBe('hidden');
  });

  it('follows the height of the viewport', async () => {
    const page = await openPage('/ko/', {viewport: mobile});
    const variable = () => page.evaluate('document.documentElement.style.getPropertyValue("--vh")');
    expect(await variable()).toBe(`${mobile.height / 100}px`);
    await page.setViewportSize({width: 360, height: 500});
    await expect.poll(variable).toBe('5px');
    await page.locator('.navbar__toggle').click();
    await page.locator('.navbar-sidebar--show').waitFor();
    const menu = page.locator('.navbar-sidebar');
    expect(await menu.evaluate((element) => element.getBoundingClientRect().height)).toBe(500);
  });
});

describe('the sidebar', () => {
  const {openPage} = useBrowser();

  it('is expanded at the current page, and collapsed elsewhere', async () => {
    const page = await openPage('/ko/v1/guides/features/command');
    const active = page.locator('.menu__link--active[href="/ko/v1/guides/features/command"]');
    expect(await active.isVisible()).toBe(true);
    expect(await active.getAttribute('aria-current')).toBe('page');
    expect(await page.locator('.menu a[href="/ko/v1/guides/building/linux"]').isVisible()).toBe(
      false,
    );
  });

  /** Expands a category, and returns the durations of its animation in ms, each with the height of the content in px. */
  async function durations(page: Page): Promise<{duration: number; height: number}[]> {
    await page.evaluate(`
      window.animations = [];
      new MutationObserver((changes) => changes.forEach(({target}) => {
        const [, duration] = /height (\\d+)ms/.exec(target.style.transition) || [];
        if (duration) window.animations.push({duration: Number(duration), height: target.scrollHeight});
      })).observe(document.querySelector('.theme-doc-sidebar-menu'), {subtree: true, attributes: true, attributeFilter: ['style'], childList: true});
    `);
    const menu = page.locator('.theme-doc-sidebar-menu');
    await menu.getByRole('link', {name: '디버깅', exact: true}).click();
    await menu.locator('a[href="/ko/v1/guides/debugging/vs-code"]').waitFor();
    await expect.poll(() => page.evaluate('window.animations.length')).toBeGreaterThan(0);
    return (await page.evaluate('window.animations')) as {duration: number; height: number}[];
  }

  it('expands in a time that depends on the height', async () => {
    const page = await openPage('/ko/v1/guides/features/command', {viewport: desktop});
    const [first] = await durations(page);
    const height = first?.height ?? 0;
    expect(height).toBeGreaterThan(100);
    // The formula of Material UI, which the theme uses.
    const expected = Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10);
    expect(first?.duration).toBe(expected);
  });

  it('expands in 1 ms for readers who prefer reduced motion', async () => {
    const page = await openPage('/ko/v1/guides/features/command', {reducedMotion: 'reduce'});
    const all = await durations(page);
    expect(new Set(all.map(({duration}) => duration))).toEqual(new Set([1]));
  });
});
