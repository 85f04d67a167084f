// @ts-check
/* global window, document, Worker, MutationObserver, requestAnimationFrame */
import fs from 'node:fs';
import {chromium} from 'playwright-core';
import {triggerHydration} from '../browser/hydrate.mjs';

/** Milliseconds that the modal waits after a key; what it takes beyond them is measured. */
const debounceDelay = 100;

/** Milliseconds between opening search and the first key of a reader, who has to think of a word (1.2 s: Card, Moran and Newell). */
const firstKeyDelay = 1000;

/** @param {string[]} [flags] beside those that it needs to run at all */
export async function launchChromium(flags = []) {
  const found = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (file) => file !== undefined && fs.existsSync(file),
  );
  if (found === undefined) {
    throw new Error('No Chromium found; name one in CHROME_PATH.');
  }
  return chromium.launch({executablePath: found, args: ['--no-sandbox', ...flags]});
}

/** Notes the worker's script, every long task of the main thread, and when what a key changed was painted. */
function watch(debounce) {
  const seen = {workerUrl: '', longTasks: [], typedAt: 0, paintedAt: 0};
  window.searchBench = seen;
  const BrowserWorker = Worker;
  window.Worker = class extends BrowserWorker {
    constructor(url, options) {
      super(url, options);
      seen.workerUrl = String(url);
    }
  };
  new PerformanceObserver((list) => {
    seen.longTasks.push(
      ...list.getEntries().map(({startTime, duration}) => ({startTime, duration})),
    );
  }).observe({type: 'longtask', buffered: true});
  document.addEventListener(
    'input',
    (event) => {
      seen.typedAt = event.timeStamp;
      seen.paintedAt = 0;
    },
    true,
  );
  new MutationObserver(() => {
    // The button that clears the box comes before the answer, hits below the edge of the list after it.
    if (performance.now() < seen.typedAt + debounce || seen.paintedAt > 0) {
      return;
    }
    // The first task after the frame that is being prepared: it is laid out and painted then.
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => (seen.paintedAt ||= performance.now());
      port2.postMessage(undefined);
    });
  }).observe(document, {subtree: true, childList: true, characterData: true});
}

/**
 * Opens search on a page and types queries as a reader does.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} pageUrl
 * @param {string[]} queries
 * @returns milliseconds from each key to painted results, without the debounce; the longest task of the main thread since search
 *   was opened; the address of the worker's script
 */
export async function typeQueries(browser, pageUrl, queries) {
  const page = await browser.newPage();
  await page.addInitScript(watch, debounceDelay);
  await page.goto(pageUrl, {waitUntil: 'networkidle'});
  await triggerHydration(page);
  await page.locator('.search-button[aria-keyshortcuts]').waitFor({state: 'attached'});
  await page.waitForTimeout(500);
  const openedAt = await page.evaluate(() => performance.now());
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox');
  await box.fill('a');
  await page.getByRole('option').first().waitFor();
  const delays = [];
  for (const query of queries) {
    await box.fill('');
    for (let length = 1; length <= query.length; length += 1) {
      await box.fill(query.slice(0, length));
      await page.waitForTimeout(debounceDelay + 150);
      const {typedAt, paintedAt} = await page.evaluate(() => window.searchBench);
      delays.push(Math.max(0, paintedAt - typedAt - debounceDelay));
    }
  }
  const {longTasks, workerUrl} = await page.evaluate(() => window.searchBench);
  await page.close();
  const longest = Math.max(
    0,
    ...longTasks.filter(({startTime}) => startTime >= openedAt).map(({duration}) => duration),
  );
  return {delays, longest, workerUrl};
}

/**
 * Asks the site's own worker, message by message.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {{pageUrl: string, workerUrl: string, manifestUrl: string, queries: string[], filter: string[]}} asked
 * @returns milliseconds of loading, and of each query from the message to its answer, a reader's moment after loading
 */
export async function askWorker(browser, {pageUrl, ...asked}) {
  const page = await browser.newPage();
  await page.goto(pageUrl, {waitUntil: 'networkidle'});
  const measured = await page.evaluate(
    async ({workerUrl, manifestUrl, queries, filter, pause}) => {
      const worker = new Worker(workerUrl);
      const ask = (request) =>
        new Promise((resolve, reject) => {
          const start = performance.now();
          worker.onmessage = ({data}) =>
            data.error === undefined
              ? resolve(performance.now() - start)
              : reject(new Error(data.error));
          worker.onerror = ({message}) => reject(new Error(message));
          worker.postMessage({id: 1, ...request});
        });
      const load = await ask({type: 'load', manifestUrl});
      await new Promise((resolve) => setTimeout(resolve, pause));
      const times = [];
      for (const query of queries) {
        times.push(await ask({type: 'search', query, params: {filter}}));
      }
      worker.terminate();
      return {load, times};
    },
    {...asked, pause: firstKeyDelay},
  );
  await page.close();
  return measured;
}
