import type {Page} from 'playwright-core';
import {describe, expect, it} from 'vitest';
import {mobile, nextPaint, useBrowser} from '@repo/testing/browser';

describe('the cost of a change of the page', () => {
  const {openPage, openWithoutHydration} = useBrowser();
  const longPage = '/ko/v1/api/js/window';

  /** The part of the elements of a page (0 to 1) whose style each computation of styles covers, while the page changes. */
  async function partsDuring(page: Page, change: () => Promise<void>): Promise<number[]> {
    const browser = page.context().browser();
    const elements = await page.evaluate(() => document.querySelectorAll('body *').length);
    await browser?.startTracing(page, {categories: ['devtools.timeline']});
    await change();
    const trace = JSON.parse(String(await browser?.stopTracing())) as {
      traceEvents: {name: string; args: {elementCount?: number}}[];
    };
    const parts = trace.traceEvents
      .filter(({name}) => name === 'UpdateLayoutTree')
      .map(({args: {elementCount = 0}}) => elementCount / elements);
    expect(parts.length).toBeGreaterThan(0);
    return parts;
  }

  /**
   * A selector with `:has()` can make the browser compute the style of every element at each change of the page: 12 times when search was
   * opened, a quarter of a second each on a long page.
   */
  it('computes the style of the whole page at most twice when search is opened', async () => {
    const page = await openWithoutHydration(longPage, {viewport: mobile});
    const parts = await partsDuring(page, async () => {
      await page.locator('.navbar .search-button').click();
      await page.keyboard.type('tray');
      await page.getByRole('option').first().waitFor();
    });
    // The lines of code are laid out only when they come into view.
    expect(parts.filter((part) => part > 1 / 4).length).toBeLessThanOrEqual(2);
  });

  /** Each element inherits the colors of the mode. Sections that are far from the viewport wait until they come into view. */
  it('computes the styles of what is near the viewport at a change of the color mode', async () => {
    const page = await openPage(longPage);
    const parts = await partsDuring(page, async () => {
      await page.locator('[data-toggles-color]').filter({visible: true}).click();
      await nextPaint(page);
    });
    expect(Math.max(...parts)).toBeLessThan(1 / 5);
  });

  /** The theme has a class of `body` for it, which all elements depended on. */
  it('computes no styles of the page at the first click', async () => {
    const page = await openPage(longPage);
    const parts = await partsDuring(page, async () => {
      await page.mouse.down();
      await nextPaint(page);
    });
    expect(Math.max(...parts)).toBeLessThan(1 / 50);
  });
});
