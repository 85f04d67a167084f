// @ts-check
/** Reads the texts that the API pages need in each language. */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';

/** Language of the packages. */
export const sourceLanguage = 'en';

/** @typedef {Awaited<ReturnType<typeof readLabels>>} Labels */
/** @typedef {Awaited<ReturnType<typeof readCatalog>>} Catalog */

/**
 * Titles and description of a page, for its front matter.
 * @typedef {{title: string, description: string, sidebarLabel?: string}} PageLabels
 */

/**
 * @param {string} file
 * @returns {Promise<Record<string, any>>}
 * @throws If the file is not a JSON object.
 */
async function readObject(file) {
  const content = await readFile(file, 'utf8');
  try {
    const parsed = JSON.parse(content);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) {
      return parsed;
    }
  } catch (error) {
    throw new Error(`${file} is not valid JSON (${error}). Correct it.`);
  }
  throw new Error(`${file} must contain one JSON object. Correct it.`);
}

/**
 * UI strings of the API pages: headings, captions, titles.
 *
 * @param {string} locale
 * @throws If the locale has no labels, or if a label is missing.
 */
export async function readLabels(locale) {
  const file = fileURLToPath(new URL(`../labels/${locale}.json`, import.meta.url));
  if (!existsSync(file)) {
    throw new Error(
      `There are no labels for the locale "${locale}". If it is not in website/config/locales.js, correct the name. If it is, copy labels/en.json to ${file}, and translate it.`,
    );
  }
  const {pages, modulePages, ...labels} = await readObject(file);
  /**
   * @param {string} name
   * @param {Record<string, string>} [values] Replacements for each `{name}`.
   * @returns {string}
   */
  const text = (name, values = {}) => {
    if (typeof labels[name] !== 'string') {
      throw new Error(`${file} has no label "${name}". Add it, as in labels/en.json.`);
    }
    return labels[name].replace(/\{(\w+)\}/g, (match, key) => values[key] ?? match);
  };
  return {
    text,
    /**
     * @param {'index' | 'cli' | 'config'} name
     * @returns {PageLabels}
     */
    page: (name) => pages[name],
    /**
     * @param {string} name A module of the JavaScript API.
     * @returns {PageLabels} For a module without labels, its name and a general description.
     */
    modulePage: (name) =>
      modulePages[name] ?? {title: name, description: text('newModule', {name})},
  };
}

/**
 * The translations of one section in one locale: flat JSON, keyed by symbol path (`window.WebviewWindow`). `#name` after the path
 * is a parameter; `#returns`, `#deprecated` and `#example` are parts of the comment. `= Sentence.` translates every text that is
 * exactly this sentence, so that "Print help" is translated once. Without a file, everything stays in the source language.
 *
 * @param {string} file
 * @param {string} locale
 * @throws If the file is not a JSON object of strings.
 */
export async function readCatalog(file, locale) {
  const entries = existsSync(file) ? await readObject(file) : {};
  for (const [key, value] of Object.entries(entries)) {
    if (typeof value !== 'string') {
      throw new Error(`${file}: the value of "${key}" must be a string.`);
    }
  }
  /** @type {Set<string>} */
  const requested = new Set();
  return {
    /**
     * @param {string[]} keys Path of the symbol, then its paths through classes that inherit it.
     * @param {string} source The source text; may be empty.
     * @param {string} [part] End of the keys, such as `#returns`.
     * @returns {{markdown: string, language?: string}} The language is set if it is not that of the page.
     */
    text(keys, source, part = '') {
      const phrase = source.replace(/\s+/g, ' ').trim();
      const candidates = keys.map((key) => key + part).concat(phrase ? `= ${phrase}` : []);
      candidates.forEach((key) => requested.add(key));
      const key = candidates.find((candidate) => entries[candidate] !== undefined);
      if (key !== undefined) {
        return {markdown: entries[key]};
      }
      const isForeign = locale !== sourceLanguage && source !== '';
      return {markdown: source, ...(isForeign ? {language: sourceLanguage} : {})};
    },
    /** @returns {string[]} One warning for each key that no symbol uses. */
    warnings: () =>
      Object.keys(entries)
        .filter((key) => !requested.has(key))
        .map(
          (key) =>
            `${file}: the key "${key}" matches no symbol of the reference. Correct it or remove it.`,
        ),
  };
}

/**
 * Reads the English introductions of the modules, for those whose published declarations have none.
 *
 * @returns {Promise<Map<string, string>>} Markdown by module (`fs`) and by module and section (`fs#security`).
 */
export async function readIntroductions() {
  const content = await readFile(new URL('../introductions.md', import.meta.url), 'utf8');
  // The text before the first heading is for contributors.
  const [, ...sections] = content.split(/^# (?=\S+$)/m);
  return new Map(
    sections.map((section) => {
      const end = section.indexOf('\n');
      return [section.slice(0, end), section.slice(end).trim()];
    }),
  );
}
