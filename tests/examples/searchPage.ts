import {expect} from 'vitest';
import type {Reader} from './reader';

const properties = ['margin', 'padding', 'font-size', 'font-weight', 'line-height', 'color'];

/** The computed styles of the search page in a window of 1280 px, in the order of `properties`. The first hit is a page, the second a section. */
const looks = {
  '.search-page': '32px 208px|0px 16px|16px|400|26.4px|rgb(28, 30, 33)',
  h1: '0px|0px|32px|700|40px|rgb(28, 30, 33)',
  '.search-field': '16px 0px 12px|0px 12px 0px 16px|16px|400|26.4px|rgb(28, 30, 33)',
  '.search-page__count': '16px 0px 0px|0px|14px|400|23.1px|rgb(96, 103, 112)',
  '.search-category': '16px 0px 0px|10px 12px 4px|12px|600|20px|rgb(96, 103, 112)',
  '.search-hit:has(h3)': '0px|7px 10px|16px|400|23.2px|rgb(28, 30, 33)',
  'h3.search-hit__title': '0px|0px|15px|600|21.75px|rgb(28, 30, 33)',
  'h3 a': '0px|0px|15px|600|21.75px|rgb(28, 30, 33)',
  '.search-hit + .search-hit': '0px 0px 0px 28px|5px 10px|16px|400|23.2px|rgb(28, 30, 33)',
  'span.search-hit__title': '0px|0px|14px|500|20.3px|rgb(28, 30, 33)',
  '.search-hit__text': '0px|0px|13px|400|18.85px|rgb(96, 103, 112)',
};

/** Expects that the search page looks as on other versions of Docusaurus, whose rules for headings and paragraphs differ in precedence. */
export async function expectSearchPage({open}: Reader, url: string): Promise<void> {
  const page = await open(url);
  await page.locator('.search-hit__text').first().waitFor();
  const styles = Object.keys(looks).map(async (selector) => {
    const values = await page
      .locator(selector)
      .first()
      .evaluate((element, names) => {
        const style = getComputedStyle(element);
        return names.map((name) => style.getPropertyValue(name)).join('|');
      }, properties);
    return [selector, values];
  });
  expect(Object.fromEntries(await Promise.all(styles))).toEqual(looks);
}
