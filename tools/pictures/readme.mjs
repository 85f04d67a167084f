// @ts-check
/**
 * Takes the screenshots of the root README from the built Korean site: `pnpm build:ko`, then `node tools/pictures/readme.mjs`. Needs
 * Korean fonts, such as Noto Sans CJK.
 */
import fs from 'node:fs';
import path from 'node:path';
import {launchBrowser} from '@repo/testing/findBrowser.mjs';
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

const screenshots = [
  {name: 'site', setUp: async () => {}},
  {name: 'search', setUp: search},
];

const site = await listen(createStaticServer(path.join(root, 'website/.build/ko')));
const browser = await launchBrowser();
fs.mkdirSync(target, {recursive: true});
for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  for (const {name, setUp} of screenshots) {
    const context = await browser.newContext({viewport, colorScheme, reducedMotion: 'reduce'});
    const opened = await context.newPage();
    await opened.goto(site.url + page, {waitUntil: 'networkidle'});
    await setUp(opened);
    // Playwright takes no screenshot in WebP, which has a third of the bytes of a PNG.
    const session = await context.newCDPSession(opened);
    const {data} = await session.send('Page.captureScreenshot', {format: 'webp', quality: 90});
    fs.writeFileSync(path.join(target, `${name}-${colorScheme}.webp`), data, 'base64');
    await context.close();
  }
}
await browser.close();
site.close();
console.log(`Wrote ${screenshots.length * 2} screenshots to .github/images.`);
