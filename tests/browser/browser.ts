import fs from 'node:fs';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Page,
  type Request,
} from 'playwright-core';
import {afterAll, afterEach, beforeAll, inject} from 'vitest';
import {wake} from './wake.mjs';

const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium of the system where there is one, else the one that comes as an npm package (Linux, x64). */
async function executablePath(): Promise<string> {
  const found = [process.env.CHROME_PATH, ...systemBrowsers].find(
    (file) => file !== undefined && fs.existsSync(file),
  );
  if (found) {
    return found;
  }
  // Makes the package unpack the system libraries it needs; it must be set before the import.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
  const {default: packaged} = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({executablePath: await executablePath(), args: flags});
}

export const desktop = {width: 1280, height: 900};
export const mobile = {width: 360, height: 740};

/** A built site that is served somewhere. */
export type ServedSite = {
  /** Without a trailing slash. */
  url: () => string;
  /** Selects something that is there once the page has come alive: what is pressed before that is lost. */
  aliveSelector: string;
};

/** The search button, which says which keys it answers to once it does. */
export const aliveSearch = '.search-button[aria-keyshortcuts]';

const website: ServedSite = {url: () => inject('siteUrl'), aliveSelector: aliveSearch};

/** A script, for `addInitScript`, by which the browser says that it has such a connection. On 2g no page is fetched ahead. */
export function connectionOf(connection: {effectiveType: string; saveData?: boolean}): string {
  return `Object.defineProperty(navigator, 'connection', {value: ${JSON.stringify(connection)}})`;
}

/** Paths of what a page asks for from now on, as far as it is meant. */
export function pathsAskedBy(page: Page, isMeant: (request: Request) => boolean): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (isMeant(request)) {
      paths.push(new URL(request.url()).pathname);
    }
  });
  return paths;
}

/** Holds back the code that is asked for from now on, until the returned function is called. */
export async function holdCode(page: Page, files = '**/assets/js/*.js'): Promise<() => void> {
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

/** Wakes a page, and waits until it answers. */
export async function startApp(page: Page, aliveSelector = aliveSearch): Promise<void> {
  await wake(page);
  await page.locator(aliveSelector).waitFor({state: 'attached'});
}

/**
 * A browser for the tests of a file. `openPage` gives a page in a fresh context, whose messages of level error, and exceptions,
 * are gathered in `problems`. The page has come alive; one that `openAsleep` gives was not touched.
 *
 * @param prepare runs before the page is opened
 */
export function useBrowser({url, aliveSelector} = website) {
  let browser: Browser;
  const problems: string[] = [];

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    problems.length = 0;
  });
  // Absent where a `beforeAll` of the file failed.
  afterAll(() => (browser as Browser | undefined)?.close());

  async function openAsleep(
    path: string,
    options: BrowserContextOptions = {},
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<Page> {
    const context = await browser.newContext({viewport: desktop, colorScheme: 'dark', ...options});
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') {
        problems.push(message.text());
      }
    });
    await prepare?.(page);
    await page.goto(`${url()}${path}`);
    return page;
  }

  async function openPage(...[path, options = {}, prepare]: Parameters<typeof openAsleep>) {
    const page = await openAsleep(path, options, prepare);
    if (options.javaScriptEnabled !== false) {
      await startApp(page, aliveSelector);
    }
    return page;
  }

  return {openPage, openAsleep, problems};
}
