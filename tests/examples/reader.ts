import type {ConsoleMessage, Page} from 'playwright-core';
import {expect} from 'vitest';
import {desktop, useBrowser} from '@repo/testing/browser';

/** A reader of sites, in the browser. */
export type Reader = {
  /** Opens a URL, and waits until the page is hydrated. `prepare` runs before the page is loaded. */
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
 * Files that a site may lack: its icon, and a file that Docusaurus 3 prefetches for each page written in JavaScript, which
 * `build --dev` does not emit, since the configuration is part of the main script.
 */
const mayBeMissing = /\/(?:favicon\.ico|config---[\w-]+\.js)$/;

const isProblem = (message: ConsoleMessage) =>
  ['error', 'warning'].includes(message.type()) && !mayBeMissing.test(message.location().url);

/** A reader for the tests of a file. */
export function useReader(): Reader {
  const {openPage, openWithoutHydration, problems} = useBrowser({
    url: () => '',
    hydratedSelector: 'html[data-has-hydrated="true"]',
    isProblem,
  });
  return {
    consoleMessages: problems,
    openWithoutScripts: (url) =>
      openWithoutHydration(url, {}, (page) => page.route('**/*.js', (route) => route.abort())),
    open: (url, viewport = desktop, prepare) =>
      openPage(url, {viewport, colorScheme: 'light'}, prepare),
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
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => decodeURI(url.pathname + url.hash) === address);
  await page.getByRole('dialog').waitFor({state: 'detached'});
  expect(consoleMessages).toEqual([]);
}
