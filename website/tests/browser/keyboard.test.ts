import type {Page, ViewportSize} from 'playwright-core';
import {describe, expect, it} from 'vitest';
import {desktop, mobile, useBrowser} from '@repo/testing/browser';

const guide = '/ko/v1/guides/features/command';

/** More stops than any page has. Ends the loop if an element traps the focus. */
const longest = 600;

/** More pixels than any page is high. */
const tallest = 30_000;

type Stop = {
  /** Element name and text, for messages of failed tests. */
  name: string;
  isMarked: boolean;
  isSeen: boolean;
};

/**
 * Moves through a page with the Tab key, from start to end. Sets `window.reached` to the elements that had the focus.
 *
 * @param page in which nothing has the focus
 */
async function tabThrough(page: Page): Promise<Stop[]> {
  await page.evaluate('window.reached = new Set()');
  const stops: Stop[] = [];
  while (stops.length < longest) {
    await page.keyboard.press('Tab');
    const stop = (await page.evaluate(`(() => {
      const element = document.activeElement;
      if (!element || element === document.body || window.reached.has(element)) return null;
      window.reached.add(element);
      const {top, bottom, left, right} = element.getBoundingClientRect();
      let marked = element;
      // For a link in a card, the whole card has the outline.
      while (marked && getComputedStyle(marked).outlineStyle === 'none') marked = marked.parentElement;
      return {
        name: element.localName + ' ' + (element.getAttribute('aria-label') || element.textContent).trim().slice(0, 60),
        isMarked: marked !== null || getComputedStyle(element).boxShadow !== 'none',
        isSeen: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      };
    })()`)) as Stop | null;
    if (!stop) {
      return stops;
    }
    stops.push(stop);
  }
  throw new Error(`Focus does not reach the end of the page: ${JSON.stringify(stops.slice(-5))}`);
}

/** Shows the button for offline reading, which is loaded when the footer is near. The focus could pass the footer before. */
async function showOfflineButton(page: Page, {width, height}: ViewportSize): Promise<void> {
  await page.setViewportSize({width, height: tallest});
  await page.locator('footer button[aria-disabled]').waitFor();
  await page.setViewportSize({width, height});
}

/** Visible elements that can take the focus, but were not reached. */
function missed(page: Page): Promise<string[]> {
  return page.evaluate(`
    [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
      .filter((element) => element.tabIndex >= 0 && !element.disabled && !window.reached.has(element))
      .filter((element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true}))
      .map((element) => element.outerHTML.slice(0, 120))
  `);
}

describe('with only the keyboard', () => {
  const {openPage} = useBrowser();

  it.each([
    ['a guide', guide, desktop],
    ['a guide on a phone', guide, mobile],
    ['the home page', '/ko/', desktop],
  ])('every element of %s is reached, with a visible focus', async (_name, path, viewport) => {
    const page = await openPage(path, {viewport});
    await showOfflineButton(page, viewport);
    const stops = await tabThrough(page);
    expect(stops.length).toBeGreaterThan(20);
    expect(stops.filter(({isMarked}) => !isMarked)).toEqual([]);
    expect(stops.filter(({isSeen}) => !isSeen)).toEqual([]);
    expect(await missed(page)).toEqual([]);
  });

  it('the first stop skips the menus', async () => {
    const page = await openPage(guide);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    // In the text or its breadcrumbs: neither in the navbar nor in the sidebar.
    expect(await page.evaluate("document.activeElement.closest('.navbar, .menu') === null")).toBe(
      true,
    );
    expect(await page.evaluate("document.activeElement.closest('main') !== null")).toBe(true);
  });
});
