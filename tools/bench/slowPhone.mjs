// @ts-check
import {throttling} from 'lighthouse/core/config/constants.js';

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').Page} Page
 */

export const phone = {width: 412, height: 823};
/** Slow 4G and 4× CPU slowdown: the `devtools` throttling of Lighthouse's mobile preset. Bytes per second, milliseconds. */
const {requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier} =
  throttling.mobileSlow4G;
export const slowdown = cpuSlowdownMultiplier;
const slow4g = {
  offline: false,
  latency: requestLatencyMs,
  downloadThroughput: (downloadThroughputKbps * 1000) / 8,
  uploadThroughput: (uploadThroughputKbps * 1000) / 8,
};

/**
 * Opens a page on the phone that Lighthouse simulates. Its screen is touched: a mouse would move before it clicks.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {import('playwright-core').ViewportSize} [viewport]
 */
export async function openSlowly(browser, url, viewport = phone) {
  const isPhone = viewport === phone;
  const page = await browser.newPage({
    viewport,
    colorScheme: 'dark',
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.goto(url, {waitUntil: 'commit'});
  return page;
}

/**
 * Milliseconds from a tap that opens the search of a loaded page until the first result of a typed query is in the page.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {(page: Page) => Promise<unknown>} open
 * @param {string} result selector
 * @param {string} query
 */
export async function firstResult(browser, url, open, result, query) {
  const page = await openSlowly(browser, url);
  await page.waitForLoadState('networkidle');
  await page.evaluate(`window.firstResult = new Promise((resolve) =>
    addEventListener('pointerup', ({timeStamp}) => {
      const timer = setInterval(() => {
        if (document.querySelector(${JSON.stringify(result)})) {
          clearInterval(timer);
          resolve(performance.now() - timeStamp);
        }
      }, 10);
    }, {once: true}));
    undefined`);
  await open(page);
  await page.keyboard.type(query);
  const delay = /** @type {number} */ (await page.evaluate('window.firstResult'));
  await page.close();
  return delay;
}
