// @ts-check
import path from 'node:path';
import lighthouse from 'lighthouse';
import {launchBrowser} from '@repo/testing/findBrowser.mjs';
import {listen} from '@repo/testing/listen.mjs';
import {triggerHydration} from '@repo/testing/triggerHydration.mjs';
import {createCompressedServer} from '../../website/scripts/staticServer.mjs';
import {website} from './builds.mjs';
import {atLeast, atMost, median, unbounded} from './measurements.mjs';
import {firstResult, openSlowly, phone, slowdown} from './slowPhone.mjs';
import {buildSites} from './stockSite.mjs';

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').ViewportSize} ViewportSize
 */

const folder = path.join(website, '.build/bench-readers');
/** @param {Page} page */
const openSearch = (page) => page.locator('.navbar .search-button').tap();
const desktop = {width: 1280, height: 900};
const guide = '/ko/v1/guides/features/command';
/** Pages, and the latest time of their largest paint in milliseconds: that of November 2026, and 5 % for noise. */
const pages = {
  '/ko/': 1980,
  [guide]: 2210,
  '/ko/v1/api/js/window': 1580,
  '/ko/v1/api/config': 2130,
  '/ko/blog': 1980,
};
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Runs Lighthouse on a page with its default settings: a phone, simulated slow 4G, 4× CPU slowdown. Each run starts its own browser.
 *
 * @param {string} url
 */
async function runLighthouse(url) {
  const port = 9333;
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, {port, onlyCategories: categories, logLevel: 'error'});
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message}`);
    }
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** Milliseconds between taps while nothing happens. */
const tapInterval = 500;

/**
 * Controls of our site and of a stock site: the element to tap, and an element that is there when the tap had an effect. All are
 * controls of a phone except the color mode, which is in a menu there.
 *
 * @type {Record<string, [page: string, control: string, effect: string, viewport?: ViewportSize]>}
 */
const controls = {
  color: [guide, '[class*="colorModeToggle"] button', 'html[data-theme=light]', desktop],
  menu: [guide, '.navbar__toggle', '.site-menu:popover-open, .navbar-sidebar--show'],
  contents: [
    guide,
    'button.theme-doc-toc-mobile, .theme-doc-toc-mobile button',
    '.site-toc:popover-open, [class*="tocCollapsibleExpanded"]',
  ],
  tabs: [
    '/ko/v1/guides/getting-started/prerequisites',
    '[role=tab]:nth-child(2)',
    '[role=tab]:nth-child(2)[aria-selected=true]',
  ],
};

/**
 * Opens a page and hydrates it.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {ViewportSize} viewport
 */
async function openHydrated(browser, url, viewport) {
  const page = await browser.newPage({viewport});
  await page.goto(url);
  await triggerHydration(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  return page;
}

/**
 * Milliseconds from a tap on a control until it has an effect. Measured in the page: the tool itself takes long on a slow phone.
 *
 * @param {Page} page
 * @param {string} control
 * @param {string} hasEffect an expression
 * @returns {Promise<number>}
 */
const tap = (page, control, hasEffect) =>
  page.evaluate(`new Promise((resolve) => {
    const start = performance.now();
    let nextTap = start;
    const step = () => {
      const now = performance.now();
      if (${hasEffect}) return resolve(now - start);
      if (now >= nextTap) {
        nextTap = now + ${tapInterval};
        document.querySelector(${JSON.stringify(control)}).click();
      }
      requestAnimationFrame(step);
    };
    step();
  })`);

/**
 * Milliseconds from a tap on a control, as soon as it is visible, until it has an effect.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {string} control
 * @param {string} effect
 * @param {ViewportSize} [viewport]
 */
async function firstTap(browser, url, control, effect, viewport) {
  const page = await openSlowly(browser, url, viewport);
  await page.locator(control).first().waitFor();
  const delay = await tap(page, control, `document.querySelector(${JSON.stringify(effect)})`);
  await page.close();
  return delay;
}

/**
 * Milliseconds from a click on the link to the next page, which was pointed at for 200 ms, until that page is there.
 *
 * @param {Browser} browser
 * @param {string} url
 */
async function nextPage(browser, url) {
  const page = await openHydrated(browser, url, desktop);
  const link = '.pagination-nav__link--next';
  await page.locator(link).hover();
  await page.waitForTimeout(200);
  const heading = await page.locator('h1').textContent();
  const isNext = `document.querySelector('h1')?.textContent !== ${JSON.stringify(heading)}`;
  const delay = await tap(page, link, isNext);
  await page.close();
  return delay;
}

/**
 * What readers do on a hydrated page: the size of the screen, the page, and the clicks and keys.
 *
 * @type {Record<string, [ViewportSize, string, (page: Page) => Promise<unknown>]>}
 */
const interactions = {
  menu: [phone, guide, (page) => page.locator('.navbar__toggle').click()],
  // A stock site paints once before its colors change, so its figure is without the change.
  theme: [desktop, guide, (page) => page.locator('[class*="colorModeToggle"] button').click()],
  sidebar: [
    desktop,
    guide,
    (page) => page.locator('.theme-doc-sidebar-menu').getByText('디버깅', {exact: true}).click(),
  ],
  tabs: [
    desktop,
    '/ko/v1/guides/getting-started/prerequisites',
    (page) => page.getByRole('tab', {selected: false}).first().click(),
  ],
  search: [
    desktop,
    guide,
    async (page) => {
      await page.locator('.search-button').click();
      await page.getByRole('combobox').pressSequentially('tray', {delay: 100});
      await page.getByRole('option').first().waitFor();
    },
  ],
};

/**
 * Milliseconds from an interaction until the next paint, the slowest of its events, on a processor that is four times as slow.
 * Event Timing rounds to 8 ms.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {ViewportSize} viewport
 * @param {(page: Page) => Promise<unknown>} act
 */
async function interact(browser, url, viewport, act) {
  const page = await openHydrated(browser, url, viewport);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.evaluate(`
    window.durations = [];
    new PerformanceObserver((list) => list.getEntries()
      .filter(({interactionId}) => interactionId)
      .forEach(({duration}) => durations.push(duration)),
    ).observe({type: 'event', durationThreshold: 16});
  `);
  await act(page);
  // Entries are reported after the paint.
  await page.waitForTimeout(1000);
  const slowest = /** @type {number} */ (await page.evaluate('Math.max(...window.durations)'));
  if (!Number.isFinite(slowest)) {
    throw new Error(`The browser reported no interaction on ${url}.`);
  }
  await page.close();
  return slowest;
}

/**
 * Compares the Korean site with a stock site of the same content: medians of Lighthouse on a phone. Lighthouse does not interact, and
 * our pages run their scripts at the first interaction. So the table also lists how long controls of a slow phone take to respond to the
 * first tap, how long it takes until the first result of a search (the stock site has none) and until the next page, and how long a
 * hydrated page takes to paint after an interaction. Sites and runs alternate, so that a machine that slows
 * down slows both.
 *
 * @param {number} [runs]
 * @param {{skipsBuild: boolean}} [options] `skipsBuild` uses the sites of the previous run
 */
export default async function measureReaders(runs = 5, {skipsBuild} = {skipsBuild: false}) {
  if (!skipsBuild) {
    buildSites(folder);
  }
  const sites = {
    ours: await listen(createCompressedServer(path.join(folder, 'ours'))),
    stock: await listen(createCompressedServer(path.join(folder, 'stock'))),
  };
  const browser = await launchBrowser();

  /** @type {<Value>(measure: (url: string) => Promise<Value>) => Promise<Record<'ours' | 'stock', Value[]>>} */
  const alternate = async (measure) => {
    const measured = {ours: /** @type {any[]} */ ([]), stock: /** @type {any[]} */ ([])};
    for (let run = 0; run < runs; run += 1) {
      measured.ours.push(await measure(sites.ours.url));
      measured.stock.push(await measure(sites.stock.url));
    }
    return measured;
  };

  /** @type {Record<string, import('./measurements.mjs').Row & {stock: string}>} */
  const rows = {};
  for (const [page, largestPaint] of Object.entries(pages)) {
    const {ours, stock} = await alternate((url) => runLighthouse(url + page));
    /** @type {(name: string, read: (lhr: import('lighthouse').Result) => number, toRow?: typeof unbounded) => void} */
    const add = (name, read, toRow = (value) => unbounded(value, 0)) => {
      rows[`${page} ${name}`] = {
        ...toRow(median(ours.map(read))),
        stock: toRow(median(stock.map(read))).measured,
      };
    };
    /** @type {(id: string) => (lhr: import('lighthouse').Result) => number} */
    const audit = (id) => (lhr) => lhr.audits[id]?.numericValue ?? NaN;
    for (const category of categories) {
      add(
        category,
        (lhr) => 100 * (lhr.categories[category]?.score ?? NaN),
        (value) => atLeast(value, category === 'performance' ? 97 : 100, 0),
      );
    }
    add('transferred (KB)', (lhr) => audit('total-byte-weight')(lhr) / 1000);
    add('layout shift', audit('cumulative-layout-shift'), (value) => atMost(value, 0.01, 3));
    add('largest paint (ms)', audit('largest-contentful-paint'), (value) =>
      atMost(value, largestPaint, 0),
    );
    add('blocking (ms)', audit('total-blocking-time'));
    // Of the machine. Lighthouse warns below 1000: its phone is then slower than meant.
    add('benchmark index', ({environment}) => environment.benchmarkIndex);
  }
  /** @type {(name: string, measured: {ours: number[], stock: number[]}, bound: number) => void} */
  const addDelay = (name, {ours, stock}, bound) => {
    rows[`${name} (ms)`] = {
      ...atMost(median(ours), bound, 0),
      stock: stock.some(Number.isFinite) ? median(stock).toFixed(0) : '',
    };
  };
  // The stock site has no search.
  const hasSearch = (/** @type {string} */ url) => url === sites.ours.url;
  for (const [name, [page, control, effect, viewport]] of Object.entries(controls)) {
    const taps = await alternate((url) => firstTap(browser, url + page, control, effect, viewport));
    addDelay(`first tap: ${name}`, taps, 100);
  }
  for (const page of Object.keys(pages).slice(0, 4)) {
    const results = await alternate(async (url) =>
      hasSearch(url) ? firstResult(browser, url + page, openSearch, '.search-hit', 'tray') : NaN,
    );
    addDelay(`first result: ${page}`, results, 2000);
  }
  addDelay('next page', await alternate((url) => nextPage(browser, url + guide)), 100);
  for (const [name, [viewport, page, act]] of Object.entries(interactions)) {
    const delays = await alternate(async (url) =>
      name !== 'search' || hasSearch(url) ? interact(browser, url + page, viewport, act) : NaN,
    );
    addDelay(`interaction: ${name}`, delays, 200);
  }
  await browser.close();
  sites.ours.close();
  sites.stock.close();
  return rows;
}
