// @ts-check
import {readFile} from 'node:fs/promises';
import {ReferenceProblem, codeOf, messageOf} from './problem.mjs';

/**
 * A text of the reference: translated if possible, in the source language otherwise.
 * @typedef {object} Text
 * @property {string} markdown
 * @property {string} [language] Set when it is not the language of the page.
 */

/** Language of the sources. */
export const sourceLanguage = 'en';

/**
 * The translations of one section in one locale: flat JSON, keyed by symbol path (`window.WebviewWindow`). `#name` after the path
 * is a parameter; `#returns`, `#deprecated` and `#example` are parts of the comment. `= Sentence.` translates every text that is
 * exactly this sentence, so that "Print help" is translated once.
 */
export class Catalog {
  /** @type {Set<string>} */
  #requested = new Set();

  /**
   * @param {string} file For warnings.
   * @param {Record<string, string>} entries
   * @param {string} language BCP 47 of the translations.
   */
  constructor(file, entries, language) {
    /** @readonly */
    this.file = file;
    /** @readonly */
    this.entries = entries;
    /** @readonly */
    this.language = language;
  }

  /**
   * @param {string | string[]} keys Path of the symbol, then its paths through classes that inherit it.
   * @param {string} source The source text; may be empty.
   * @returns {Text}
   */
  text(keys, source) {
    const phrase = `= ${source.replace(/\s+/g, ' ').trim()}`;
    const candidates = [...(typeof keys === 'string' ? [keys] : keys), phrase];
    for (const key of candidates) this.#requested.add(key);
    for (const key of candidates) {
      const translated = this.entries[key];
      if (translated !== undefined && key !== '= ') return {markdown: translated};
    }
    return this.language === sourceLanguage || !source
      ? {markdown: source}
      : {markdown: source, language: sourceLanguage};
  }

  /** @returns {string[]} One warning for each key that no symbol uses. */
  warnings() {
    return Object.keys(this.entries)
      .filter((key) => !this.#requested.has(key))
      .map(
        (key) =>
          `${this.file}: the key "${key}" matches no symbol of the reference. Correct it or remove it.`,
      );
  }
}

/**
 * Reads a catalog. Without a file, the catalog is empty and everything stays in the source language.
 *
 * @param {string} file
 * @param {string} language
 * @returns {Promise<Catalog>}
 */
export async function readCatalog(file, language) {
  return new Catalog(file, parseCatalog(file, await readOptional(file)), language);
}

/**
 * @param {string} file
 * @returns {Promise<string>} `{}` if the file does not exist.
 */
async function readOptional(file) {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '{}';
    throw new ReferenceProblem(`${file} cannot be read (${messageOf(error)}).`);
  }
}

/**
 * @param {string} file
 * @param {string} content
 * @returns {Record<string, string>}
 */
function parseCatalog(file, content) {
  /** @type {unknown} */
  let parsed;
  try {
    parsed = JSON.parse(content);
  } catch (error) {
    throw new ReferenceProblem(`${file} is not valid JSON (${messageOf(error)}). Correct it.`);
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new ReferenceProblem(
      `${file} must contain one JSON object that maps symbol paths to strings.`,
    );
  }
  for (const [key, value] of Object.entries(parsed)) {
    if (typeof value !== 'string') {
      throw new ReferenceProblem(`${file}: the value of "${key}" must be a string.`);
    }
  }
  return /** @type {Record<string, string>} */ (parsed);
}
