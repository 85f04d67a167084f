// @ts-check
/**
 * Renders the PNG files in `website/static/img/` from SVG, because home screens and link previews do not support SVG. Run it
 * after a change of a drawing, and commit the result.
 */
import fs from 'node:fs';
import path from 'node:path';
import {launchBrowser} from '@repo/testing/findBrowser.mjs';

const folder = path.resolve(import.meta.dirname, '../../website/static');

/**
 * Sizes in pixels. Browsers require icons of 192 and 512 before they offer to install a site. Apple devices use 180. Link previews:
 * 1200 × 630, see https://ogp.me.
 */
const images = [
  {drawing: 'icon-maskable.svg', image: 'apple-touch-icon.png', width: 180, height: 180},
  ...[192, 512].flatMap((size) => [
    {drawing: 'favicon.svg', image: `icon-${size}.png`, width: size, height: size},
    {drawing: 'icon-maskable.svg', image: `icon-maskable-${size}.png`, width: size, height: size},
  ]),
  {drawing: 'social.svg', image: 'social.png', width: 1200, height: 630},
];

const font = fs.readFileSync(path.join(folder, 'fonts/hanken-grotesk-latin.woff2'), 'base64');

const browser = await launchBrowser();
const page = await browser.newPage();
for (const {drawing, image, width, height} of images) {
  await page.setViewportSize({width, height});
  await page.setContent(`<style>
    @font-face {
      font-family: 'Hanken Grotesk'; font-weight: 100 900;
      src: url('data:font/woff2;base64,${font}');
    }
    body { margin: 0 }
    svg { display: block; width: ${width}px; height: ${height}px }
    svg text { font-family: 'Hanken Grotesk' }
  </style>${fs.readFileSync(path.join(folder, 'img', drawing), 'utf8')}`);
  await page.evaluate('document.fonts.ready');
  await page.screenshot({path: path.join(folder, 'img', image), omitBackground: true});
}
await browser.close();
console.log(`Rendered ${images.map(({image}) => image).join(', ')} into website/static/img.`);
