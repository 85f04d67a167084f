import type {Browser, Page} from 'playwright-core';
import {afterAll, afterEach, beforeAll, expect} from 'vitest';
import {hydratedSearchButton, desktop, connectToBrowser} from '@repo/testing/browser';

/** A reader of a site, in the browser. */
export type Reader = {
  /** Opens a URL of the site, and waits until the page is hydrated. `prepare` runs before the page is loaded. */
  open: (
    url: string,
    viewport?: {width: number; height: number},
    prepare?: (page: Page) => Promise<unknown>,
  ) => Promise<Page>;
  /** Opens a URL as the server sends it, without running scripts. */
  openWithoutScripts: (url: string) => Promise<Page>;
  /** Errors, warnings and exceptions in the browser since the test began. */
  consoleMessages: string[];
};

/**
 * A file that Docusaurus 3 prefetches for each page written in JavaScript. `build --dev` does not emit it, since the configuration
 * is part of the main script.
 */
const missingInDevelopment = /\/config---[\w-]+\.js$/;

/** A reader for the tests of a file. */
export function createReader(): Reader {
  let browser: Browser;
  const consoleMessages: string[] = [];

  beforeAll(async () => {
    browser = await connectToBrowser();
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    consoleMessages.length = 0;
  });
  afterAll(() => browser.close());

  return {
    consoleMessages,
    async openWithoutScripts(url) {
      const page = await browser.newPage({viewport: desktop});
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(url);
      return page;
    },
    async open(url, viewport = desktop, prepare) {
      const context = await browser.newContext({viewport});
      const page = await context.newPage();
      page.on('pageerror', (error) => consoleMessages.push(error.message));
      page.on('console', (message) => {
        const isMissing = missingInDevelopment.test(message.location().url);
        if (['error', 'warning'].includes(message.type()) && !isMissing) {
          consoleMessages.push(message.text());
        }
      });
      await prepare?.(page);
      await page.goto(url);
      await page.locator(hydratedSearchButton).first().waitFor({state: 'attached'});
      return page;
    },
  };
}

/** Searches by hotkey, and opens the first hit by Enter. */
export async function findAndOpen(
  {open, consoleMessages}: Reader,
  {from, query, page: address}: {from: string; query: string; page: string},
): Promise<void> {
  const page = await open(from);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(query);
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => decodeURI(url.pathname + url.hash) === address);
  await page.getByRole('dialog').waitFor({state: 'detached'});
  expect(consoleMessages).toEqual([]);
}
