import type {Page, Response} from 'playwright-core';
import {describe, expect, it} from 'vitest';
import {violations, violationsInBothThemes} from '@repo/testing/axe';
import {desktop, hydrate, mobile, useBrowser} from '@repo/testing/browser';
import {isServed, vitalsOf, watchVitals, weightOf} from './pageVitals';

/** A page of each type, and of the generated ones the largest. */
const pageTypes = {
  home: '/ko/',
  'guide index': '/ko/v1/guides/building',
  guide: '/ko/v1/guides/getting-started/prerequisites',
  'long guide': '/ko/v1/guides/distribution/updater',
  'French guide': '/fr/v1/guides/building/linux',
  diagrams: '/ko/v1/references/architecture/inter-process-communication/isolation',
  benchmarks: '/ko/v1/references/benchmarks',
  'JavaScript reference': '/ko/v1/api/js/window',
  'CLI reference': '/ko/v1/api/cli',
  'configuration reference': '/ko/v1/api/config',
  'blog list': '/ko/blog',
  post: '/ko/blog/2023/06/14/tauri-1-4',
  archive: '/ko/blog/archive',
  about: '/ko/about/intro',
  'release notes': '/ko/releases',
  'not found': '/ko/no/such/page',
};

/** Limit of the sum of all layout shifts while a page loads, without a unit. */
const shiftLimit = 0.01;

/** Bytes that the first visit of a page may transfer, compressed as by a host: in all, styles, and scripts before hydration. */
const limits = {all: 300_000, styles: 25_000, scripts: 120_000};

/** A screen of 1280 px, zoomed to 400 %. */
const zoomed = {width: 320, height: 256};

/** Elements with a transition or an animation of more than 1 ms. */
const moving = `
  [...document.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after', '::backdrop'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const isLong = (times) => times.split(',').some((time) => parseFloat(time) * (/ms$/.test(time) ? 1 : 1000) > 1);
      const isMoving = isLong(style.transitionDuration) || (style.animationName !== 'none' && isLong(style.animationDuration));
      return isMoving ? [element.outerHTML.slice(0, 100) + (pseudo ?? '')] : [];
    }),
  )
`;

/** Visible elements with text or controls that reach beyond the left or right edge of the viewport, without a parent that scrolls. */
const cutOff = `
  [...document.querySelectorAll('html, body *')]
    .filter((element) => {
      const {left, right, width} = element.getBoundingClientRect();
      const isCut = width > 1 && (right > innerWidth + 1 || left < -1);
      if (!isCut || !element.checkVisibility({opacityProperty: true, visibilityProperty: true})) return false;
      // The link that skips the menus is out of view until it has the focus; the mobile menu until it is open.
      if (element.closest('[class*="skipToContent"], .site-menu')) return false;
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(parent).overflowX)) return false;
      }
      return true;
    })
    .map((element) => element.outerHTML.slice(0, 150))
`;

/** Pairs of elements of the navbar that overlap. */
const overlaps = `(() => {
  const items = [...document.querySelectorAll('.navbar__inner :is(.navbar__item, .navbar__brand, button)')]
    .filter((element) => element.checkVisibility() && !element.closest('.dropdown__menu'))
    .filter((element, _index, all) => !all.some((other) => other !== element && element.contains(other)));
  const boxes = items.map((element) => [element.textContent, element.getBoundingClientRect()]);
  return boxes.flatMap(([name, a], index) => boxes.slice(index + 1)
    .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([other]) => name + ' / ' + other));
})()`;

/** Expects an empty list, and goes on with the other checks of the page if it is not. */
const expectNone = async (found: Promise<unknown>, message: string) =>
  expect.soft(await found, message).toEqual([]);

/** Expects that a page, as it is open, can be read with reduced motion, zoomed, and with text of 200 %. */
async function expectReadable(page: Page): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await expectNone(page.evaluate(moving), 'moves in spite of reduced motion');
  await page.setViewportSize(zoomed);
  await expectNone(page.evaluate(cutOff), 'cut off at 400 %');
  await page.setViewportSize(desktop);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const setFontSize = (standard: number) =>
    session.send('Page.setFontSizes', {fontSizes: {standard}});
  await setFontSize(32);
  await expect
    .poll(() => page.evaluate('getComputedStyle(document.documentElement).fontSize'))
    .toBe('32px');
  await expectNone(page.evaluate(cutOff), 'cut off with text of 200 %');
  await expectNone(page.evaluate(overlaps), 'overlaps with text of 200 %');
  await setFontSize(16);
}

async function expectNoShift(page: Page): Promise<void> {
  const {shift, shifted, largest} = await vitalsOf(page);
  expect.soft(shift, shifted.join('\n')).toBeLessThanOrEqual(shiftLimit);
  // The largest element is there before any script runs.
  const html = await (await fetch(page.url())).text();
  expect.soft(isServed(html, largest), JSON.stringify(largest)).toBe(true);
}

async function expectLight(responses: Response[]): Promise<void> {
  const all = await Promise.all(responses.map(weightOf));
  const weights = all.filter(({isPrefetched}) => !isPrefetched);
  const sumOf = (list: typeof weights) => list.reduce((sum, {bytes}) => sum + bytes, 0);
  const heaviest = JSON.stringify(weights.sort((a, b) => b.bytes - a.bytes).slice(0, 5));
  expect.soft(sumOf(weights), heaviest).toBeGreaterThan(100_000);
  expect.soft(sumOf(weights), heaviest).toBeLessThanOrEqual(limits.all);
  const styles = sumOf(weights.filter(({type}) => type === 'stylesheet'));
  expect.soft(styles).toBeGreaterThan(5000);
  expect.soft(styles).toBeLessThanOrEqual(limits.styles);
}

describe('a page', () => {
  const {openPage} = useBrowser();

  it.each(Object.entries(pageTypes))(
    'is steady, light, readable and accessible: %s',
    async (_name, path) => {
      const responses: Response[] = [];
      const page = await openPage(path, {}, async (opened) => {
        opened.on('response', (response) => responses.push(response));
        await watchVitals(opened);
      });
      await expectNoShift(page);
      await expectLight(responses);
      await expectReadable(page);
      for (const viewport of [desktop, mobile]) {
        await page.setViewportSize(viewport);
        await expectNone(violationsInBothThemes(page), `${viewport.width} px`);
      }
    },
    240_000,
  );

  it.each(Object.entries(pageTypes))('is steady on a phone: %s', async (_name, path) => {
    await expectNoShift(await openPage(path, {viewport: mobile}, watchVitals));
  });

  it('notices elements that move, a layout shift, and a largest element that only a script renders', async () => {
    const page = await openPage('/ko/about/intro', {}, async (opened) => {
      await watchVitals(opened);
      // Inserts a notice after the first paint: only what was visible can shift.
      await opened.addInitScript(() =>
        new PerformanceObserver((_list, observer) => {
          observer.disconnect();
          const notice = document.createElement('h1');
          notice.textContent = 'Late notice '.repeat(60);
          document.body.prepend(notice);
        }).observe({type: 'paint', buffered: true}),
      );
    });
    await page.getByText('Late notice').waitFor();
    const {shift, largest} = await vitalsOf(page);
    expect(shift).toBeGreaterThan(0.1);
    expect(largest?.text).toContain('Late notice');
    expect(isServed(await (await fetch(page.url())).text(), largest)).toBe(false);
    expect(((await page.evaluate(moving)) as string[]).length).toBeGreaterThan(5);
  });

  it('notices text without contrast in one of the themes', async () => {
    const page = await openPage('/ko/about/intro');
    await page.evaluate(`
      const style = new CSSStyleSheet();
      style.replaceSync('html[data-theme="light"] h1 { color: #eee; }');
      document.adoptedStyleSheets.push(style);
    `);
    const found = await violationsInBothThemes(page);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((violation) => violation.startsWith('light: color-contrast'))).toBe(true);
    await page.emulateMedia({colorScheme: 'dark'});
    expect(await violations(page)).toEqual([]);
  });
});

describe('what a reader opens', () => {
  const {openPage} = useBrowser();
  const guide = '/ko/v1/guides/features/command';

  const input = (page: Page) => page.getByRole('combobox');

  async function search(page: Page) {
    await page.keyboard.press('Control+k');
    await input(page).fill('창');
    await page.getByRole('option').first().waitFor();
  }

  it.each([desktop, mobile])('is accessible: search on $width px', async (viewport) => {
    const page = await openPage(guide, {viewport});
    await page.keyboard.press('Control+k');
    await input(page).waitFor();
    await expectNone(violationsInBothThemes(page, 'dialog'), 'empty');
    await input(page).fill('창');
    await page.getByRole('option').first().waitFor();
    await expectNone(violationsInBothThemes(page, 'dialog'), 'results');
  });

  it('is readable: search', async () => {
    const page = await openPage(guide);
    await search(page);
    await expectReadable(page);
    await input(page).fill('qqzzyy');
    await page.locator('dialog').getByRole('list').waitFor();
    await expectNone(page.evaluate(moving), 'no results');
  });

  it('is in view: the selected result on a screen that is zoomed to 400 %', async () => {
    const page = await openPage(guide, {viewport: zoomed});
    await search(page);
    await page.keyboard.press('ArrowDown');
    const selected = page.locator('[role="option"][aria-selected="true"]');
    const {y = 0, height = 0} = (await selected.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y + Math.min(height, 40)).toBeLessThanOrEqual(zoomed.height);
  });

  it('is accessible: the menu and the table of contents of a phone', async () => {
    const page = await openPage(guide, {viewport: mobile});
    await page.getByRole('button', {name: '이 페이지에서'}).click();
    await page.locator('.table-of-contents a').first().waitFor();
    await expectNone(violationsInBothThemes(page, '.site-toc'), 'table of contents');
    await page.keyboard.press('Escape');
    await page.locator('.navbar__toggle').click();
    await page.locator('.site-menu:popover-open').waitFor();
    await expectNone(violationsInBothThemes(page, '.site-menu'), 'docs');
    await page.locator('.site-menu').getByText('전체 메뉴').click();
    await page.locator('.site-menu summary', {hasText: '소개'}).click();
    await page.locator('.site-menu a[href="/ko/about/intro"]').waitFor();
    await expectNone(violationsInBothThemes(page, '.site-menu'), 'all menus');
  });

  it('is accessible: the menus of the navbar', async () => {
    const page = await openPage('/ko/about/intro');
    for (const label of ['커뮤니티', '한국어', 'v1']) {
      await page.locator('.navbar').getByText(label, {exact: true}).first().hover();
      await page.locator('.navbar .dropdown:hover .dropdown__menu').waitFor();
      await expectNone(violationsInBothThemes(page, '.navbar'), label);
    }
  });
});

describe('a guide', () => {
  const {openPage, openWithoutHydration} = useBrowser();

  it.each([997, 1280, 1920])('has a navbar of one line on %i px', async (width) => {
    const page = await openWithoutHydration(pageTypes.guide, {viewport: {width, height: 800}});
    const {height} = (await page.locator('.navbar').boundingBox()) ?? {};
    expect(height).toBe(64);
  });

  it('that is not hydrated transfers at most 120 KB of scripts, and hydration moves nothing in its navbar', async () => {
    const responses: Response[] = [];
    const page = await openWithoutHydration(pageTypes.guide, {}, async (opened) => {
      opened.on('response', (response) => responses.push(response));
    });
    await page.waitForLoadState('networkidle');
    const weights = await Promise.all(responses.map(weightOf));
    const scripts = weights.filter(({type}) => type === 'script');
    expect(scripts.length).toBeGreaterThan(0);
    expect(
      scripts.reduce((total, {bytes}) => total + bytes, 0),
      JSON.stringify(scripts),
    ).toBeLessThanOrEqual(limits.scripts);
    const positions = () =>
      page
        .locator('.navbar :is(a, button):visible')
        .evaluateAll((controls) => controls.map((it) => Math.round(it.getBoundingClientRect().x)));
    const before = await positions();
    await hydrate(page);
    expect(await positions()).toEqual(before);
  });

  it('has its final position before its table of contents is loaded', async () => {
    const page = await openPage('/ko/about/intro');
    const text = page.locator('main article');
    const left = () => text.evaluate((element) => element.getBoundingClientRect().x);
    const complete = await left();
    await page.locator('main .col:has(.table-of-contents)').evaluate((table) => table.remove());
    expect(Math.abs((await left()) - complete)).toBeLessThan(1);
  });
});
