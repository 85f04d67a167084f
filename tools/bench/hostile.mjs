// @ts-check
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {root} from './builds.mjs';
import {atMost} from './measurements.mjs';

const require = createRequire(import.meta.url);
const packages = path.join(root, 'packages');
const {parsePage} = require(
  path.join(packages, 'docusaurus-plugin-community-translation/lib/node/page.js'),
);
const indexer = path.join(packages, 'docusaurus-theme-search-meilisearch/lib/indexer');
const {readBuiltPage} = require(path.join(indexer, 'builtPage.js'));
const {readSections} = require(path.join(indexer, 'readSections.js'));
const {comparePages, baselineOf} = require(
  path.join(packages, 'docusaurus-plugin-community-translation/lib/node/pageComparison.js'),
);
const engine = path.join(packages, 'docusaurus-theme-search-meilisearch/lib/engine');
const {createSearchIndex} = require(path.join(engine, 'searchIndex.js'));

const {readPage} = await import(
  pathToFileURL(path.join(packages, 'docusaurus-plugin-markdown-pages/lib/page.mjs')).href
);

/** 100 KB of a text. @type {(text: string) => string} */
const repeated = (text) => text.repeat(Math.ceil(100_000 / text.length));

/** Each has made a parser slow, or looks as if it could. */
const markdown =
  '`a ``b |](a|<!-- |<code>|# a\n|# a-1\n# a\n|> |- |[|![|**a|<a b="|{|    a\n|[a](|<pre>|[a]: b\n'.split(
    '|',
  );
const html =
  '<div>|<ul><li>|<pre>|<b></p>|<template>|<a>|<table>|<b><p>|<h2 id=a>a</h2>|<!--|<p>|</p>|<dl><dt id=a>a<dd>b</dl>'.split(
    '|',
  );

/** Elements whose white space, spans or number have made a Markdown copy slow. */
const copied =
  '<a href=/a></a>|<a id=a></a>|<b> </b>|<kbd></kbd>|<i hidden>a</i>|<h1>|<meta |<button>'.split(
    '|',
  );

/** A query is cut to the length that is searched. The last ones are words of the index. */
const queries = 'ﷺ|a |가|木|a.|"|ㄱ|\u0301|zz |window |setTitle.'.split('|');

/** Texts of a section. */
const sections = 'ﷺ|a |가나 |木|a.|_a|aB|\u0301|\ue000|가a'.split('|');

/** An index of a section with a text. @param {string} content */
const indexOf = (content) =>
  createSearchIndex([
    {
      ...{url: '/a', anchor: '', lang: 'en', category: '', pageTitle: '', headings: []},
      ...{content, type: 'docs', position: 0},
    },
  ]);

/** Milliseconds of the fastest of five runs. @type {(run: () => unknown) => number} */
function timeOf(run) {
  const times = [1, 2, 3, 4, 5].map(() => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.round(Math.min(...times));
}

/**
 * Reads a built page. An error that rejects the page is a result, too.
 *
 * @type {(read: (html: string) => void) => (body: string) => void}
 */
const rejecting = (read) => (body) => {
  try {
    read(`<html class="plugin-docs"><body><main><h1>Page</h1>${body}`);
  } catch (error) {
    if (!String(error).includes('nested more than')) {
      throw error;
    }
  }
};

const site = {baseUrl: '/', titleSuffix: '', versionLabels: {}};
const readHtml = rejecting((html) => {
  readSections(readBuiltPage(html, 'page.html', site), 'Docs');
});

const copyHtml = rejecting((html) => {
  readPage(html, 'https://example.com/', 'https://example.com/llms.txt').convert(new Map());
});

/** Measures how long the packages take for a page, a text of the index or a query of 100 KB that repeats one text. */
export default async function measureHostile() {
  /** @type {(kind: string, parse: (text: string) => unknown) => (text: string) => [string, import('./measurements.mjs').Row]} */
  const row = (kind, parse) => (text) => [
    `${kind} ${JSON.stringify(text).replace(/\|/g, '\\|')} (ms)`,
    atMost(
      timeOf(() => parse(repeated(text))),
      300,
      0,
    ),
  ];
  const parsed = parsePage(repeated('# a\n'));
  const words = indexOf('window setTitle system tray 창 크기 系统托盘 '.repeat(2000));
  return Object.fromEntries([
    ...markdown.map(row('Markdown', (text) => parsePage(`# Page\n\n${text}`))),
    ...html.map(row('HTML', readHtml)),
    ...[...html, ...copied].map(row('Markdown copy of', copyHtml)),
    ...['# a\n', '# b {#b}\n', '## b\n'].map(
      row('Comparison', (text) => {
        const page = parsePage(text);
        comparePages(parsed, page, baselineOf(parsed));
      }),
    ),
    ...sections.map(row('Index', indexOf)),
    ...queries.map(row('Query', (text) => words.search(text, {}))),
  ]);
}
