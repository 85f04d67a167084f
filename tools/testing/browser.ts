import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  type Request,
} from 'playwright-core';
import {afterAll, afterEach, beforeAll, inject} from 'vitest';
import {triggerHydration} from './triggerHydration.mjs';

/** Connects to the browser that all test files share. Closing it closes the contexts of the caller alone. */
export async function connectToBrowser(): Promise<Browser> {
  return chromium.connect(inject('browserEndpoint'));
}

export const desktop = {width: 1280, height: 900};
export const mobile = {width: 360, height: 740};

/** A built site that is served somewhere. */
export type ServedSite = {
  /** Without a trailing slash. */
  url: () => string;
  /** Selects something that exists only once the page is hydrated. Before that, clicks and keys are lost. */
  hydratedSelector: string;
  /** Whether a message in the console is a problem. @default error messages */
  isProblem?: (message: ConsoleMessage) => boolean;
};

/** The search button shows its hotkey once it is hydrated. */
export const hydratedSearchButton = '.search-button__key:not([data-key=""])';

const website: ServedSite = {url: () => inject('siteUrl'), hydratedSelector: hydratedSearchButton};

/** A script for `addInitScript` that makes the browser report a connection. On 2g, no page is prefetched. */
export function connectionOf(connection: {effectiveType: string; saveData?: boolean}): string {
  return `Object.defineProperty(navigator, 'connection', {value: ${JSON.stringify(connection)}})`;
}

/** Paths of the requests that a page makes from now on and that `isMeant` accepts. The array grows with each request. */
export function requestedPaths(page: Page, isMeant: (request: Request) => boolean): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (isMeant(request)) {
      paths.push(new URL(request.url()).pathname);
    }
  });
  return paths;
}

/** Waits until the browser has painted what the page has rendered. */
export async function nextPaint(page: Page): Promise<void> {
  await page.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))',
  );
}

/** Delays the scripts that are requested from now on, until the returned function is called. */
export async function delayScripts(page: Page, files = '**/assets/js/*.js'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Stores what a page copies in `window.copied`: other test files may use the clipboard of the browser at the same time. */
export const recordCopies = (page: Page) =>
  page.addInitScript(`
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (text) => write(text).then(() => { window.copied = text; });
  `);

/** Makes a page hydrate, and waits until it is hydrated. */
export async function hydrate(page: Page, hydratedSelector = hydratedSearchButton): Promise<void> {
  await triggerHydration(page);
  await page.locator(hydratedSelector).first().waitFor({state: 'attached'});
}

const isError = (message: ConsoleMessage) => message.type() === 'error';

/**
 * A browser for the tests of a file. `openPage` opens a page in a fresh context and hydrates it; `openWithoutHydration` leaves it as
 * it was loaded. Both collect exceptions and error messages of the context in `problems`. Their `beforeLoad` runs before the page loads.
 */
export function useBrowser({url, hydratedSelector, isProblem = isError} = website) {
  let browser: Browser;
  const problems: string[] = [];

  beforeAll(async () => {
    browser = await connectToBrowser();
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    problems.length = 0;
  });
  // Undefined if `beforeAll` failed.
  afterAll(() => (browser as Browser | undefined)?.close());

  async function openWithoutHydration(
    path: string,
    options: BrowserContextOptions = {},
    beforeLoad?: (page: Page) => Promise<unknown>,
  ): Promise<Page> {
    const context = await browser.newContext({viewport: desktop, colorScheme: 'dark', ...options});
    context.on('weberror', (error) => problems.push(error.error().message));
    context.on('console', (message) => {
      if (isProblem(message)) {
        problems.push(message.text());
      }
    });
    const page = await context.newPage();
    await beforeLoad?.(page);
    if (options.javaScriptEnabled !== false) {
      // Chromium reports the position of the mouse to a new page. Under load, the report would reach the website and hydrate it.
      await nextPaint(page);
    }
    await page.goto(`${url()}${path}`);
    return page;
  }

  async function openPage(
    ...[path, options = {}, beforeLoad]: Parameters<typeof openWithoutHydration>
  ) {
    const page = await openWithoutHydration(path, options, beforeLoad);
    if (options.javaScriptEnabled !== false) {
      await hydrate(page, hydratedSelector);
    }
    return page;
  }

  return {openPage, openWithoutHydration, problems};
}
