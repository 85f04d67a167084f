import type {Page} from 'playwright-core';
import {describe, expect, it} from 'vitest';
import {useBrowser} from './browser';

const guide = '/ko/v1/guides/features/command';

/** Marks the first line of code in the HTML as it arrives, before any script of the page runs. */
const markServedLine = `
  new MutationObserver((_, observer) => {
    const line = document.querySelector('.token-line');
    if (line) {
      line.dataset.served = 'true';
      observer.disconnect();
    }
  }).observe(document, {subtree: true, childList: true});
`;

type ColouredToken = {text: string; color: string};

/** What the first block of code of a page shows. */
const tokensOf = (page: Page): Promise<ColouredToken[]> =>
  page
    .locator('.theme-code-block code')
    .first()
    .evaluate((code) =>
      Array.from(code.querySelectorAll('.token'), (token) => ({
        text: token.textContent,
        color: getComputedStyle(token).color,
      })).filter(({text}) => text !== ''),
    );

const textOf = (tokens: ColouredToken[]) => tokens.map(({text}) => text).join('');
const colorsOf = (tokens: ColouredToken[]) => new Set(tokens.map(({color}) => color)).size;

describe('code', () => {
  const {openPage, problems} = useBrowser();

  it('of the page that was opened stays as the server coloured it', async () => {
    const page = await openPage(guide, {}, (opened) => opened.addInitScript(markServedLine));
    await page.getByRole('button', {name: /복사/}).first().waitFor({state: 'attached'});
    expect(await page.locator('.token-line[data-served]').count()).toBe(1);
    expect(await page.locator('.theme-code-block code:empty').count()).toBe(0);
    expect(colorsOf(await tokensOf(page))).toBeGreaterThan(2);
    expect(problems).toEqual([]);
  });

  it('of the next page is coloured as on the page that is opened', async () => {
    const expected = await tokensOf(await openPage(guide));
    const page = await openPage('/ko/v1/guides/features');
    await page.locator(`.menu a[href="${guide}"]`).click();
    await page.waitForURL((url) => url.pathname === guide);
    await expect.poll(() => tokensOf(page)).toEqual(expected);
    expect(problems).toEqual([]);
  });

  it('stays readable where the highlighter cannot be loaded', async () => {
    const page = await openPage('/ko/v1/guides/features');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.locator(`.menu a[href="${guide}"]`).click();
    await page.waitForURL((url) => url.pathname === guide);
    await expect.poll(async () => textOf(await tokensOf(page))).toContain('tauri::command');
    expect(colorsOf(await tokensOf(page))).toBe(1);
    expect(problems.some((problem) => problem.includes('the highlighter was not loaded'))).toBe(
      true,
    );
  });
});
