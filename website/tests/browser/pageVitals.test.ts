import {describe, expect, it} from 'vitest';
import {desktop, hydrate, mobile, useBrowser} from '@repo/testing/browser';
import {pageTypes} from './pageTypes';
import {isServed, vitalsOf, watchVitals} from './pageVitals.mjs';

/** Limit of the sum of all layout shifts while a page loads, without a unit. */
const shiftLimit = 0.01;

describe.each([mobile, desktop])('nothing moves while a page loads, $width px', (viewport) => {
  const {openPage} = useBrowser();

  it.each(Object.entries(pageTypes))('%s', async (_name, path) => {
    const page = await openPage(path, {viewport}, watchVitals);
    const {shift, shifted, largest} = await vitalsOf(page);
    expect(shift, shifted.join('\n')).toBeLessThanOrEqual(shiftLimit);
    // The largest element is there before any script runs.
    const html = await (await fetch(page.url())).text();
    expect(isServed(html, largest), JSON.stringify(largest)).toBe(true);
  });
});

describe('hydration', () => {
  const {openWithoutHydration} = useBrowser();

  it('moves nothing in the navbar', async () => {
    const page = await openWithoutHydration('/ko/');
    const positions = () =>
      page
        .locator('.navbar :is(a, button):visible')
        .evaluateAll((controls) => controls.map((it) => Math.round(it.getBoundingClientRect().x)));
    const before = await positions();
    await hydrate(page);
    expect(await positions()).toEqual(before);
  });
});

describe('while HTML arrives', () => {
  const {openPage} = useBrowser();

  it('a text has its final position before its table of contents is loaded', async () => {
    const page = await openPage('/ko/about/intro');
    const text = page.locator('main article');
    const left = () => text.evaluate((element) => element.getBoundingClientRect().x);
    const complete = await left();
    await page.locator('main .col:has(.table-of-contents)').evaluate((table) => table.remove());
    expect(Math.abs((await left()) - complete)).toBeLessThan(1);
  });
});

describe('the measurements notice', () => {
  const {openPage} = useBrowser();

  it('a layout shift, and a largest element that only a script renders', async () => {
    const page = await openPage('/ko/about/intro', {}, async (opened) => {
      await watchVitals(opened);
      // Inserts a notice after the first paint: only what was visible can shift.
      await opened.addInitScript(() =>
        new PerformanceObserver((_list, observer) => {
          observer.disconnect();
          const notice = document.createElement('h1');
          notice.textContent = 'Late notice '.repeat(60);
          document.body.prepend(notice);
        }).observe({type: 'paint', buffered: true}),
      );
    });
    await page.getByText('Late notice').waitFor();
    const {shift, largest} = await vitalsOf(page);
    expect(shift).toBeGreaterThan(0.1);
    expect(largest?.text).toContain('Late notice');
    expect(isServed(await (await fetch(page.url())).text(), largest)).toBe(false);
  });
});
