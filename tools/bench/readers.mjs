// @ts-check
/**
 * `node bench/readers.mjs [runs] [--no-build]`: compares the built Korean site with a stock site of the same content
 * (`stock.config.cjs`). Both are built in the same run and served with gzip. Each number is the median of 5 runs of Lighthouse by
 * default, mobile; `--no-build` uses the sites of the previous run. Sizes are gzipped, 1 KB is 1000 bytes; prefetches for other pages
 * are counted separately. Lighthouse does not interact, and our pages run their scripts at the first interaction. So the table also
 * lists the time from the first tap on the menu of a slow phone until it opens, and how long a hydrated page takes to paint after an
 * interaction. Run it on an idle machine. Reports are in `website/.build/bench-readers/`. Exits with 1 if a bound is missed.
 */
/* global document, MutationObserver, window */
import fs from 'node:fs';
import path from 'node:path';
import {throttling} from 'lighthouse/core/config/constants.js';
import {
  isServed,
  vitalsOf,
  watchVitals,
  weightOf,
} from '../../website/tests/browser/pageVitals.mjs';
import {triggerHydration} from '@repo/testing/hydrate.mjs';
import {reportRows} from './bounds.mjs';
import {serveCompressed} from './compressingServer.mjs';
import {categories, costs, report} from './lighthouse.mjs';
import {median} from './quantiles.mjs';
import {launchChromium} from './searchInBrowser.mjs';
import {buildSites} from './stockSite.mjs';

const folder = path.resolve(import.meta.dirname, '../../website/.build/bench-readers');
const runs = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 5);
const phone = {width: 412, height: 823};
const desktop = {width: 1280, height: 900};
const guide = '/ko/v1/guides/features/command';
/** Slow 4G and 4× CPU slowdown: the `devtools` throttling of Lighthouse's mobile preset. Bytes per second, milliseconds. */
const {
  requestLatencyMs,
  downloadThroughputKbps,
  uploadThroughputKbps,
  cpuSlowdownMultiplier: slowdown,
} = throttling.mobileSlow4G;
const slow4g = {
  latency: requestLatencyMs,
  downloadThroughput: (downloadThroughputKbps * 1000) / 8,
  uploadThroughput: (uploadThroughputKbps * 1000) / 8,
};
const paths = ['/ko/', guide, '/ko/v1/api/js/window', '/ko/v1/api/config', '/ko/blog'];

/** The minimum Lighthouse score of a page, of 100. */
const pointsOf = (category, page) =>
  category !== 'performance' ? 100 : page === '/ko/v1/api/js/window' ? 95 : 97;

/** Sizes of a page before and after hydration, and whether its largest paint is in the HTML. */
async function measure(browser, url) {
  const page = await browser.newPage({viewport: phone});
  const weights = [];
  // Immediately: the browser discards response bodies soon.
  const weigh = (response) => weights.push(weightOf(response));
  page.on('response', weigh);
  const kilobytes = async (isCounted) => {
    // A script that is prefetched and then run counts once.
    const byPath = new Map(
      (await Promise.all(weights)).filter(isCounted).map((one) => [one.path, one]),
    );
    return Array.from(byPath.values()).reduce((sum, {bytes}) => sum + bytes, 0) / 1000;
  };
  await watchVitals(page);
  await page.goto(url);
  const {largest} = await vitalsOf(page);
  // Our pages prefetch their scripts, which they list. Other prefetches are for other pages.
  const list = page.locator('#page-scripts');
  const own = (await list.count()) > 0 ? JSON.parse((await list.textContent()) ?? '') : [];
  const isScript = ({type, isPrefetched, path: file}) =>
    type === 'script' && (!isPrefetched || own.includes(file));
  const js = await kilobytes(isScript);
  await triggerHydration(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  page.off('response', weigh);
  const measured = {
    js,
    hydrated: await kilobytes(isScript),
    ahead: await kilobytes((weight) => weight.isPrefetched && !isScript(weight)),
    css: await kilobytes(({type}) => type === 'stylesheet'),
    served: isServed(await (await fetch(url)).text(), largest),
  };
  await page.close();
  return measured;
}

/** Milliseconds between taps while the menu stays closed. */
const tapInterval = 500;

/** Milliseconds from a tap on the menu, as soon as it is visible, until it opens, on the phone that Lighthouse simulates. */
async function tapMenu(browser, url) {
  const page = await browser.newPage({viewport: phone});
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    ...slow4g,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.goto(url, {waitUntil: 'commit'});
  await page.locator('.navbar__toggle').waitFor();
  const delay = await page.evaluate(
    (pause) =>
      new Promise((resolve) => {
        const start = performance.now();
        const isOpen = () => document.querySelector('.navbar-sidebar--show') !== null;
        const press = () => isOpen() || document.querySelector('.navbar__toggle').click();
        const presses = setInterval(press, pause);
        new MutationObserver(() => {
          if (isOpen()) {
            clearInterval(presses);
            resolve(performance.now() - start);
          }
        }).observe(document, {subtree: true, attributes: true, childList: true});
        press();
      }),
    tapInterval,
  );
  await page.close();
  return delay;
}

/** What readers do on a hydrated page: the size of the screen, the page, and the clicks and keys. */
const interactions = {
  menu: [phone, guide, (page) => page.locator('.navbar__toggle').click()],
  theme: [desktop, guide, (page) => page.locator('[class*="colorModeToggle"] button').click()],
  sidebar: [
    desktop,
    guide,
    (page) => page.locator('.theme-doc-sidebar-menu .menu__link--sublist').first().click(),
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
 */
async function interact(browser, url, viewport, act) {
  const page = await browser.newPage({viewport});
  await page.goto(url);
  await triggerHydration(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.evaluate(() => {
    window.durations = [];
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .filter(({interactionId}) => interactionId)
        .forEach(({duration}) => window.durations.push(duration)),
    ).observe({type: 'event', durationThreshold: 16});
  });
  await act(page);
  // Entries are reported after the paint.
  await page.waitForFunction(() => window.durations.length > 0);
  await page.waitForTimeout(500);
  const slowest = await page.evaluate(() => Math.max(...window.durations));
  await page.close();
  return slowest;
}

if (!process.argv.includes('--no-build')) {
  buildSites(folder);
}
const sites = {
  ours: await serveCompressed(path.join(folder, 'ours')),
  stock: await serveCompressed(path.join(folder, 'stock')),
};

const rows = {};
const problems = [];
for (const page of paths) {
  /** @type {Record<'ours' | 'stock', any>} */
  const sides = {ours: {reports: []}, stock: {reports: []}};
  for (let run = 0; run < runs; run += 1) {
    // They alternate, so that a machine that slows down slows both.
    for (const [name, side] of Object.entries(sides)) {
      side.reports.push(await report(sites[name].url + page));
    }
  }
  const browser = await launchChromium();
  for (const [name, side] of Object.entries(sides)) {
    const url = sites[name].url + page;
    side.page = await measure(browser, url);
    side.taps = [];
    for (let run = 0; run < runs; run += 1) {
      side.taps.push(await tapMenu(browser, url));
    }
    const file = `${name}${page.replaceAll('/', '-')}.json`;
    fs.writeFileSync(path.join(folder, file), JSON.stringify(side.reports));
  }
  await browser.close();

  const row = (name, read, bound = '', holds = () => true, digits = 0) => {
    const [ours, stock] = [read(sides.ours), read(sides.stock)];
    const shown = (value) => (typeof value === 'number' ? value.toFixed(digits) : value);
    rows[`${page} ${name}`] = {
      ours: shown(ours),
      stock: shown(stock),
      bound,
      holds: bound === '' ? undefined : holds(ours),
    };
  };
  const over = (read) => (side) => median(side.reports.map(read));
  const audit = (id) => over(({audits}) => audits[id].numericValue);
  for (const category of categories) {
    const points = pointsOf(category, page);
    row(
      category,
      over((lhr) => 100 * lhr.categories[category].score),
      `≥ ${points}`,
      (value) => value >= points,
    );
  }
  const atMost = (bound) => [`≤ ${bound}`, (value) => value <= bound];
  row('JavaScript, gz (KB)', (side) => side.page.js, ...(page === guide ? atMost(120) : []));
  row('JavaScript after hydration (KB)', (side) => side.page.hydrated);
  row('prefetched, gz (KB)', (side) => side.page.ahead);
  row('CSS, gz (KB)', (side) => side.page.css, ...atMost(25));
  row('layout shift', audit('cumulative-layout-shift'), ...atMost(0.01), 3);
  row('largest paint (ms)', audit('largest-contentful-paint'));
  row('largest paint is in the HTML', (side) => side.page.served, 'true', Boolean);
  row('blocking (ms)', audit('total-blocking-time'));
  row(
    'first tap on the menu (ms)',
    ({taps}) => median(taps),
    ...atMost(Math.round(0.8 * median(sides.stock.taps))),
  );
  problems.push(...costs(sides.ours.reports.at(-1)).map((cost) => `${page} ${cost}`));
}
const browser = await launchChromium();
for (const [name, [viewport, page, act]] of Object.entries(interactions)) {
  const durations = {ours: [], stock: []};
  for (let run = 0; run < runs; run += 1) {
    durations.ours.push(await interact(browser, sites.ours.url + page, viewport, act));
    // The stock site has no search.
    if (name !== 'search') {
      durations.stock.push(await interact(browser, sites.stock.url + page, viewport, act));
    }
  }
  const ours = median(durations.ours);
  rows[`interaction: ${name} (ms)`] = {
    ours: ours.toFixed(0),
    stock: median(durations.stock)?.toFixed(0),
    bound: '≤ 200',
    holds: ours <= 200,
  };
}
await browser.close();
sites.ours.close();
sites.stock.close();

console.log(['Audits below 100 in the last run:', ...problems].join('\n'));
await reportRows('readers', rows);
