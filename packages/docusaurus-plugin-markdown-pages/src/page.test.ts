import {expect, it} from 'vitest';
import {readPage, writePage} from './page.mjs';

const url = 'https://example.com/docs/a';

/** The copy of a page without its front matter. */
function bodyOf(article: string, copies = new Map<string, string>(), head = '') {
  const html = `<html lang="en"><head><title>A</title>${head}</head><body><main>${article}</main></body></html>`;
  const page = readPage(html, url);
  return page && writePage(page, url, copies).text.replace(/^---\n[^]*?\n---\n\n/, '');
}

it('has no copy of a page without content, a redirect, or a page for no search engine', () => {
  expect(readPage('<html><head></head><body>Text</body></html>', url)).toBeNull();
  expect(readPage('', url)).toBeNull();
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

it('writes longer fences around code that contains fences', () => {
  const code = '<pre class="language-md"><code>```js\na\n```\n</code></pre>';
  expect(bodyOf(code)).toBe('````md\n```js\na\n```\n````\n');
});

it('labels the tabs of the classic theme, whose panels have no label', () => {
  const tabs =
    '<div><ul role="tablist"><li role="tab">npm</li><li role="tab">pnpm</li></ul><div><div role="tabpanel">a</div><div role="tabpanel" hidden>b</div></div></div>';
  expect(bodyOf(tabs)).toBe('**npm**\n\na\n\n**pnpm**\n\nb\n');
});

it('does not let text of a page become markup', () => {
  expect(bodyOf('<p>&lt;script> *a* [b](c)</p>')).toBe('\\<script> \\*a\\* \\[b]\\(c)\n');
  expect(bodyOf('<p><a href="javascript:alert(1)">a</a><a href="http://">b</a></p>')).toBe('ab\n');
  expect(bodyOf('<details><summary>&lt;i></summary>a</details>')).toContain(
    '<summary>&#60;i&#62;</summary>',
  );
});

it('keeps the words of a table in a table', () => {
  const table = (cell: string) => `<table><tr><th>h</th></tr><tr><td>${cell}</td></tr></table>`;
  const copy = bodyOf(table(table('inner')));
  expect(copy).toContain('inner');
  expect(copy?.match(/\| -/g)).toHaveLength(1);
});

it('links to copies with any slash at the end, and keeps routes that differ in case apart', () => {
  const copies = new Map([
    ['/docs/b', 'https://example.com/docs/b.md'],
    ['/docs/B', 'https://example.com/docs/B.md'],
  ]);
  expect(
    bodyOf('<p><a href="/docs/b/#x">a</a> <a href="./B">b</a> <a href="c">c</a></p>', copies),
  ).toBe(
    '[a](https://example.com/docs/b.md#x) [b](https://example.com/docs/B.md) [c](https://example.com/docs/c)\n',
  );
});

it('keeps right-to-left text, and reads a page of 1 MB', () => {
  expect(bodyOf('<p>שלום עולם</p>')).toBe('שלום עולם\n');
  expect(bodyOf('<p>word</p>'.repeat(90_000))?.length).toBe(90_000 * 6 - 1);
});
