import type {Page} from 'playwright-core';
import {describe, expect, it} from 'vitest';
import {useBrowser} from '@repo/testing/browser';

const guide = '/ko/v1/guides/getting-started/prerequisites';

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
    'focus, tabs, menus, buttons and icons are visible: %s',
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
