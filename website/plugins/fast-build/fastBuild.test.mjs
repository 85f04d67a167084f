import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {temporaryFolder} from '@repo/testing/temporaryFolder.mjs';
import {describe, expect, it, onTestFinished} from 'vitest';
import webpack from 'webpack';
import {minify} from './htmlMinifier.js';
import fastBuild from './index.js';

const require = createRequire(import.meta.url);
const page = (body) =>
  `<!DOCTYPE html><html lang="ko"><head><title>a</title></head><body>${body}</body></html>`;

describe('minify', () => {
  it('keeps what hydration compares: comments between texts, whitespace and empty elements', async () => {
    const body =
      '<div id="__docusaurus"><div class="a  b" data-reactroot>1<!-- --> 쪽<!-- -->  2<p></p><pre><code> a\n  b </code></pre></div></div>';
    expect(await minify(page(body))).toContain(body);
  });

  it('keeps each inline script apart, and data as it is', async () => {
    const html = await minify(
      page(
        '<script>alert( 1 )</script><script>alert( 2 )</script><script type="application/json">{"b": 1, "a": "\\u003c"}</script>',
      ),
    );
    expect(html).toContain('<script>alert(1)</script><script>alert(2)</script>');
    expect(html).toContain('{"b": 1, "a": "\\u003c"}');
  });

  it('rejects invalid HTML', async () => {
    await expect(minify(page('<p><div></div></p>'))).rejects.toThrow('No "p" element in scope');
  });
});

const {configureWebpack} = fastBuild({i18n: {currentLocale: 'ko'}});
const mdxRule = () => ({
  test: /\.md$/,
  use: [{loader: require.resolve('@docusaurus/mdx-loader'), options: {staticDirs: []}}],
});
const config = (rules) => ({mode: 'production', module: {rules}});

describe('the build fails if Docusaurus no longer', () => {
  it('has a rule with its MDX loader', () => {
    expect(() => configureWebpack(config([mdxRule()]), false)).not.toThrow();
    expect(() => configureWebpack(config([]), false)).toThrow(
      'fast-build: no webpack rule uses @docusaurus/mdx-loader.',
    );
  });

  it.each([
    {name: 'require html-minifier-terser', source: "require('terser');", fails: true},
    {name: '(counter-check)', source: "require('html-minifier-terser');", fails: false},
  ])('$name', async ({source, fails}) => {
    const folder = temporaryFolder(onTestFinished);
    fs.writeFileSync(path.join(folder, 'entry.js'), source);
    const {externals, plugins} = configureWebpack(config([mdxRule()]), true);
    const error = await new Promise((resolve) => {
      webpack({
        mode: 'production',
        context: folder,
        entry: './entry.js',
        target: 'node',
        output: {path: folder},
        externals: {...externals, terser: 'commonjs2 terser'},
        plugins,
      }).run((failure, stats) => resolve(failure ?? stats?.compilation.errors[0]));
    });
    if (fails) {
      expect(error?.message).toMatch(
        /^fast-build: the server bundle does not require html-minifier-terser/,
      );
    } else {
      expect(error).toBeUndefined();
    }
  });
});
