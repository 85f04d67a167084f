// @ts-check
/* global window, document, Worker, MutationObserver, requestAnimationFrame */
import {triggerHydration} from '@repo/testing/triggerHydration.mjs';

/** Milliseconds between two keystrokes of a reader. */
const keyInterval = 250;

/**
 * Milliseconds between opening search and the first keystroke. A reader first thinks of a word, which takes 1.2 s (Card, Moran and
 * Newell, keystroke-level model).
 */
const firstKeyDelay = 1000;

/** Runs in the page. Records the URL of the worker's script, long tasks of the main thread, and the time when results are painted. */
function record() {
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
    const list = document.querySelector('.search-modal [role=listbox]');
    const isComplete = list
      ? list.getAttribute('aria-busy') === 'false'
      : document.querySelector('.search-modal .search-message__headline');
    if (!isComplete || seen.paintedAt > 0) {
      return;
    }
    // The first task after the next frame. By then, the frame is painted.
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => (seen.paintedAt ||= performance.now());
      port2.postMessage(undefined);
    });
  }).observe(document, {subtree: true, childList: true, attributeFilter: ['aria-busy']});
}

/**
 * Opens search on a page and types queries.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} pageUrl
 * @param {string[]} queries
 * @returns milliseconds from each keystroke to painted results; milliseconds of the longest task of the main thread since search was
 *   opened; URL of the worker's script
 */
export async function typeQueries(browser, pageUrl, queries) {
  const page = await browser.newPage();
  await page.addInitScript(record);
  await page.goto(pageUrl, {waitUntil: 'networkidle'});
  await triggerHydration(page);
  await page.locator('.search-button__key:not([data-key=""])').waitFor({state: 'attached'});
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
      await page.waitForTimeout(keyInterval);
      await page.waitForFunction(() => window.searchBench.paintedAt > 0);
      const {typedAt, paintedAt} = await page.evaluate(() => window.searchBench);
      delays.push(paintedAt - typedAt);
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
 * Measures the worker of the site directly, by messages.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {{pageUrl: string, workerUrl: string, manifestUrl: string, queries: string[], filter: object[]}} options
 * @returns milliseconds of loading, and of each query from request to response. The queries start `firstKeyDelay` after loading.
 */
export async function measureWorker(browser, {pageUrl, ...options}) {
  const page = await browser.newPage();
  await page.goto(pageUrl, {waitUntil: 'networkidle'});
  const measured = await page.evaluate(
    async ({workerUrl, manifestUrl, queries, filter, pause}) => {
      const worker = new Worker(workerUrl);
      const send = (request) =>
        new Promise((resolve, reject) => {
          const start = performance.now();
          const {port1, port2} = new MessageChannel();
          port1.onmessage = ({data}) =>
            data.error === undefined
              ? resolve(performance.now() - start)
              : reject(new Error(data.error));
          worker.onerror = ({message}) => reject(new Error(message));
          worker.postMessage(request, [port2]);
        });
      const load = await send({manifestUrl});
      await new Promise((resolve) => setTimeout(resolve, pause));
      const times = [];
      for (const query of queries) {
        times.push(await send({query, params: {filter}}));
      }
      worker.terminate();
      return {load, times};
    },
    {...options, pause: firstKeyDelay},
  );
  await page.close();
  return measured;
}
