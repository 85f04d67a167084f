import type {I18n} from '@docusaurus/types';
import fc from 'fast-check';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {llmsTxt} from './llmsTxt.mjs';
import {readPage} from './page.mjs';

const markdown = unified().use(remarkParse).use(remarkGfm);

const url = 'https://example.com/docs/a';
const root = 'https://example.com/';

/** The copy of a page without its front matter. */
function bodyOf(article: string, copies = new Map<string, {href: string}>(), head = '') {
  const html = `<html lang="en"><head><title>A</title>${head}</head><body><main>${article}</main></body></html>`;
  const copy = readPage(html, url, root)?.convert(copies);
  return copy?.replace(/^---\n[^]*?\n---\n\n/, '') ?? null;
}

it('has no copy of a page without content, a redirect, or a page for no search engine', () => {
  expect(readPage('<html><head></head><body>Text</body></html>', url, root)).toBeNull();
  expect(readPage('', url, root)).toBeNull();
  expect(bodyOf('<p>a</p>', undefined, '<meta http-equiv="refresh" content="0">')).toBeNull();
  expect(bodyOf('<p>a</p>', undefined, '<meta name="robots" content="noindex">')).toBeNull();
});

it('keeps an untranslated page, which is not for search engines', () => {
  const head =
    '<meta name="robots" content="noindex"><meta name="docusaurus_translation" content="untranslated">';
  expect(bodyOf('<p>a</p>', undefined, head)).toBe('a\n');
});

it('reads a page without an article, and an unclosed element', () => {
  expect(bodyOf('<h1>A</h1><p>one <b>two')).toBe('# A\n\none **two**\n');
});

it('reads the header of a home page, directly before <main>, and no other header', () => {
  const home = (between: string) =>
    `<nav>Menu</nav><header class="hero"><h1>Site</h1><p>Tagline <a href="/b">Start</a></p></header>${between}<main><h2>A</h2></main>`;
  const bodyOfHome = (between: string) =>
    readPage(home(between), url, root)?.convert(new Map()).split('---\n\n')[1];
  expect(bodyOfHome('')).toBe('# Site\n\nTagline [Start](https://example.com/b)\n\n## A\n');
  expect(bodyOfHome('<div>')).toBe('## A\n');
});

it('writes longer fences around code that contains fences', () => {
  const code = '<pre class="language-md"><code>```js\na\n```\n</code></pre>';
  expect(bodyOf(code)).toBe('````md\n```js\na\n```\n````\n');
});

it('keeps each line of code: of Docusaurus 2 and 3, of a minified page, of other highlighters', () => {
  const lines = [
    '<span class="token-line">a<br></span><span class="token-line"><br></span><span>b<br></span>',
    '<div class=token-line>a<br/></div><div class=token-line><br/></div><div>b<br/></div>',
    '<span class="line">a</span>\n<span class="line"></span>\n<span class="line">b</span>',
    '<div>a</div><div></div><div>b</div>',
  ];
  for (const line of lines) {
    expect(bodyOf(`<pre class="language-js"><code>${line}</code></pre>`)).toBe(
      '```js\na\n\nb\n```\n',
    );
  }
  expect(bodyOf('<pre><code>a\n\n</code></pre>')).toBe('```\na\n\n```\n');
});

it('labels the tabs of the classic theme, whose panels have no label', () => {
  const tabs =
    '<div><ul role="tablist"><li role="tab">npm</li><li role="tab">pnpm</li></ul><div><div role="tabpanel">a</div><div role="tabpanel" hidden>b</div></div></div>';
  expect(bodyOf(tabs)).toBe('**npm**\n\na\n\n**pnpm**\n\nb\n');
});

it('labels the one panel of lazy tabs with the selected tab', () => {
  const tabs =
    '<div><ul role="tablist"><li role="tab">npm</li><li role="tab" aria-selected="true">pnpm</li></ul><div role="tabpanel">b</div></div>';
  expect(bodyOf(tabs)).toBe('**pnpm**\n\nb\n');
});

it('writes formulas of KaTeX as their source', () => {
  const formula = (display: string) =>
    `<span class="katex"><span class="katex-mathml"><math${display}><semantics><mi>x</mi><annotation encoding="application/x-tex">x_1 &lt; \\alpha</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x</span></span>`;
  expect(bodyOf(`<p>a ${formula('')} b</p>`)).toBe('a $`x_1 < \\alpha`$ b\n');
  expect(bodyOf(formula(' display="block"'))).toBe('```math\nx_1 < \\alpha\n```\n');
});

it('keeps keys in the line of a list item', () => {
  expect(bodyOf('<ul><li>Press <kbd>a</kbd> now</li></ul>')).toBe('- Press <kbd>a</kbd> now\n');
});

it('names links that are icons, and leaves out links without a name and empty marks', () => {
  const icon = '<svg viewBox="0 0 1 1"><path d="m0 0"></path></svg>';
  expect(bodyOf(`<p>a <a href="/b" title="GitHub">${icon}</a></p>`)).toBe(
    'a [GitHub](https://example.com/b)\n',
  );
  expect(bodyOf(`<p>a <a href="/b">${icon}</a></p>`)).toBe('a\n');
  expect(bodyOf('<p>a <b><i></i></b></p>')).toBe('a\n');
});

it('keeps notes, and the anchors to which their references link', () => {
  const notes =
    '<p>a<sup><a href="#fn-1" id="fnref-1">1</a></sup></p><ol><li id="fn-1"><p>note <a href="#fnref-1" class="data-footnote-backref">↩</a></p></li></ol>';
  expect(bodyOf(notes)).toBe('a<sup>[1](#fn-1)</sup>\n\n1. <a id="fn-1"></a>note\n');
});

it('writes an admonition without a title', () => {
  const admonition = (content: string) =>
    `<div class="theme-admonition theme-admonition-tip alert alert--success">${content}</div>`;
  expect(bodyOf(admonition('<div><p>a</p></div>'))).toBe('> [!TIP]\n>\n> a\n');
  expect(bodyOf(admonition('<div><span></span></div><div><p>a</p></div>'))).toBe(
    '> [!TIP]\n>\n> a\n',
  );
});

it('reads the article without the contents beside it, also with cards, and the title of a list', () => {
  const cards = '<article><h2>B</h2></article><article><h2>C</h2></article>';
  const contents = '<ul class="table-of-contents"><li>B</li></ul>';
  expect(bodyOf(`<article><h1>A</h1>${cards}</article>${contents}`)).toBe('# A\n\n## B\n\n## C\n');
  expect(bodyOf(`<header><h1>A</h1></header><article>${cards}</article>`)).toBe(
    '# A\n\n## B\n\n## C\n',
  );
});

it('keeps one of two pictures for the color modes, and what a page marks is left out', () => {
  const pictures = ['light', 'dark']
    .map((mode) => `<img src="/${mode}.png" alt="a" class="themedComponent--${mode}_x">`)
    .join('');
  expect(bodyOf(pictures)).toBe('![a](https://example.com/light.png)\n');
  expect(bodyOf('<p>a</p><p data-mdast="ignore">b</p>')).toBe('a\n');
});

it('does not let text of a page become markup', () => {
  expect(bodyOf('<p>&lt;script> *a* [b](c)</p>')).toBe('\\<script> \\*a\\* \\[b]\\(c)\n');
  expect(bodyOf('<p><a href="javascript:alert(1)">a</a><a href="http://">b</a></p>')).toBe('ab\n');
  expect(bodyOf('<p><a href="/100%">a</a></p>')).toBe('[a](https://example.com/100%)\n');
  expect(bodyOf('<p><img src="" alt="a"></p>')).toBe('*a*\n');
  expect(bodyOf('<details><summary>&lt;i></summary>a</details>')).toContain(
    '<summary>&#60;i&#62;</summary>',
  );
});

it('writes no id and no kind of alert that is not one', () => {
  expect(bodyOf('<h2 id="x<script>">a</h2><h2 id="b">b</h2>')).toBe('## a\n\n## b {#b}\n');
  expect(
    bodyOf('<div class="theme-admonition theme-admonition-x alert--constructor"><p>a</p></div>'),
  ).toBe('> [!NOTE]\n>\n> a\n');
});

it.each(['<div>', '<ul><li>', '<b></p>', '<template>'])(
  'rejects a page of 100 KB that repeats %s, since each element is in another',
  (text) => {
    expect(() => bodyOf(text.repeat(Math.ceil(100_000 / text.length)))).toThrow(
      'nested more than 512 deep',
    );
  },
);

it.each([
  '<a href="/b"></a>',
  '<a id="b"></a>',
  '<a>',
  '<kbd></kbd>',
  '<b> </b>',
  '<i hidden>a</i>',
  '<h1>',
  '<nav>a</nav>',
  ' style="a"',
])('converts a page of 100 KB that repeats %s, in linear time', (text) => {
  // Before, each element took as long as all after it: minutes, not a second.
  expect(bodyOf(text.repeat(Math.ceil(100_000 / text.length)))).toBeTypeOf('string');
});

it('reads a head with scripts that name elements, a description that names a script, and an open one', () => {
  const description = '<meta name="description" content="a <script> and </script>">';
  const noindex = `<script>'<meta name="robots" content="noindex">'</script>`;
  const page = (head: string) => `<head>${head}</head><main><p>a</p></main>`;
  expect(readPage(page(noindex + description), url, root)?.description).toBe(
    'a <script> and </script>',
  );
  expect(readPage(page(description + '<script '.repeat(20_000)), url, root)?.description).toBe(
    'a <script> and </script>',
  );
});

it('leaves out attributes of elements, and keeps text that looks like one', () => {
  expect(bodyOf('<p title="b">a style="b" class="c" &lt;i style="d">e</p>')).toBe(
    'a style="b" class="c" \\<i style="d">e\n',
  );
  expect(bodyOf('<div style="a" class="b" tabindex="0"><a target="c" href="/d">e</a></div>')).toBe(
    '[e](https://example.com/d)\n',
  );
});

it('keeps the text of raw HTML, without its comments and unknown elements', () => {
  expect(bodyOf('<!-- a --><center>b <font color="red">c</font></center><x-y>d</x-y>')).toBe(
    'b c\n\nd\n',
  );
});

it('moves white space out of marks, and keeps none at the ends of lines', () => {
  const lines = '<p>\n<strong>Note: </strong>a<a href="/b"> b </a> \n <br> c <em>d </em></p>';
  expect(bodyOf(lines)).toBe('**Note:** a [b](https://example.com/b)\\\nc *d*\n');
  expect(bodyOf('<ul>\n<li>\n<p><input type="checkbox" disabled> a</p>\n</li>\n</ul>')).toBe(
    '- [ ] a\n',
  );
  expect(bodyOf('<dl>\n<dt>a</dt>\n<dd>b</dd>\n<dt>c</dt>\n<dd>d</dd>\n</dl>')).toBe(
    bodyOf('<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl>'),
  );
});

it('llms.txt has text of pages and of the site as text', () => {
  const hostile = '](x) [a](b) <img> `c` *d*\n# e';
  const entry = {title: hostile, href: 'https://a.b/c(1))', description: hostile};
  const site = {title: hostile, tagline: hostile};
  const i18n = {
    currentLocale: 'en',
    defaultLocale: 'en',
    locales: ['en', 'ko'],
    localeConfigs: {ko: {label: hostile, path: 'c(1))'}},
  } as unknown as I18n;
  const text = llmsTxt('https://a.b/', site, i18n, {}, new Map([['/a', entry]]));
  const tree = markdown.parse(text);
  expect(toString(tree).split(hostile.replace('\n', ' '))).toHaveLength(6);
  expect(tree.children.map(({type}) => type)).toEqual(
    'heading blockquote heading list heading list'.split(' '),
  );
  const links = JSON.stringify(tree).match(/"url":"[^"]*"/g);
  expect(links).toEqual(['"url":"https://a.b/c(1))/llms.txt"', '"url":"https://a.b/c(1))"']);
  expect(text).not.toMatch(/(?<!\\)[<`*]/);
});

it('keeps the words of a table in a table', () => {
  const table = (cell: string) => `<table><tr><th>h</th></tr><tr><td>${cell}</td></tr></table>`;
  const copy = bodyOf(table(table('inner')));
  expect(copy).toContain('inner');
  expect(copy?.match(/\| -/g)).toHaveLength(1);
});

it('reads a page whose minifier has left out tags', () => {
  const table = '<table><thead><tr><th>a<th>b<tbody><tr><td>c<td>d<tr><td>e<td>f</table>';
  expect(bodyOf(table)).toBe('| a | b |\n| - | - |\n| c | d |\n| e | f |\n');
  expect(bodyOf('<ul><li>a<li>b</ul><p>c<p>d<dl><dt>e<dd>f</dl>')).toBe(
    '- a\n- b\n\nc\n\nd\n\n- e\n\n  f\n',
  );
});

it('keeps details, admonitions and blocks of formulas in the line of a cell', () => {
  const cell = (content: string) =>
    bodyOf(`<table><tr><th>h</th></tr><tr><td>${content}</td></tr></table>`);
  expect(cell('<details><summary>a</summary><p>b</p></details>')).toBe(
    '| h |\n| - |\n| <details><summary>a</summary> b </details>  |\n',
  );
  const tip = 'theme-admonition theme-admonition-tip alert--success';
  expect(cell(`<div class="${tip}"><p>a</p></div>`)).toBe('| h |\n| - |\n| [!TIP] a   |\n');
  const math = '<math display="block"><annotation>x</annotation></math>';
  expect(cell(math)).toBe('| h |\n| - |\n| $`x`$ |\n');
});

it('names title, URL, language, version, status of the translation and date', () => {
  const head =
    '<title>A | Site</title><meta name="description" content="B: c"><link rel="canonical" href="https://example.com/fr/docs/a/"><meta name="docusaurus_version" content="1.0"><meta name="docusaurus_translation" content="outdated">';
  const html = `<html lang="fr"><head>${head}</head><body><main><h1>A</h1><time datetime="2026-01-02T00:00:00.000Z">2</time></main></body></html>`;
  expect(readPage(html, url, root)?.convert(new Map())).toBe(`---
title: A
description: 'B: c'
url: https://example.com/fr/docs/a/
language: fr
version: '1.0'
translation: outdated
index: https://example.com/llms.txt
date: '2026-01-02T00:00:00.000Z'
---

# A

2
`);
});

it('keeps lists in cells on one line, code in cells as blocks, and captions', () => {
  const table = (cell: string) =>
    `<table><caption>c</caption><tr><th>h</th></tr><tr><td>${cell}</td></tr></table>`;
  expect(bodyOf(table('<p>a</p><ul><li>b</li><li>c</li></ul>'))).toBe(
    'c\n\n| h |\n| - |\n| a b c   |\n',
  );
  expect(bodyOf(table('<pre><code class="language-js">a|b\nc</code></pre>'))).toBe(
    'c\n\nh\n\n```js\na|b\nc\n```\n',
  );
});

it('writes the cells of a table one after the other, if it would be too large', () => {
  expect(bodyOf('<table><tr><td colspan="99999999">a</td><td>b</td></tr></table>')).toBe(
    'a\n\nb\n',
  );
  const code = '<table><tr><td>b<pre><code>c</code></pre></td></tr></table>';
  expect(bodyOf(`<table><tr><td>a${code}</td></tr></table>`)).toBe('a\n\nb\n\n```\nc\n```\n');
});

it('links to copies with any slash at the end, and keeps routes that differ in case apart', () => {
  const copies = new Map([
    ['/docs/b', {href: 'https://example.com/docs/b.md'}],
    ['/docs/B', {href: 'https://example.com/docs/B.md'}],
  ]);
  expect(
    bodyOf('<p><a href="/docs/b/#x">a</a> <a href="./B">b</a> <a href="c">c</a></p>', copies),
  ).toBe(
    '[a](https://example.com/docs/b.md#x) [b](https://example.com/docs/B.md) [c](https://example.com/docs/c)\n',
  );
});

it('keeps right-to-left text, and reads a page of 1 MB', () => {
  expect(bodyOf('<p dir="rtl">שלום עולם</p>')).toBe('שלום עולם\n');
  const paragraph = 'word '.repeat(200).trim();
  expect(bodyOf(`<p>${paragraph}</p>`.repeat(1000))?.length).toBe(1000 * 1001 - 1);
});

it('writes any text so that it is read again as that text', () => {
  const character = fc.constantFrom(...'*_`<>[](){}!#|~\\\\&;:@/.-+=1aw "\'\n');
  fc.assert(
    fc.property(fc.string({unit: character, minLength: 1}), (text) => {
      const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
      const tree = markdown.parse(bodyOf(`<p>${escaped}</p>`) ?? '');
      expect(toString(tree)).toBe(text.replace(/\s+/g, ' ').trim());
      expect(tree.children.filter(({type}) => type !== 'paragraph')).toEqual([]);
    }),
    {numRuns: 500},
  );
});
