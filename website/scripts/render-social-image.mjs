// @ts-check
/**
 * Renders `static/img/social.png`, the image in previews of links to the site, from its drawing, in a Chromium (`CHROME_PATH`, or
 * the system's): those who show previews take no SVG. Run it after a change of the drawing, and commit what it writes.
 */
import fs from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright-core';

const folder = path.resolve(import.meta.dirname, '../static');
/** The size in pixels that previews are drawn for: https://ogp.me and the networks that follow it. */
const size = {width: 1200, height: 630};
const font = fs.readFileSync(path.join(folder, 'fonts/hanken-grotesk-latin.woff2'), 'base64');

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({viewport: size});
await page.setContent(`<style>
  @font-face {
    font-family: 'Hanken Grotesk'; font-weight: 100 900;
    src: url('data:font/woff2;base64,${font}');
  }
  body { margin: 0 }
  svg { display: block; width: ${size.width}px; height: ${size.height}px }
  svg text { font-family: 'Hanken Grotesk' }
</style>${fs.readFileSync(path.join(folder, 'img/social.svg'), 'utf8')}`);
await page.evaluate('document.fonts.ready');
await page.screenshot({path: path.join(folder, 'img/social.png')});
await browser.close();
console.log('Rendered social.png into website/static/img.');
