// @ts-check
import {createRequire} from 'node:module';
import path from 'node:path';
import {root} from './builds.mjs';
import {atMost} from './measurements.mjs';

const require = createRequire(import.meta.url);
const packages = path.join(root, 'packages');
const {parsePage} = require(
  path.join(packages, 'docusaurus-plugin-community-translation/lib/node/page.js'),
);
const indexer = path.join(packages, 'docusaurus-theme-search-meilisearch/lib/indexer');
const {readBuiltPage} = require(path.join(indexer, 'builtPage.js'));
const {readSections} = require(path.join(indexer, 'pageSections.js'));

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
 * Reads a built page as the indexer does. An error that rejects the page is a result, too.
 *
 * @param {string} body
 */
function readHtml(body) {
  const text = `<html class="plugin-docs"><body><main><h1>Page</h1>${body}`;
  try {
    readSections(readBuiltPage(text, 'page.html', {baseUrl: '/', siteTitle: ''}), 'Docs');
  } catch (error) {
    if (!String(error).includes('nested more than')) {
      throw error;
    }
  }
}

/** Measures how long the parsers of the packages take for a page of 100 KB that repeats one text. */
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
  return Object.fromEntries([
    ...markdown.map(row('Markdown', (text) => parsePage(`# Page\n\n${text}`))),
    ...html.map(row('HTML', readHtml)),
  ]);
}
