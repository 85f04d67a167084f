// @ts-check
/**
 * Takes the pictures of the guides: `node tools/pictures/take.mjs [name…]`. CONTRIBUTING.md says what it needs. `PICTURES_KEEP=1`
 * uses the applications of the last run.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Desktop} from './desktop.mjs';
import {pictures} from './pictures.mjs';

const target = path.resolve(import.meta.dirname, '../../website/pictures');
const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in pictures));
if (unknown.length > 0) {
  console.error(
    `There is no picture ${unknown.join(', ')}. Pictures: ${Object.keys(pictures).join(', ')}`,
  );
  process.exit(1);
}

/** Of a file in bytes. A test checks it. */
const maximum = 60_000;

/**
 * Writes the picture as WebP and, for browsers without WebP, as PNG with a palette.
 *
 * @param {Buffer} png
 * @param {string} file without the extension
 */
function write(png, file) {
  const source = path.join(os.tmpdir(), `picture-${process.pid}.png`);
  fs.writeFileSync(source, png);
  const quality = ['-quiet', '-near_lossless', '60', '-m', '6'];
  execFileSync('cwebp', [...quality, source, '-o', `${file}.webp`]);
  // Few browsers load the PNG, so a terminal with much text gets few colors.
  for (const colors of ['128', '16']) {
    execFileSync('pngquant', [
      ...[colors, '--force', '--speed', '1', '--strip', '--output', `${file}.png`, source],
    ]);
    if (fs.statSync(`${file}.png`).size < maximum) {
      break;
    }
  }
  fs.rmSync(source);
  const [webp, fallback] = ['webp', 'png'].map((type) => fs.statSync(`${file}.${type}`).size);
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  console.log(`${path.basename(file)}: ${width} × ${height}, WebP ${webp} B, PNG ${fallback} B`);
}

for (const name of names.length > 0 ? names : Object.keys(pictures)) {
  const {build, take, themes = /** @type {const} */ (['light', 'dark'])} = pictures[name] ?? {};
  const app = (await build?.()) ?? {folder: '', executable: ''};
  for (const theme of themes) {
    const desktop = new Desktop();
    try {
      await desktop.start(theme);
      const taken = await take(desktop, app, theme);
      const suffix = themes.length > 1 ? `-${theme}` : '';
      const png = Buffer.isBuffer(taken) ? taken : await desktop.settle(taken);
      write(png, path.join(target, `${name}${suffix}`));
    } catch (error) {
      console.error(`${name}, ${theme}:`, error, desktop.logs());
      process.exitCode = 1;
    } finally {
      await desktop.close();
    }
  }
}
