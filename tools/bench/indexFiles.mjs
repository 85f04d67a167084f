// @ts-check
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import yaml from 'js-yaml';
import {indexVersion} from '../../packages/docusaurus-theme-search-meilisearch/lib/engine/index/indexFiles.js';
import {stopWordsOf} from '../../packages/docusaurus-theme-search-meilisearch/lib/engine/languages/words.js';
import {createStaticServer} from '../../website/scripts/static-server.mjs';

const website = path.resolve(import.meta.dirname, '../../website');

/** Number of sections of pages. @param {any[]} pages packed pages of the index files */
export const countSections = (pages) =>
  pages.reduce((/** @type {number} */ sum, page) => sum + page.sections.length, 0);

/**
 * Selects pages, evenly distributed, until they have about the given number of sections.
 *
 * @param {any[]} pages packed pages of the index files
 * @param {number} sections
 */
export function selectPages(pages, sections) {
  const share = sections / countSections(pages);
  let [seen, selected] = [0, 0];
  return pages.filter((page) => {
    seen += page.sections.length;
    const isSelected = selected + page.sections.length <= seen * share;
    selected += isSelected ? page.sections.length : 0;
    return isSelected;
  });
}

/**
 * Reads the index of a built locale.
 *
 * @param {string} folder with `index.json`
 * @returns {{pages: any[], files: Buffer[]}} the packed pages of all files, and the files
 */
export function readIndex(folder) {
  const {pages: names} = JSON.parse(fs.readFileSync(path.join(folder, 'index.json'), 'utf8'));
  const files = names.map((/** @type {string} */ name) => fs.readFileSync(path.join(folder, name)));
  return {
    files,
    pages: files.flatMap((/** @type {Buffer} */ file) => JSON.parse(file.toString())),
  };
}

/**
 * The files of an index.
 *
 * @param {string} folder URL path with a trailing slash
 * @param {any[]} pages packed pages of the index files
 * @returns {[string, string][]} pairs of URL path and content
 */
export function indexFiles(folder, pages) {
  const size = Math.ceil(pages.length / 20);
  const shards = Array.from({length: Math.ceil(pages.length / size)}, (_, shard) =>
    JSON.stringify(pages.slice(shard * size, (shard + 1) * size)),
  );
  const names = shards.map((_, shard) => `pages-${shard}.json`);
  const stopWords = stopWordsOf(pages.map(({lang}) => lang));
  return [
    [
      `${folder}index.json`,
      JSON.stringify({version: indexVersion, pages: names, vocabulary: {synonyms: {}, stopWords}}),
    ],
    ...names.map((name, shard) => /** @type {[string, string]} */ ([folder + name, shards[shard]])),
  ];
}

/**
 * Serves the built site and further files. The site's content security policy allows the worker to fetch only from the site.
 *
 * @param {Map<string, string>} files content by URL path
 */
export function siteServer(files) {
  const site = createStaticServer(path.join(website, 'build'));
  return http.createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (file === undefined) {
      site.emit('request', request, response);
    } else {
      response.end(file);
    }
  });
}

/** The judged Korean queries. @returns {string[]} */
export function judgedQueries() {
  const file = path.join(import.meta.dirname, '../../tests/relevance/search.queries.yml');
  return Object.values(
    /** @type {Record<string, any>} */ (yaml.load(fs.readFileSync(file, 'utf8'))),
  ).flatMap((set) => Object.keys(set.ko ?? {}));
}

/** Queries as they are after each keystroke. @param {string[]} queries */
export const keystrokesOf = (queries) =>
  queries.flatMap((query) => Array.from(query, (_, index) => query.slice(0, index + 1)));
