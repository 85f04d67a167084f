import {describe, expect, it} from 'vitest';
import {mobile, useBrowser} from '@repo/testing/browser';

describe('the cost of a change of the page', () => {
  const {openWithoutHydration} = useBrowser();

  /**
   * A selector with `:has()` can make the browser compute the style of every element at each change of the page: 12 times when search was
   * opened, a quarter of a second each on a long page.
   */
  it('computes the style of the whole page at most twice when search is opened', async () => {
    const page = await openWithoutHydration('/ko/v1/api/js/window', {viewport: mobile});
    const browser = page.context().browser();
    const elements = await page.evaluate(() => document.querySelectorAll('body *').length);
    await browser?.startTracing(page, {categories: ['devtools.timeline']});
    await page.locator('.navbar .search-button').click();
    await page.keyboard.type('tray');
    await page.getByRole('option').first().waitFor();
    const trace = JSON.parse(String(await browser?.stopTracing())) as {
      traceEvents: {name: string; args: {elementCount?: number}}[];
    };
    const counts = trace.traceEvents
      .filter(({name}) => name === 'UpdateLayoutTree')
      .flatMap(({args: {elementCount = 0}}) => elementCount);
    expect(counts.length).toBeGreaterThan(0);
    // The lines of code are laid out only when they come into view.
    expect(counts.filter((count) => count > elements / 4).length).toBeLessThanOrEqual(2);
  });
});
