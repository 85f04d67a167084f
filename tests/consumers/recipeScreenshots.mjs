// @ts-check
/**
 * Takes the screenshots of the recipes in the documentation of the navbar package from a consumer site that is served:
 * `node tests/consumers/recipeScreenshots.mjs http://localhost:3000`. Needs a font with flags, such as Noto Color Emoji.
 */
import fs from 'node:fs';
import path from 'node:path';
import {launchBrowser} from '@repo/testing/findBrowser.mjs';

const target = path.resolve(
  import.meta.dirname,
  '../../packages/docusaurus-theme-navbar-items/recipes',
);
/** Pixels around the item. */
const margin = 4;

const browser = await launchBrowser();
const page = await browser.newPage({viewport: {width: 1280, height: 800}});
const bar = page.locator('.navbar__inner');
const flags = page.locator('.navbar__item:has(.locales)');

/** @type {[name: string, parts: import('playwright-core').Locator[]][]} */
const recipes = [
  ['icon-link', [bar.locator('.locales'), bar.getByRole('link', {name: 'Source code'})]],
  ['button', [bar.getByRole('button', {name: 'Copy link'})]],
  ['select', [bar.getByLabel('Package manager')]],
  ['user-menu', [bar.getByRole('link', {name: 'Sign in'})]],
  ['footer-search', [page.locator('.footer__title'), page.locator('footer .search-button')]],
  ['flags', [flags, flags.locator('ul')]],
];

await page.goto(`${process.argv[2]}/recipes`, {waitUntil: 'networkidle'});
fs.mkdirSync(target, {recursive: true});
for (const [name, parts] of recipes) {
  if (name === 'flags') {
    await flags.hover();
    await flags.locator('ul a').last().click({trial: true});
  }
  await parts[0]?.scrollIntoViewIfNeeded();
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const sides = boxes.map((box) => {
    if (!box) {
      throw new Error(`${name} is not visible.`);
    }
    return {left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height};
  });
  const x = Math.min(...sides.map(({left}) => left)) - margin;
  const y = Math.max(0, Math.min(...sides.map(({top}) => top)) - margin);
  // The title of a column is as wide as the column.
  const width = (sides.at(-1)?.right ?? 0) + margin - x;
  const height = Math.max(...sides.map(({bottom}) => bottom)) + margin - y;
  await page.screenshot({path: path.join(target, `${name}.png`), clip: {x, y, width, height}});
}
await browser.close();
