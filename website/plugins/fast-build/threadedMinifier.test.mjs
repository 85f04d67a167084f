import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import minifyHere from './minifierThread.js';
import {minify} from './threadedMinifier.js';

const options = {removeAttributeQuotes: true, minifyJS: true};
const page = (number) =>
  `<!DOCTYPE html><html lang="ko"><p class="a">쪽 ${number}</p><script>const number = ${number}; alert ( number )</script></html>`;

describe('minify', () => {
  it('gives what html-minifier-terser gives, to each page its own', async () => {
    const pages = Array.from({length: 20}, (_, number) => page(number));
    const expected = await Promise.all(pages.map((html) => minifyHere([html, options])));
    expect(await Promise.all(pages.map((html) => minify(html, options)))).toEqual(expected);
    expect(expected[7]).not.toBe(pages[7]);
  });

  it('is rejected with the error of the minifier', async () => {
    await expect(minify('<p <', options)).rejects.toThrow(/Parse Error/);
  });

  it('lets the process end when there is nothing left to do', () => {
    const script = `require('./threadedMinifier.js').minify('<p class="a">1</p>', {removeAttributeQuotes: true}).then(console.log);`;
    const output = execFileSync(process.execPath, ['-e', script], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect(output).toBe('<p class=a>1</p>\n');
  });
});
