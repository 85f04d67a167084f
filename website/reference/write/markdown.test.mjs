// @ts-check
import {describe, expect, test} from 'vitest';
import {
  codeSpan,
  definitionList,
  escapeText,
  fence,
  heading,
  inLanguage,
  inlineType,
  prose,
  sections,
} from './markdown.mjs';
import {compile, render, visibleText} from '../testing/render.mjs';

/** @type {import('./markdown.mjs').LinkResolver} */
const links = {
  url: (url) => (url.startsWith('https://tauri.app/') ? `/here${new URL(url).pathname}` : url),
  symbol: (target) => (target === 'window.getAll' ? '#getall' : undefined),
};

/** @param {string} markdown */
const shown = (markdown) => visibleText(render(compile(markdown)));

describe('prose', () => {
  test.each([
    ['an open tag', 'data:text/html,<html>... and <scheme>://x'],
    ['braces', 'pattern "binary-name{-target-triple}{.extension}"'],
    ['a paragraph that looks like a module', 'import what you need\n\nexport the rest'],
  ])('shows %s verbatim', (_, source) => {
    expect(shown(prose(source, links)).trim()).toBe(source.replace(/\n+/g, ' '));
  });

  test('keeps code spans and fenced blocks', () => {
    const source =
      'Use `{a} <b>` and ``a `b` <c>``.\n\n```ts\nconst a = {b: <C />};\n# no heading\n```';
    expect(prose(source, links)).toBe(source);
  });

  test('inserts a blank line before a fenced block', () => {
    expect(prose('For example:\n```js\na\n```\nAnd so on', links)).toBe(
      'For example:\n\n```js\na\n```\nAnd so on',
    );
  });

  test('turns headings into bold lines', () => {
    expect(prose('Text\n#### Platform-specific\n- Linux', links)).toBe(
      'Text\n\n**Platform-specific**\n\n- Linux',
    );
  });

  test.each([
    ['{@link window.getAll | all windows}', '[all windows](#getall)'],
    ['{@link window.getAll}', '[`window.getAll`](#getall)'],
    ['{@link window.gone | `gone`}', '`gone`'],
    ['[[window.getAll | `getAll`]]', '[`getAll`](#getall)'],
    ['<https://example.com/a_b>', '[https://example.com/a_b](https://example.com/a_b)'],
    ['[docs](https://tauri.app/v1/x)', '[docs](/here/v1/x)'],
    ['See https://tauri.app/v1/x.', 'See [https://tauri.app/v1/x](/here/v1/x).'],
  ])('resolves %s', (source, expected) => {
    expect(prose(source, links)).toBe(expected);
  });
});

test('escapes all markup', () => {
  const text = 'a_b *c* `d` [e](f) <g> {h} ~~i~~ | \\ :smile:';
  expect(shown(`Text ${escapeText(text)}`).trim()).toBe(`Text ${text}`);
});

test('code spans and fences have more backticks than their content', () => {
  expect(codeSpan('a')).toBe('`a`');
  expect(codeSpan('`${A}`')).toBe('`` `${A}` ``');
  expect(fence('```', 'md')).toBe('````md\n```\n````');
});

test('a type links to the symbols that it names', () => {
  const type = ['Record<', {name: 'Theme', target: 't'}, ', { a: string[] }>'];
  const markdown = `**x** ${inlineType(type, () => '#theme')}`;
  const html = render(compile(markdown));
  expect(html).toContain('<a href="#theme">Theme</a>');
  expect(html.replace(/<[^>]*>/g, '')).toContain('Record&lt;Theme, { a: string[] }&gt;');
  expect(inlineType(type, () => undefined)).toBe('`Record<Theme, { a: string[] }>`');
});

test('a definition list contains Markdown', () => {
  const html = render(
    compile(definitionList([{anchor: 'a.b', term: '**`b`**', body: '- one\n- two'}])),
  );
  expect(html).toMatch(/<dt id="a\.b">\s*<p><strong><code>b<\/code>/);
  expect(html).toMatch(/<dd>\s*<ul>/);
  expect(definitionList([])).toBe('');
});

test('marks text in another language', () => {
  expect(inLanguage('Text', undefined)).toBe('Text');
  expect(inLanguage('', 'en')).toBe('');
  expect(render(compile(inLanguage('A *b*', 'en')))).toMatch(
    /<div lang="en">\s*<p>A <em>b<\/em><\/p>\s*<\/div>/,
  );
});

test('a heading has the given id', () => {
  expect(render(compile(heading(3, 'setTitle', 'window.setTitle')))).toContain(
    '<h3 id="window.setTitle">setTitle</h3>',
  );
});

test('a section has a heading and what follows it, and counts its blocks and lines of code', () => {
  const code = fence('## no heading\n\n## no heading either', 'bash');
  const page = `Introduction\n\n${heading(2, 'A', 'a')}\n\n${code}\n\n${heading(3, 'B', 'b')}\n\n- one\n- two`;
  const html = render(compile(sections(page)));
  const parts = html.split(/(?=<div class="markdown reference-section")/);
  expect(parts.map((part) => /--blocks:\d+;--lines:\d+/.exec(part)?.[0])).toEqual([
    '--blocks:1;--lines:0',
    '--blocks:2;--lines:5',
    '--blocks:3;--lines:0',
  ]);
  expect(parts.map(visibleText).map((text) => text.trim().replace(/\s+/g, ' '))).toEqual([
    'Introduction',
    'A',
    'B one two',
  ]);
});
