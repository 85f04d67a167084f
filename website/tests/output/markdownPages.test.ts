import fs from 'node:fs';
import path from 'node:path';
import {getAttributeValue, getElementsByTagName, isTag, isText, textContent} from 'domutils';
import type {AnyNode, Element} from 'domhandler';
import {parseDocument} from 'htmlparser2';
import yaml from 'js-yaml';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {beforeAll, expect, inject, it} from 'vitest';
import {localeFolderOf, localeFolders} from '../locales';

type Node = {
  type: string;
  value?: string;
  url?: string;
  lang?: string | null;
  meta?: string | null;
  depth?: number;
  children?: Node[];
};

/** A copy and the content of its page. */
type Copy = {
  file: string;
  frontMatter: Record<string, string>;
  tree: Node;
  content: Element;
  /** The copies to which the page links in its head and in its menu. */
  linked: string[];
  sizes: {html: number; markdown: number};
};

const copies: Copy[] = [];
const markdown = unified().use(remarkParse).use(remarkGfm);

const isClass = (element: Element, name: string) =>
  (element.attribs.class ?? '').split(/\s+/).includes(name);

function all(node: Node, type: string): Node[] {
  return [
    ...(node.type === type ? [node] : []),
    ...(node.children ?? []).flatMap((child) => all(child, type)),
  ];
}

/** HTML that a copy may contain. */
const allowedHtml =
  /^(?:<\/?(?:kbd|sub|sup|details)>|<a id="[^"<>]*">|<\/a>|<details><summary>[^<>]*<\/summary>)$/;

/** What a reader of the copy reads: without the ids of headings and the kinds of alerts. */
function copyText(node: Node): string {
  if (node.type === 'html') {
    return textContent(parseDocument(node.value ?? ''));
  }
  if (node.type === 'code') {
    const title = /^title="(.*)"$/.exec(node.meta ?? '')?.[1] ?? '';
    return textContent(parseDocument(title)) + node.value;
  }
  const text = node.value ?? (node.children ?? []).map(copyText).join('');
  return node.type === 'heading' ? text.replace(/ \{#\S+\}$/, '') : text;
}

function isLeftOut(element: Element): boolean {
  return (
    ['nav', 'button', 'footer', 'script', 'noscript', 'style', 'template'].includes(element.name) ||
    element.attribs.role === 'tablist' ||
    element.attribs['aria-hidden'] === 'true' ||
    isClass(element, 'hash-link') ||
    isClass(element, 'markdown-menu')
  );
}

/** What a reader of the page reads, with the label of each tab before its panel and pictures as their names. */
function pageText(node: AnyNode): string {
  if (isText(node)) {
    return node.data;
  }
  if (!isTag(node) || isLeftOut(node)) {
    return '';
  }
  if (node.name === 'svg') {
    return node.attribs['aria-label'] ?? '';
  }
  const label = node.attribs.role === 'tabpanel' ? (node.attribs['aria-label'] ?? '') : '';
  return label + node.children.map(pageText).join('');
}

const withoutSpace = (text: string) =>
  text.replace(/\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/g, '').replace(/[\s\u200b]+/g, '');

/** The lines of a `<pre>`: each ends in `<br>`. */
function codeOf(node: AnyNode): string {
  if (isText(node)) {
    return node.data;
  }
  return isTag(node) ? (node.name === 'br' ? '\n' : node.children.map(codeOf).join('')) : '';
}

beforeAll(() => {
  const root = inject('siteFolder');
  const files = fs.readdirSync(root, {recursive: true, encoding: 'utf8'});
  for (const file of files.filter((name) => name.endsWith('.md'))) {
    const name = file.replace(/\.md$/, '');
    const page = [path.join(root, name, 'index.html'), path.join(root, `${name}.html`)].find((it) =>
      fs.existsSync(it),
    );
    if (!page) {
      throw new Error(`${file} is not beside a page.`);
    }
    const html = fs.readFileSync(page, 'utf8');
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    const [, head = '', body = ''] = /^---\n([^]*?)\n---\n\n([^]*)$/.exec(text) ?? [];
    const document = parseDocument(html);
    const parts = (node: typeof document | Element) =>
      getElementsByTagName((name) => ['article', 'h1'].includes(name), node.children, true).length;
    const [main] = getElementsByTagName('main', document, true);
    const [article] = getElementsByTagName('article', main ?? [], true);
    // The article is one of its own parts.
    const content = article && parts(article) + 1 === parts(main as Element) ? article : main;
    copies.push({
      file,
      frontMatter: yaml.load(head) as Record<string, string>,
      tree: markdown.parse(body) as Node,
      content: content as Element,
      linked: [
        ...getElementsByTagName('link', document, true).filter(
          ({attribs}) => attribs.type === 'text/markdown',
        ),
        ...getElementsByTagName('a', document, true).filter(({attribs}) =>
          /^\/.*\.md$/.test(attribs.href ?? ''),
        ),
      ].map(({attribs}) => (attribs.href ?? '').replace('https://v1.tauri.app', '')),
      sizes: {html: Buffer.byteLength(html), markdown: Buffer.byteLength(text)},
    });
  }
});

it('each locale has a copy of the same pages', () => {
  for (const folder of localeFolders) {
    const files = copies.filter(({file}) => localeFolderOf(`/${file}`) === folder);
    expect(files.length, folder).toBeGreaterThan(90);
  }
});

it('code blocks have the text and the language of the page', () => {
  const different = copies.filter(({tree, content}) => {
    const copied = all(tree, 'code').map(({lang, value}) => `${lang ?? ''}\n${value}`);
    const shown = getElementsByTagName('pre', content, true).map((pre) => {
      const language = /(?:^|\s)language-(\S+)/.exec(getAttributeValue(pre, 'class') ?? '')?.[1];
      return `${language ?? ''}\n${codeOf(pre).replace(/\n$/, '')}`;
    });
    return JSON.stringify(copied) !== JSON.stringify(shown);
  });
  expect(different.map(({file}) => file)).toEqual([]);
});

/** Whether an element or one that contains it is left out of the copy. */
function isInLeftOut(element: Element): boolean {
  const {parent} = element;
  return isLeftOut(element) || (parent !== null && isTag(parent) && isInLeftOut(parent));
}

it('the outline is that of the page, and each admonition is an alert', () => {
  const different = copies.flatMap(({file, tree, content}) => {
    const copied = all(tree, 'heading').map(({depth}) => depth);
    const alerts = all(tree, 'blockquote').filter((it) => /^\[!/.test(copyText(it).trim()));
    const elements = getElementsByTagName('*', content, true).filter(
      (element) => !isInLeftOut(element),
    );
    const shown = elements.flatMap(({name}) => (/^h\d$/.test(name) ? Number(name[1]) : []));
    const admonitions = elements.filter((element) => isClass(element, 'theme-admonition'));
    return copied.join() === shown.join() && alerts.length === admonitions.length
      ? []
      : `${file}: ${copied.join()} ${alerts.length}, page ${shown.join()} ${admonitions.length}`;
  });
  expect(different).toEqual([]);
});

it('headings, items and cells are those of the page, in order', () => {
  const counts = [
    ['heading', ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']],
    ['listItem', ['li', 'dt']],
    ['tableCell', ['td', 'th']],
  ] as const;
  const different = copies.flatMap(({file, tree, content}) =>
    counts.flatMap(([type, names]) => {
      const shown = getElementsByTagName(
        (name) => (names as readonly string[]).includes(name),
        content,
        true,
      ).filter((element) => !isInLeftOut(element));
      const copied = all(tree, type);
      return copied.length === shown.length
        ? []
        : `${file}: ${copied.length} ${type}, page ${shown.length}`;
    }),
  );
  expect(different).toEqual([]);
});

it('the words are those of the page, in order', () => {
  const different = copies.flatMap(({file, tree, content}) => {
    const copied = withoutSpace(copyText(tree));
    const shown = withoutSpace(pageText(content));
    let at = 0;
    while (at < shown.length && shown[at] === copied[at]) {
      at += 1;
    }
    return copied === shown
      ? []
      : `${file}: ${shown.slice(Math.max(0, at - 20), at + 40)} | ${copied.slice(Math.max(0, at - 20), at + 40)}`;
  });
  expect(different).toEqual([]);
});

it('every link to a copy leads to one', () => {
  const files = new Set(copies.map(({file}) => `/${file}`));
  const broken = copies.flatMap(({file, tree}) =>
    [...all(tree, 'link'), ...all(tree, 'image')].flatMap(({url = ''}) => {
      if (url.startsWith('#') || !url.startsWith('https://v1.tauri.app/')) {
        return [];
      }
      const {pathname} = new URL(url);
      const target = decodeURIComponent(pathname);
      const isThere = pathname.endsWith('.md')
        ? files.has(target)
        : fs.existsSync(path.join(inject('siteFolder'), target));
      return isThere ? [] : `${file} → ${url}`;
    }),
  );
  expect(broken).toEqual([]);
});

it('every link to a part of a copy leads to one, except for a section of the home page', () => {
  const ids = new Map(
    copies.map(({file, tree}) => {
      const text = [...all(tree, 'heading'), ...all(tree, 'html')]
        .map((node) => node.value ?? (node.children ?? []).map(({value}) => value ?? '').join(''))
        .join('\n');
      return [
        `/${file}`,
        [...text.matchAll(/\{#([^}]+)\}|<a id="([^"]+)"/g)].map((it) => it[1] ?? it[2]),
      ];
    }),
  );
  const broken = copies.flatMap(({file, tree}) =>
    all(tree, 'link').flatMap(({url = ''}) => {
      const {origin, pathname, hash} = new URL(url, `https://v1.tauri.app/${file}`);
      const target = origin === 'https://v1.tauri.app' && hash && decodeURIComponent(pathname);
      const isThere = !target || ids.get(target)?.includes(decodeURIComponent(hash.slice(1)));
      return isThere || url.endsWith('/index.md#sponsors') ? [] : `${file} → ${url}`;
    }),
  );
  expect(broken).toEqual([]);
});

it('no HTML is left except elements that Markdown lacks', () => {
  const found = copies.flatMap(({file, tree}) =>
    all(tree, 'html').flatMap(({value = ''}) =>
      allowedHtml.test(value) ? [] : `${file}: ${value}`,
    ),
  );
  expect(found).toEqual([]);
});

it('pages link to their own copy, in the head and in the menu, except for lists and the home page', () => {
  const without = copies.filter(({linked}) => linked.length === 0).map(({file}) => file);
  const isList = /^(?:\S+\/)?(?:index|releases|blog|blog\/(?:archive|page\/\d+))\.md$/;
  expect(without.filter((file) => !isList.test(file))).toEqual([]);
  for (const {file, linked} of copies.filter((copy) => copy.linked.length > 0)) {
    expect(linked, file).toEqual([`/${file}`, `/${file}`]);
  }
});

it('the front matter names the page, and its language', () => {
  for (const {file, frontMatter} of copies) {
    expect(frontMatter, file).toMatchObject({
      title: expect.stringMatching(/./),
      url: expect.stringMatching(/^https:\/\/v1\.tauri\.app\//),
      language: expect.any(String),
      index: `https://v1.tauri.app${localeFolderOf(`/${file}`) && `/${localeFolderOf(`/${file}`)}`}/llms.txt`,
    });
  }
});

it.each(localeFolders)('a copy has at most a third of its page, in the median of %s', (folder) => {
  const ratios = copies
    .filter(({file}) => localeFolderOf(`/${file}`) === folder)
    .map(({sizes}) => sizes.markdown / sizes.html)
    .sort((a, b) => a - b);
  expect(ratios[Math.floor(ratios.length / 2)]).toBeLessThan(1 / 3);
});

it('llms.txt of each locale lists every copy once', () => {
  for (const folder of localeFolders) {
    const text = fs.readFileSync(path.join(inject('siteFolder'), folder, 'llms.txt'), 'utf8');
    const listed = [...text.matchAll(/\]\(https:\/\/v1\.tauri\.app\/([^)]*\.md)\)/g)].map(
      (match) => match[1],
    );
    const files = copies
      .map(({file}) => file)
      .filter((file) => localeFolderOf(`/${file}`) === folder);
    expect(listed.sort(), folder).toEqual(files.sort());
  }
});

it('copies are served as Markdown that search engines leave out', async () => {
  const response = await fetch(`${inject('siteUrl')}/ko/v1/guides/features/command.md`);
  expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
});

it('copies are in no sitemap and not saved for offline reading', () => {
  for (const folder of localeFolders) {
    for (const file of ['sitemap.xml', 'sw.js']) {
      const text = fs.readFileSync(path.join(inject('siteFolder'), folder, file), 'utf8');
      expect(text, `${folder}/${file}`).not.toMatch(/\.md["<]/);
    }
  }
});
