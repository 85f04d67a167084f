import fs from 'node:fs';
import puppeteer, {type Browser, type KeyInput, type Page} from 'puppeteer-core';
import {onPath, slowest, type Driver, type Found, type StartedBrowser} from './driver';

/** Finds Firefox: the program in `FIREFOX_PATH`, or an installed one. */
export function findFirefox(): Found<string> {
  const mac = '/Applications/Firefox.app/Contents/MacOS/firefox';
  const programs =
    process.env.FIREFOX_PATH ??
    onPath('firefox-esr') ??
    onPath('firefox') ??
    [mac].find((file) => fs.existsSync(file));
  return programs
    ? {programs}
    : {missing: 'Firefox is not installed. Install it (Debian: firefox-esr), or set FIREFOX_PATH.'};
}

/** Starts Firefox, and a second one without scripts when it is needed: only a preference of the whole browser turns them off. */
export async function startFirefox(executablePath: string): Promise<StartedBrowser> {
  const launch = (scripts: boolean) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      timeout: slowest,
      // By default, drivers turn off `beforeunload`, with which the recorder notices that a page is left.
      extraPrefsFirefox: {'javascript.enabled': scripts, 'dom.disable_beforeunload': false},
    });
  const withScripts = await launch(true);
  let withoutScripts: Browser | undefined;

  return {
    async openWindow({viewport, scripts}) {
      const browser = scripts ? withScripts : (withoutScripts ??= await launch(false));
      // A container: it has its own storage, cache and service workers.
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(slowest);
      await page.setViewport(viewport);
      return createDriver(page, () => context.close());
    },
    async stop() {
      await withScripts.close();
      await withoutScripts?.close();
    },
  };
}

function createDriver(page: Page, close: () => Promise<void>): Driver {
  return {
    async goto(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    async back() {
      await page.goBack();
    },
    async forward() {
      await page.goForward();
    },
    evaluate: <Result>(expression: string) => page.evaluate(expression) as Promise<Result>,
    moveMouse: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(keys) {
      const all = keys.split('+') as KeyInput[];
      for (const key of all) {
        await page.keyboard.down(key);
      }
      for (const key of all.reverse()) {
        await page.keyboard.up(key);
      }
    },
    print: () => page.pdf({timeout: slowest}),
    close,
  };
}
