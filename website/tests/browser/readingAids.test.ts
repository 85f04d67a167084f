import type {Page} from 'playwright-core';
import {describe, expect, it} from 'vitest';
import {useBrowser} from '@repo/testing/browser';

const guide = '/ko/v1/guides/getting-started/prerequisites';

const pages = {
  home: '/ko/',
  guide,
  'French guide': '/fr/v1/guides/building/linux',
  'JavaScript reference': '/ko/v1/api/js/window',
  'configuration reference': '/ko/v1/api/config',
  'CLI reference': '/ko/v1/api/cli',
  diagrams: '/ko/v1/references/architecture/inter-process-communication/isolation',
  benchmarks: '/ko/v1/references/benchmarks',
  'blog list': '/ko/blog',
  releases: '/ko/releases',
};

/**
 * Visible elements with text or controls that reach beyond the left or right edge of the viewport, without a parent that scrolls. Scripts of tests
 * are strings: the compiler of the tests would add helpers that the page does not have.
 */
const cutOff = `
  [...document.querySelectorAll('body *')]
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

async function expectNothingCutOff(page: Page): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(
    await page.evaluate('innerWidth'),
  );
  expect(await page.evaluate(cutOff)).toEqual([]);
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('창');
  await page.getByRole('option').first().waitFor();
}

/** The value of a CSS property of the first such element. */
const style = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, {name, before}) => getComputedStyle(element, before).getPropertyValue(name),
      {name: property, before: pseudo},
    );

describe('zoomed to 400 % on a screen of 1280 px', () => {
  const {openPage} = useBrowser();
  const viewport = {width: 320, height: 256};

  it.each(Object.entries(pages))('nothing is cut off: %s', async (_name, path) => {
    await expectNothingCutOff(await openPage(path, {viewport}));
  });

  it('search shows a result', async () => {
    const page = await openPage(guide, {viewport});
    await openSearch(page);
    await expectNothingCutOff(page);
    await page.keyboard.press('ArrowDown');
    const {y = 0, height = 0} =
      (await page.locator('[role="option"][aria-selected="true"]').boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y + Math.min(height, 40)).toBeLessThanOrEqual(viewport.height);
  });
});

describe('with text of 200 %', () => {
  const {openPage} = useBrowser();

  /** Sets the font size in the settings of the browser, in px. */
  async function setFontSize(page: Page, standard: number): Promise<void> {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', {fontSizes: {standard}});
  }

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

  it.each(Object.entries(pages))('nothing is cut off or covered: %s', async (_name, path) => {
    const page = await openPage(path, {}, (opened) => setFontSize(opened, 32));
    expect(await page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe('32px');
    await expectNothingCutOff(page);
    expect(await page.evaluate(overlaps)).toEqual([]);
  });

  it('search shows results', async () => {
    const page = await openPage(guide, {}, (opened) => setFontSize(opened, 32));
    await openSearch(page);
    await expectNothingCutOff(page);
  });

  it.each([997, 1280, 1920])(
    'the navbar has one line at the usual size on %i px',
    async (width) => {
      const page = await openPage(guide, {viewport: {width, height: 800}});
      expect(await style(page, '.navbar', 'height')).toBe('64px');
      expect(await style(page, '.navbar', 'position')).toBe('sticky');
    },
  );
});

describe('with forced colors', () => {
  const {openPage} = useBrowser();
  const options = {forcedColors: 'active'} as const;

  /** The value of a system color. */
  const systemColor = (page: Page, name: string) =>
    page.evaluate((color) => {
      const element = document.body.appendChild(document.createElement('i'));
      element.style.cssText = `forced-color-adjust: none; color: ${color}`;
      const value = getComputedStyle(element).color;
      element.remove();
      return value;
    }, name);

  it.each(['light', 'dark'] as const)(
    'focus, tabs and menus are visible: %s',
    async (colorScheme) => {
      const page = await openPage(guide, {...options, colorScheme});
      const canvas = await systemColor(page, 'Canvas');

      await page.locator('.navbar__inner .navbar__brand').focus();
      await page.keyboard.press('Tab');
      const focused = ':focus-visible';
      expect(await style(page, focused, 'outline-style')).toBe('solid');
      expect(await style(page, focused, 'outline-color')).not.toBe(canvas);

      // Of the tabs, only the selected one has a line.
      expect(await style(page, '.tabs__item:not(.tabs__item--active)', 'border-bottom-color')).toBe(
        canvas,
      );
      expect(await style(page, '.tabs__item--active', 'border-bottom-color')).not.toBe(canvas);

      const current = '.menu__link--active:not(.menu__link--sublist)';
      expect(await style(page, current, 'border-left-style')).toBe('solid');
      expect(await style(page, current, 'border-left-color')).not.toBe(canvas);

      // The arrow of a menu is a border whose other sides are transparent.
      const arrow = '.dropdown > .navbar__link';
      expect(await style(page, arrow, 'border-left-color', '::after')).toBe('rgba(0, 0, 0, 0)');
      expect(await style(page, arrow, 'border-top-color', '::after')).toBe(
        await style(page, arrow, 'color'),
      );
    },
  );

  it.each(['light', 'dark'] as const)(
    'buttons have borders, and icons the color of text: %s',
    async (colorScheme) => {
      const page = await openPage(guide, {...options, colorScheme});
      const canvas = await systemColor(page, 'Canvas');
      for (const button of ['.search-button', '.theme-code-block button']) {
        expect(await style(page, button, 'border-top-style'), button).toBe('solid');
        expect(await style(page, button, 'border-top-color'), button).not.toBe(canvas);
      }
      expect(await style(page, '.search-button__icon', 'stroke')).toBe(
        await style(page, '.search-button', 'color'),
      );
    },
  );

  it('only the selected result is marked, and the chosen category', async () => {
    const page = await openPage(guide, options);
    await openSearch(page);
    await page.keyboard.press('ArrowDown');
    const canvas = await systemColor(page, 'Canvas');
    const highlight = await systemColor(page, 'Highlight');
    const selected = '[role="option"][aria-selected="true"]';
    const other = '[role="option"][aria-selected="false"]';
    await page.locator(selected).waitFor();
    expect(await style(page, selected, 'outline-style')).toBe('solid');
    expect(await style(page, selected, 'outline-color')).toBe(highlight);
    expect(await style(page, other, 'outline-style')).toBe('none');
    expect(await style(page, other, 'border-left-color')).toBe(canvas);
    expect(await style(page, 'input:checked + .search-filter__chip', 'background-color')).toBe(
      highlight,
    );
  });
});

describe('with reduced motion', () => {
  const {openPage} = useBrowser();

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

  it.each(Object.entries(pages))('nothing moves: %s', async (_name, path) => {
    const page = await openPage(path, {reducedMotion: 'reduce'});
    expect(await page.evaluate(moving)).toEqual([]);
    expect(await style(page, 'html', 'scroll-behavior')).toBe('auto');
  });

  it('nothing moves in search', async () => {
    const page = await openPage(guide, {reducedMotion: 'reduce'});
    await openSearch(page);
    expect(await page.evaluate(moving)).toEqual([]);
    await page.getByRole('combobox').fill('qqzzyy');
    await page.locator('dialog').getByRole('list').waitFor();
    expect(await page.evaluate(moving)).toEqual([]);
  });

  it('is needed: without it, elements move', async () => {
    const page = await openPage(guide);
    expect(((await page.evaluate(moving)) as string[]).length).toBeGreaterThan(5);
  });
});

describe('text from right to left in code', () => {
  const {openPage} = useBrowser();

  /** Horizontal positions of texts on the page, from the first character of each. */
  const positionsOf = (page: Page, selector: string, texts: string[]) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, wanted) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: Record<string, number> = {};
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const text of wanted) {
            const start = node.textContent?.indexOf(text) ?? -1;
            if (start >= 0) {
              const range = document.createRange();
              range.setStart(node, start);
              range.setEnd(node, start + text.length);
              found[text] ??= range.getBoundingClientRect().left;
            }
          }
        }
        return wanted.map((text) => found[text] ?? NaN);
      }, texts);

  it('does not reorder the sentence around it', async () => {
    const page = await openPage(guide);
    await page.evaluate(`
      const paragraph = document.querySelector('.markdown > p');
      const code = document.createElement('code');
      code.textContent = 'שלום';
      paragraph.replaceChildren(code, ' 12, ', 'אחר', ' 34');
    `);
    const [code = 0, first = 0] = await positionsOf(page, '.markdown > p', ['שלום', '12']);
    expect(code).toBeLessThan(first);
  });

  it('does not reorder the tokens of a line', async () => {
    const page = await openPage(guide);
    await page.evaluate(`
      const line = document.querySelector('.theme-code-block .token-line');
      const token = (text) => Object.assign(document.createElement('span'), {className: 'token', textContent: text});
      line.replaceChildren(token('"שלום"'), token(','), token('12'), token(','), token('"עולם"'));
    `);
    const positions = await positionsOf(page, '.theme-code-block .token-line', [
      '"שלום"',
      '12',
      '"עולם"',
    ]);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });

  it('keeps the order of code in a text from right to left', async () => {
    const page = await openPage(guide);
    await page.evaluate(`
      const paragraph = document.querySelector('.markdown > p');
      const code = document.createElement('code');
      code.textContent = '--flag=12';
      paragraph.dir = 'rtl';
      paragraph.replaceChildren('שלום ', code, ' עולם');
    `);
    const [dashes = 0, value = 0] = await positionsOf(page, '.markdown > p', ['--flag', '12']);
    expect(dashes).toBeLessThan(value);
  });
});
