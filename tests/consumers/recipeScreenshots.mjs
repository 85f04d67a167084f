// @ts-check
/**
 * Takes the screenshots of the recipes in the README of the navbar package from a consumer site that is served:
 * `node tests/consumers/recipeScreenshots.mjs http://localhost:3000`. Uses the Chromium in `CHROME_PATH`, or the one of the system.
 * Needs a font with flags, such as Noto Color Emoji.
 */
import fs from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright-core';

const target = path.resolve(
  import.meta.dirname,
  '../../packages/docusaurus-theme-navbar-items/recipes',
);
/** Pixels around the item. */
const margin = 4;

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
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
  const boxes = [];
  for (const part of parts) {
    await part.scrollIntoViewIfNeeded();
    const box = await part.boundingBox();
    if (!box) {
      throw new Error(`${name} is not visible.`);
    }
    boxes.push(box);
  }
  const x = Math.min(...boxes.map((box) => box.x)) - margin;
  const y = Math.max(0, Math.min(...boxes.map((box) => box.y)) - margin);
  // The title of a column is as wide as the column.
  const last = boxes[boxes.length - 1] ?? {x: 0, width: 0};
  const right = Math.min(1280, last.x + last.width + margin);
  const bottom = Math.min(800, Math.max(...boxes.map((box) => box.y + box.height)) + margin);
  await page.screenshot({
    path: path.join(target, `${name}.png`),
    clip: {x, y, width: right - x, height: bottom - y},
  });
}
await browser.close();
