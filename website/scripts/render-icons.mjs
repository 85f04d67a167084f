// @ts-check
/**
 * Renders the icons of the installed site from its drawings in `static/img/`, in a Chromium (`CHROME_PATH`, or the system's):
 * launchers of phones take no SVG. Run it after a change of a drawing, and commit what it writes.
 */
import fs from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright-core';

const folder = path.resolve(import.meta.dirname, '../static/img');

/** Sizes in pixels: 192 and 512 are what browsers ask for before they offer to install a site, 180 is the icon of Apple devices. */
const icons = [
  {drawing: 'icon-maskable.svg', image: 'apple-touch-icon.png', size: 180},
  ...[192, 512].flatMap((size) => [
    {drawing: 'favicon.svg', image: `icon-${size}.png`, size},
    {drawing: 'icon-maskable.svg', image: `icon-maskable-${size}.png`, size},
  ]),
];

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const {drawing, image, size} of icons) {
  await page.setViewportSize({width: size, height: size});
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>` +
      fs.readFileSync(path.join(folder, drawing), 'utf8'),
  );
  await page.screenshot({path: path.join(folder, image), omitBackground: true});
}
await browser.close();
console.log(`Rendered ${icons.map(({image}) => image).join(', ')} into website/static/img.`);
