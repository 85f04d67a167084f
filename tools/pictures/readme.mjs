// @ts-check
/* global document */
/**
 * Takes the screenshots of the READMEs, of explained hits, and of the documentation of the translation plugin:
 *
 * 1. `pnpm build` builds the site.
 * 2. `pnpm exec vitest run translationNotices` builds a site that shows the notice.
 * 3. `pnpm test:examples` builds the examples.
 * 4. `node tools/pictures/readme.mjs`
 *
 * Needs Korean and Chinese fonts, such as Noto Sans CJK.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {launchBrowser} from '@repo/testing/findBrowser.mjs';
import {listen} from '@repo/testing/listen.mjs';
import {createStaticServer} from '../../website/scripts/staticServer.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const images = path.join(root, '.github/images');
const packages = path.join(root, 'packages');
const plugin = path.join(packages, 'docusaurus-plugin-community-translation');
/** It shows that `크기` is found with its particles (`크기를`). */
const query = '창 크기';

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

/** Serves the files of a built site. @param {string} folder */
const serve = (folder) => listen(createStaticServer(folder));

const site = await serve(path.join(root, 'website/build'));
const fixture = await serve(path.join(root, 'tests/.cache/translations'));
const examples = process.env.CONSUMER_SITES_FOLDER ?? path.join(os.tmpdir(), 'docusaurus-sites');
const navbarItems = await serve(path.join(examples, 'examples/navbar-items/build'));
const everything = await serve(path.join(examples, 'examples/everything/build'));
const development = await startDevelopment();
const browser = await launchBrowser();

/**
 * Opens a page, and waits until it can be shown.
 *
 * @param {string} url
 * @param {string} ready selects something that the page then has
 * @param {import('playwright-core').BrowserContextOptions} options
 */
async function open(url, ready, options) {
  const viewport = {width: 1280, height: 800};
  const context = await browser.newContext({viewport, reducedMotion: 'reduce', ...options});
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(ready).first().waitFor({state: 'attached'});
  await page.evaluate('document.fonts.ready');
  // Those that follow the scroll position never end.
  await page.waitForFunction(() =>
    document.getAnimations().every(({timeline}) => timeline !== document.timeline),
  );
  return page;
}

/** Playwright takes no screenshot in WebP, which has a third of the bytes of a PNG. @param {import('playwright-core').Page} page @param {string} file without ending */
async function write(page, file) {
  const session = await page.context().newCDPSession(page);
  const {data} = await session.send('Page.captureScreenshot', {format: 'webp', quality: 90});
  fs.writeFileSync(`${file}.webp`, data, 'base64');
}

/**
 * Shows screenshots of pages beside each other, in the first page.
 *
 * @param {import('playwright-core').Page[]} pages of the same size
 */
async function putSideBySide(...pages) {
  const {width = 0, height = 0} = pages[0]?.viewportSize() ?? {};
  const taken = await Promise.all(pages.map((page) => page.screenshot()));
  const shown = taken.map(
    (image) => `<img width="${width}" src="data:image/png;base64,${image.toString('base64')}">`,
  );
  await pages[0]?.setViewportSize({width: pages.length * (width + 24) - 24, height});
  await pages[0]?.setContent(
    `<body style="margin: 0; display: flex; gap: 24px; background: white">${shown.join('')}`,
  );
}

try {
  fs.mkdirSync(images, {recursive: true});
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const guide = await open(`${site.url}/ko/v1/guides/features/command`, 'h1', {colorScheme});
    await write(guide, path.join(images, `site-${colorScheme}`));
    await guide.keyboard.press('/');
    await guide.locator('.search-modal input').fill(query);
    await guide.locator('.search-modal mark').first().waitFor();
    await write(guide, path.join(images, `search-${colorScheme}`));
    const explained = `http://localhost:3998/ko/__docusaurus/search?q=${encodeURIComponent(query)}`;
    const explanation = await open(explained, 'main table', {colorScheme});
    await write(explanation, path.join(images, `explain-${colorScheme}`));
  }

  const dashboard = await open(`${site.url}/translations`, 'main.translations', {
    viewport: {width: 1280, height: 860},
    deviceScaleFactor: 2,
  });
  await dashboard.screenshot({path: path.join(plugin, 'screenshot-dashboard.png')});

  // The notice on a phone, side by side: folded in the light theme, unfolded in the dark theme.
  const phone = {viewport: {width: 360, height: 560}, deviceScaleFactor: 2};
  const hydrated = 'html[data-has-hydrated="true"]';
  const outdated = `${fixture.url}/ko/outdated`;
  const folded = await open(outdated, hydrated, {...phone, colorScheme: 'light'});
  const unfolded = await open(outdated, hydrated, {...phone, colorScheme: 'dark'});
  await unfolded.locator('.translation-status summary').click();
  await putSideBySide(folded, unfolded);
  await folded.screenshot({path: path.join(plugin, 'screenshot-notice.png')});

  const wide = {viewport: {width: 1100, height: 680}};
  const items = await open(`${navbarItems.url}/recipes`, hydrated, wide);
  await items.locator('.navbar').getByRole('button', {name: 'Status'}).hover();
  await items.locator('.navbar .dropdown__menu a').first().click({trial: true});
  await write(items, path.join(packages, 'docusaurus-theme-navbar-items/screenshot'));

  const half = {viewport: {width: 560, height: 680}};
  const doc = await open(`${everything.url}/search/install`, hydrated, half);
  await putSideBySide(doc, await open(`${everything.url}/search/install.md`, 'pre', half));
  await write(doc, path.join(packages, 'docusaurus-plugin-markdown-pages/screenshot'));
} finally {
  await browser.close();
  [site, fixture, navbarItems, everything].forEach((server) => server.close());
  development.kill();
}
