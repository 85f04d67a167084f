import {describe, expect, it} from 'vitest';
import {desktop, mobile, nextPaint, useBrowser} from '@repo/testing/browser';

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
    const overflow = () => page.evaluate('getComputedStyle(document.documentElement).overflow');
    expect(await overflow()).not.toBe('hidden');
    await page.locator('.navbar__toggle').click();
    await page.locator('.site-menu:popover-open').waitFor();
    expect(await overflow()).toBe('hidden');
    await page.locator('.site-menu__head > button').click();
    await expect.poll(overflow).not.toBe('hidden');
  });

  it('follows the height of the viewport', async () => {
    const page = await openPage('/ko/', {viewport: mobile});
    const variable = () => page.evaluate('document.documentElement.style.getPropertyValue("--vh")');
    await page.setViewportSize({width: 360, height: 500});
    await expect.poll(variable).toBe('5px');
    await page.locator('.navbar__toggle').click();
    await page.locator('.site-menu:popover-open').waitFor();
    const menu = page.locator('.site-menu');
    expect(await menu.evaluate((element) => element.getBoundingClientRect().height)).toBe(500);
  });
});

describe('the sidebar', () => {
  const {openPage} = useBrowser();

  it('is expanded at the current page, and collapsed elsewhere', async () => {
    const page = await openPage('/ko/v1/guides/features/command');
    const active = page.locator('.theme-doc-sidebar-menu a[href="/ko/v1/guides/features/command"]');
    expect(await active.isVisible()).toBe(true);
    expect(await active.getAttribute('aria-current')).toBe('page');
    expect(
      await page
        .locator('.theme-doc-sidebar-menu a[href="/ko/v1/guides/building/linux"]')
        .isVisible(),
    ).toBe(false);
  });

  it('expands in 1 ms for readers who prefer reduced motion', async () => {
    const page = await openPage('/ko/v1/guides/features/command', {reducedMotion: 'reduce'});
    await page.evaluate(`
      const {animate} = Element.prototype;
      Element.prototype.animate = function (frames, timing) {
        window.duration = timing.duration;
        return animate.call(this, frames, timing);
      };
    `);
    await page.locator('.theme-doc-sidebar-menu summary', {hasText: '디버깅'}).click();
    await page.locator('.menu a[href="/ko/v1/guides/debugging/vs-code"]').waitFor();
    expect(await page.evaluate('window.duration')).toBe(1);
  });
});

describe('a long page, whose sections are laid out when they come into view', () => {
  const {openWithoutHydration} = useBrowser();

  it.each([
    ['/ko/v1/api/js/window#settitle', desktop],
    ['/ko/v1/api/js/window#windowoptions.url', desktop],
    ['/ko/v1/api/config#tauriconfig', desktop],
    ['/ko/v1/api/config#httpallowlistconfig', mobile],
  ])('opens %s at its element, and scrolls up without jumps', async (path, viewport) => {
    const page = await openWithoutHydration(path, {viewport});
    const target = page.locator(`[id="${path.split('#')[1]}"]`);
    const distance = () =>
      target.evaluate(
        (element) =>
          element.getBoundingClientRect().top -
          parseFloat(getComputedStyle(element).scrollMarginTop),
      );
    await expect.poll(async () => Math.abs(await distance())).toBeLessThan(2);
    for (let step = 1; step <= 4; step += 1) {
      await page.evaluate("scrollBy({top: -100, behavior: 'instant'})");
      await nextPaint(page);
      expect(Math.abs((await distance()) - 100 * step)).toBeLessThan(4);
    }
  });
});
