// @ts-check
/* global document, Image */
/**
 * Takes the screenshots of the root README from the built Korean site: `pnpm build:ko`, then `node tools/pictures/readme.mjs`. Uses the Chromium in `CHROME_PATH`, or the one of the system. Needs Korean fonts, such as
 * Noto Sans CJK.
 */
import fs from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright-core';
import {listen} from '@repo/testing/listen.mjs';
import {createStaticServer} from '../../website/scripts/static-server.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const target = path.join(root, '.github/images');
const page = '/ko/v1/guides/features/command';
const viewport = {width: 1280, height: 800};

/**
 * Opens search and waits for results. The query shows that `크기` is found with its particles (`크기를`).
 *
 * @param {import('playwright-core').Page} opened
 */
async function search(opened) {
  await opened.keyboard.press('/');
  await opened.locator('.search-modal input').fill('창 크기');
  await opened.locator('.search-modal mark').first().waitFor();
}

/**
 * Converts a PNG to WebP, which takes a third of the bytes.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {Buffer} png
 */
async function webp(browser, png) {
  const blank = await browser.newPage();
  const url = await blank.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.9);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await blank.close();
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

const screenshots = [
  {name: 'site', setUp: async () => {}},
  {name: 'search', setUp: search},
];

const site = await listen(createStaticServer(path.join(root, 'website/.build/ko')));
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
fs.mkdirSync(target, {recursive: true});
for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  for (const {name, setUp} of screenshots) {
    const context = await browser.newContext({viewport, colorScheme, reducedMotion: 'reduce'});
    const opened = await context.newPage();
    await opened.goto(site.url + page, {waitUntil: 'networkidle'});
    await setUp(opened);
    const image = await webp(browser, await opened.screenshot());
    fs.writeFileSync(path.join(target, `${name}-${colorScheme}.webp`), image);
    await context.close();
  }
}
await browser.close();
site.close();
console.log(`Wrote ${screenshots.length * 2} screenshots to .github/images.`);
