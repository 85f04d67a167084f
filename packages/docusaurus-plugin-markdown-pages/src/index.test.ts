import fs from 'fs';
import os from 'os';
import path from 'path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import pluginMarkdownPages from './index';

const folders: string[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  folders.splice(0).forEach((folder) => fs.rmSync(folder, {recursive: true}));
});

const html = (title: string, content: string) =>
  `<html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>${content}</main></body></html>`;

/** Runs the plugin on built files, and returns a function that reads what it has written. */
async function run(
  files: Record<string, string>,
  routesPaths: string[],
  {baseUrl = '/', llmsFull = false, locale = 'en'} = {},
) {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'markdown-'));
  folders.push(outDir);
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    fs.writeFileSync(path.join(outDir, file), text);
  }
  const context = {
    baseUrl,
    siteConfig: {url: 'https://example.com', title: 'Site', tagline: 'About'},
    i18n: {
      currentLocale: locale,
      defaultLocale: 'en',
      locales: ['en', 'pt-BR'],
      localeConfigs: {en: {label: 'English'}, 'pt-BR': {label: 'Português', path: 'pt'}},
    },
  } as unknown as LoadContext;
  const plugin = pluginMarkdownPages(context, {llmsFull});
  const docs = [
    {id: 'b', unversionedId: 'b', permalink: `${baseUrl}docs/b`},
    {id: 'a', unversionedId: 'a', permalink: `${baseUrl}docs/a`},
  ];
  const items = [{type: 'doc', id: 'b'}];
  const sidebars = {
    main: [
      {type: 'category', label: 'First', items},
      {type: 'doc', id: 'a'},
    ],
  };
  const loadedVersions = [{isLast: true, docs, sidebars}];
  await plugin.allContentLoaded({
    allContent: {'docusaurus-plugin-content-docs': {default: {loadedVersions}}},
  });
  await plugin.postBuild?.({outDir, routesPaths} as never);
  return (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
}

const home = html('Home', '<a href="docs/a/">a</a>');
const b = html('B', '<p>b</p>');

it.each([
  ['true', '/', '/index.html', ['/docs/a/', '/docs/b/']],
  ['false', '', '.html', ['/docs/a', '/docs/b']],
  ['undefined', '', '/index.html', ['/docs/a', '/docs/b']],
])('writes and links copies with trailingSlash %s', async (_name, slash, file, routes) => {
  const files = {
    'index.html': home,
    [`docs/a${file}`]: html('A', `<a href="/docs/b${slash}#x">b</a>`),
    [`docs/b${file}`]: b,
  };
  const read = await run(files, ['/', ...routes]);
  expect(read('index.md')).toContain('[a](https://example.com/docs/a.md)');
  expect(read('docs/a.md')).toContain('[b](https://example.com/docs/b.md#x)');
  expect(read('docs/b.md')).toMatch(/^---\ntitle: B\n[^]*\n# B\n\nb\n$/);
});

it('writes and links copies below a base URL', async () => {
  const a = html('A', '<a href="/sub/docs/b">b</a> <a href="/docs/a">c</a>');
  const read = await run(
    {'index.html': home, 'docs/a/index.html': a, 'docs/b/index.html': b},
    ['/sub/', '/sub/docs/a', '/sub/docs/b'],
    {baseUrl: '/sub/'},
  );
  expect(read('index.md')).toContain('[a](https://example.com/sub/docs/a.md)');
  expect(read('docs/a.md')).toContain(
    '[b](https://example.com/sub/docs/b.md) [c](https://example.com/docs/a)',
  );
  expect(read('docs/b.md')).toContain('index: https://example.com/sub/llms.txt');
});

// As Docusaurus 2.4.3 and 3.10 write files: the name is the route, encoded for pages, and not for docs and posts.
it('writes and links copies of routes that are not ASCII, or end in .html', async () => {
  const links = ['/docs/%ED%95%9C%EA%B8%80', '/docs/a b', '/C%2B%2B', '/old.html'];
  const read = await run(
    {
      'docs/한글/index.html': html('A', links.map((it) => `<a href="${it}">x</a>`).join(' ')),
      'docs/a b/index.html': b,
      'C%2B%2B/index.html': b,
      'old.html': b,
    },
    ['/docs/한글', '/docs/a b', '/C%2B%2B', '/old.html'],
  );
  expect(read('docs/한글.md').split('# A\n\n')[1]).toBe(
    ['docs/%ED%95%9C%EA%B8%80', 'docs/a%20b', 'C%252B%252B', 'old.html']
      .map((it) => `[x](https://example.com/${it}.md)`)
      .join(' ')
      .concat('\n'),
  );
  expect(['docs/a b.md', 'C%2B%2B.md', 'old.html.md'].map(read)).toHaveLength(3);
});

it('names routes at which Docusaurus writes the not-found page, and makes no copy of them', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const routes = ['/%ED%95%9C', '/two%20words', '/50%25', '/100%'];
  const files = routes.map((route) => [`${route.slice(1)}/index.html`, b]);
  const read = await run(Object.fromEntries(files) as Record<string, string>, routes);
  expect(read('llms.txt')).not.toContain('[B]');
  expect(warn.mock.calls).toEqual(
    routes.map((it) => [`${it} has no Markdown copy: Docusaurus cannot route to it. Rename it.`]),
  );
});

it('lists pages in the order of the sidebars, then the rest, and other locales', async () => {
  const files = {
    'index.html': home,
    '404.html': b,
    'docs/a/index.html': html('A [1]', ''),
    'docs/b/index.html': b,
  };
  const routes = ['/', '/404.html', '/docs/a', '/docs/b', '/not-rendered'];
  const read = await run(files, routes, {llmsFull: true});
  expect(read('llms.txt')).toBe(`# Site

> About

## Site

- [A \\[1\\]](https://example.com/docs/a.md)

## First

- [B](https://example.com/docs/b.md)

## Locales

- [Português](https://example.com/pt/llms.txt)

## Optional

- [Home](https://example.com/index.md)
`);
  expect(read('llms-full.txt')).toBe(['index.md', 'docs/a.md', 'docs/b.md'].map(read).join('\n'));
  expect((await run(files, routes, {locale: 'pt-BR'}))('llms.txt')).not.toContain('Locales');
});

it('names a page that cannot be converted', async () => {
  const files = {'docs/a/index.html': html('A', '<div>'.repeat(3000))};
  await expect(run(files, ['/docs/a'])).rejects.toThrow(
    /^Cannot write the Markdown copy docs\/a\.md: Error: Elements are nested/,
  );
});

it('writes a copy of each of two routes that differ in case', async () => {
  const files = {'docs/b/index.html': b, 'docs/B/index.html': html('Other', '')};
  const read = await run(files, ['/docs/b', '/docs/B']);
  expect([read('docs/b.md'), read('docs/B.md')].map((copy) => /# .*/.exec(copy)?.[0])).toEqual([
    '# B',
    '# Other',
  ]);
});

it('names a page whose copy would replace another file, as on a file system that ignores case', async () => {
  await expect(run({'docs/b/index.html': b, 'docs/b.md': 'a'}, ['/docs/b'])).rejects.toThrow(
    'Cannot write the Markdown copy docs/b.md: The file exists. Rename a static file, or one of two pages whose routes differ in case.',
  );
});
