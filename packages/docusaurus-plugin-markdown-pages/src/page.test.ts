import fc from 'fast-check';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {llmsTxt} from './llmsTxt.mjs';
import {readPage, writePage} from './page.mjs';

const markdown = unified().use(remarkParse).use(remarkGfm);

const url = 'https://example.com/docs/a';

/** The copy of a page without its front matter. */
function bodyOf(article: string, copies = new Map<string, string>(), head = '') {
  const html = `<html lang="en"><head><title>A</title>${head}</head><body><main>${article}</main></body></html>`;
  const page = readPage(html, url);
  return (
    page &&
    writePage(page, url, copies, 'https://example.com/llms.txt').text.replace(
      /^---\n[^]*?\n---\n\n/,
      '',
    )
  );
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

it('writes no id and no kind of alert that is not one', () => {
  expect(bodyOf('<h2 id="x<script>">a</h2><h2 id="b">b</h2>')).toBe('## a\n\n## b {#b}\n');
  expect(bodyOf('<div class="theme-admonition-constructor"><p>a</p></div>')).toContain('[!NOTE]');
});

it.each(['<div>', '<ul><li>', '<b></p>', '<template>'])(
  'rejects a page of 100 KB that repeats %s, since each element is in another',
  (text) => {
    expect(() => bodyOf(text.repeat(Math.ceil(100_000 / text.length)))).toThrow(
      'nested more than 512 deep',
    );
  },
);

it('llms.txt has text of pages and of the site as text', () => {
  const hostile = '](x) [a](b) <img> `c` *d*\n# e';
  const entry = {title: hostile, href: 'https://a.b/c(1))', description: hostile};
  const site = {title: hostile, tagline: hostile};
  const text = llmsTxt(site, {}, new Map([['/a', entry]]), [entry]);
  const tree = markdown.parse(text);
  expect(toString(tree).split(hostile.replace('\n', ' '))).toHaveLength(7);
  expect(tree.children.map(({type}) => type)).toEqual(
    'heading blockquote heading list heading list'.split(' '),
  );
  expect(text.match(/\]\(https:\/\/a\.b\/c%281%29%29\)/g)).toHaveLength(2);
  expect(text).not.toMatch(/(?<!\\)[<`*]/);
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
