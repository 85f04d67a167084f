// @ts-check
/**
 * Takes the screenshots of the root README and of explained hits from the built site: `pnpm build`, then
 * `node tools/pictures/readme.mjs`. Needs Korean fonts, such as Noto Sans CJK.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {launchBrowser} from '@repo/testing/findBrowser.mjs';
import {listen} from '@repo/testing/listen.mjs';
import {createStaticServer} from '../../website/scripts/static-server.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const target = path.join(root, '.github/images');
const query = '창 크기';
const viewport = {width: 1280, height: 800};

/**
 * Opens search and waits for results. The query shows that `크기` is found with its particles (`크기를`).
 *
 * @param {import('playwright-core').Page} opened
 */
async function search(opened) {
  await opened.keyboard.press('/');
  await opened.locator('.search-modal input').fill(query);
  await opened.locator('.search-modal mark').first().waitFor();
}

/** Starts the development server, which has the page that explains hits. It compiles before its first response. */
async function startDevelopment() {
  const cli = createRequire(path.join(root, 'website/package.json')).resolve(
    '@docusaurus/core/bin/docusaurus.mjs',
  );
  const args = ['start', '--locale', 'ko', '--no-open', '--port', '3998'];
  const server = spawn(process.execPath, [cli, ...args], {cwd: path.join(root, 'website')});
  for await (const text of server.stdout) {
    if (String(text).includes('compiled successfully')) {
      return server;
    }
  }
  throw new Error('docusaurus start has failed.');
}

const site = await listen(createStaticServer(path.join(root, 'website/.build/ko')));
const development = await startDevelopment();
const page = `${site.url}/ko/v1/guides/features/command`;
const explained = `http://localhost:3998/ko/__docusaurus/search?q=${encodeURIComponent(query)}`;
/** @param {import('playwright-core').Page} opened */
const waitForTable = (opened) => opened.locator('main table').first().waitFor();
const screenshots = [
  {name: 'site', url: page, setUp: async () => {}},
  {name: 'search', url: page, setUp: search},
  {name: 'explain', url: explained, setUp: waitForTable},
];
const browser = await launchBrowser();
fs.mkdirSync(target, {recursive: true});
for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  for (const {name, url, setUp} of screenshots) {
    const context = await browser.newContext({viewport, colorScheme, reducedMotion: 'reduce'});
    const opened = await context.newPage();
    await opened.goto(url, {waitUntil: name === 'explain' ? 'load' : 'networkidle'});
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
development.kill();
console.log(`Wrote ${screenshots.length * 2} screenshots to .github/images.`);
