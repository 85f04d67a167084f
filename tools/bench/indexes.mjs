// @ts-check
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import yaml from 'js-yaml';
import {root, website} from './builds.mjs';

const require = createRequire(import.meta.url);
const {maxFileSize, splitBySize} = require(
  path.join(root, 'packages/docusaurus-theme-search-meilisearch/lib/indexer/createIndexFiles.js'),
);

/**
 * The index of a built locale, or one made from it.
 *
 * @typedef {{manifest: object, pages: any[]}} Index `index.json`, and the packed pages of the other files, with the texts of each
 */

/** @param {string} locale @returns {Index} */
export function readIndex(locale) {
  const folder = path.join(website, 'build', locale, 'search');
  const read = (/** @type {string} */ name) =>
    JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
  const manifest = read('index.json');
  const texts = manifest.texts.flatMap(read);
  /** @type {any[]} */
  const pages = manifest.titles.flatMap(read);
  return {
    manifest,
    pages: pages.map((page) => ({...page, texts: texts.splice(0, page.sections.length)})),
  };
}

/** @param {Index} index @returns {number} number of its sections */
export const countSections = ({pages}) =>
  pages.reduce((sum, page) => sum + page.sections.length, 0);

/**
 * Selects pages, evenly distributed, until they have about the given number of sections.
 *
 * @param {Index} index
 * @param {number} sections
 * @returns {Index}
 */
export function smallerIndex(index, sections) {
  const share = sections / countSections(index);
  let [seen, selected] = [0, 0];
  const pages = index.pages.filter((page) => {
    seen += page.sections.length;
    const isSelected = selected + page.sections.length <= seen * share;
    selected += isSelected ? page.sections.length : 0;
    return isSelected;
  });
  return {...index, pages};
}

/**
 * Adds copies of the pages, in which one of eight words is changed, so that the number of different words grows as on a larger site.
 * The result is deterministic.
 *
 * @param {Index} index
 * @param {number} sections minimum number of sections of the result
 * @returns {Index}
 */
export function largerIndex(index, sections) {
  let seed = 1;
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  const changeWord = (/** @type {string} */ word) =>
    random() < 1 / 8 ? word.slice(0, -1) + String.fromCharCode(97 + 26 * random()) : word;
  /** Changes titles, and the texts of sections, which are items of arrays. @type {(key: string, value: unknown) => unknown} */
  const changeText = (key, value) =>
    typeof value === 'string' && /^(?:pageTitle|\d+)$/.test(key)
      ? value.replaceAll(/[\p{L}\p{N}]{3,}/gu, changeWord)
      : value;
  const copies = Array.from({length: Math.ceil(sections / countSections(index)) - 1}, (_, copy) =>
    index.pages.map((page) => ({
      ...JSON.parse(JSON.stringify(page, changeText)),
      url: `${page.url}-${copy}`,
    })),
  );
  return {...index, pages: [...index.pages, ...copies.flat()]};
}

/**
 * The files of an index, of at most the size that the indexer allows.
 *
 * @param {Index} index
 * @returns {Map<string, string>} content by file name
 */
export function indexFiles({manifest, pages}) {
  /** @type {any[][]} */
  const groups = splitBySize(pages, maxFileSize);
  /** @type {Map<string, string>} */
  const files = new Map();
  /** @type {Record<'titles' | 'texts', string[]>} */
  const names = {titles: [], texts: []};
  for (const [number, group] of groups.entries()) {
    const contents = {
      titles: group.map((page) => ({...page, texts: undefined})),
      texts: group.flatMap(({texts}) => texts),
    };
    for (const kind of /** @type {const} */ (['titles', 'texts'])) {
      const name = `${kind}-${number}.json`;
      names[kind].push(name);
      files.set(name, JSON.stringify(contents[kind]));
    }
  }
  return files.set('index.json', JSON.stringify({...manifest, ...names}));
}

/** The judged Korean queries. @returns {string[]} */
export function judgedQueries() {
  const file = path.join(website, 'search.queries.yml');
  const sets = /** @type {Record<string, any>} */ (yaml.load(fs.readFileSync(file, 'utf8')));
  return Object.values(sets).flatMap((set) => Object.keys(set.ko ?? {}));
}
