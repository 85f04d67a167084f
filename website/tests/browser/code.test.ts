import type {Page} from 'playwright-core';
import {describe, expect, it} from 'vitest';
import {delayScripts, hydrate, mobile, useBrowser} from '@repo/testing/browser';

const guide = '/ko/v1/guides/features/command';

/** Marks the first line of code of the served HTML, before any script of the page runs. */
const markServedLine = `
  new MutationObserver((_, observer) => {
    const line = document.querySelector('.token-line');
    if (line) {
      line.dataset.served = 'true';
      observer.disconnect();
    }
  }).observe(document, {subtree: true, childList: true});
`;

type ColoredToken = {text: string; color: string};

/** The tokens of the first code block of a page. */
const tokensOf = (page: Page): Promise<ColoredToken[]> =>
  page
    .locator('.theme-code-block code')
    .first()
    .evaluate((code) =>
      Array.from(code.querySelectorAll('.token'), (token) => ({
        text: token.textContent,
        color: getComputedStyle(token).color,
      })),
    );

const colorsOf = (tokens: ColoredToken[]) => new Set(tokens.map(({color}) => color)).size;

describe('code', () => {
  const {openPage, openWithoutHydration, problems} = useBrowser();

  it('of the first page keeps the highlighting of the server', async () => {
    const page = await openPage(guide, {}, (opened) => opened.addInitScript(markServedLine));
    await page.getByRole('button', {name: /복사/}).first().waitFor({state: 'attached'});
    expect(await page.locator('.token-line[data-served]').count()).toBe(1);
    expect(await page.locator('.theme-code-block code:empty').count()).toBe(0);
    expect(colorsOf(await tokensOf(page))).toBeGreaterThan(2);
    expect(problems).toEqual([]);
  });

  it('of the next page is highlighted as on a first page', async () => {
    const expected = await tokensOf(await openPage(guide));
    const page = await openPage('/ko/v1/guides/features');
    await page.locator(`.menu a[href="${guide}"]`).click();
    await page.waitForURL((url) => url.pathname === guide);
    await expect.poll(() => tokensOf(page)).toEqual(expected);
    expect(problems).toEqual([]);
  });

  it('has its height before it is laid out, so the page does not move', async () => {
    const page = await openPage(guide, {viewport: mobile});
    const heights = await page.locator('.code-content').evaluateAll((blocks) => {
      const measure = () => blocks.map((block) => block.getBoundingClientRect().height);
      const before = measure();
      blocks.forEach((block) =>
        (block as HTMLElement).style.setProperty('content-visibility', 'visible'),
      );
      return measure().map((after, index) => ({before: before[index] ?? 0, after}));
    });
    expect(heights.length).toBeGreaterThan(10);
    // Calculated heights are rounded.
    expect(heights.filter(({before, after}) => Math.abs(before - after) >= 1)).toEqual([]);
  });

  it('has a background from edge to edge behind a highlighted line, also of a wide block', async () => {
    const page = await openPage(guide, {viewport: mobile});
    const lines = page.locator('.theme-code-block-highlighted-line');
    const widths = await lines.evaluateAll((all) =>
      all.map((line) => ({
        line: Math.round(line.getBoundingClientRect().width),
        block: line.closest('pre')?.scrollWidth,
        isColored: getComputedStyle(line).backgroundColor !== 'rgba(0, 0, 0, 0)',
      })),
    );
    expect(widths).not.toEqual([]);
    expect(widths).toEqual(widths.map(({block}) => ({line: block, block, isColored: true})));
  });

  it('can be wrapped if a line is too long, before hydration and after', async () => {
    const page = await openWithoutHydration(guide, {viewport: mobile});
    const release = await delayScripts(page);
    const block = page.locator('.theme-code-block', {has: page.locator('pre')}).nth(11);
    const wrap = block.getByRole('checkbox', {name: '줄 바꿈 전환'});
    const isScrollable = () =>
      block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    // Code is laid out near the viewport. Before that, it is not too long.
    await block.scrollIntoViewIfNeeded();
    await wrap.check();
    await expect.poll(isScrollable).toBe(false);
    release();
    await hydrate(page);
    expect(await isScrollable()).toBe(false);
    await wrap.uncheck();
    await expect.poll(isScrollable).toBe(true);
    await page.setViewportSize({width: 2000, height: 900});
    await wrap.waitFor({state: 'hidden'});
    expect(problems).toEqual([]);
  });

  it('stays readable if the highlighter cannot be loaded', async () => {
    const page = await openPage('/ko/v1/guides/features');
    const link = page.locator(`.menu a[href="${guide}"]`);
    // Loads the page, but not what its components load.
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await link.click();
    await page.waitForURL((url) => url.pathname === guide);
    const code = page.locator('.theme-code-block code').first();
    await expect.poll(() => code.textContent()).toContain('tauri::command');
    expect(await tokensOf(page)).toEqual([]);
    expect(problems.some((problem) => problem.includes('the highlighter was not loaded'))).toBe(
      true,
    );
  });
});
