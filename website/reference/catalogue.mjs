// @ts-check
import {readFile} from 'node:fs/promises';
import {ReferenceProblem, codeOf, messageOf} from './problem.mjs';

/**
 * A text of the reference in the best language there is.
 * @typedef {object} Text
 * @property {string} markdown
 * @property {string} [language] Set when it is not the language of the page.
 */

/** The language of the sources. */
export const sourceLanguage = 'en';

/**
 * The translations of one section in one locale: flat JSON, keyed by symbol path (`window.WebviewWindow`), with `#name` for a
 * parameter, `#returns`, `#deprecated` and `#example` for those parts, and `= Sentence.` for a sentence wherever it is the whole text
 * (so that "Print help" is translated once).
 */
export class Catalogue {
  /** @type {Set<string>} */
  #asked = new Set();

  /**
   * @param {string} file Named in warnings.
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
   * @param {string | string[]} keys The symbol's path, then other paths that lead to it (through a class that inherits it).
   * @param {string} source The text of the sources; it may be empty.
   * @returns {Text}
   */
  text(keys, source) {
    const phrase = `= ${source.replace(/\s+/g, ' ').trim()}`;
    const candidates = [...(typeof keys === 'string' ? [keys] : keys), phrase];
    for (const key of candidates) this.#asked.add(key);
    for (const key of candidates) {
      const translated = this.entries[key];
      if (translated !== undefined && key !== '= ') return {markdown: translated};
    }
    return this.language === sourceLanguage || !source
      ? {markdown: source}
      : {markdown: source, language: sourceLanguage};
  }

  /** @returns {string[]} One warning for each key that no symbol has asked for. */
  warnings() {
    return Object.keys(this.entries)
      .filter((key) => !this.#asked.has(key))
      .map(
        (key) =>
          `${this.file}: the key "${key}" matches no symbol of the reference. Correct it or remove it.`,
      );
  }
}

/**
 * Reads a catalogue. A file that is not there is an empty catalogue: everything is shown in the language of the sources.
 *
 * @param {string} file
 * @param {string} language
 * @returns {Promise<Catalogue>}
 */
export async function readCatalogue(file, language) {
  return new Catalogue(file, parseCatalogue(file, await readOptional(file)), language);
}

/**
 * @param {string} file
 * @returns {Promise<string>} `{}` when there is no such file.
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
function parseCatalogue(file, content) {
  /** @type {unknown} */
  let parsed;
  try {
    parsed = JSON.parse(content);
  } catch (error) {
    throw new ReferenceProblem(`${file} is not valid JSON (${messageOf(error)}). Correct it.`);
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new ReferenceProblem(`${file} must be one JSON object of symbol paths and texts.`);
  }
  for (const [key, value] of Object.entries(parsed)) {
    if (typeof value !== 'string') {
      throw new ReferenceProblem(`${file}: the value of "${key}" must be a string.`);
    }
  }
  return /** @type {Record<string, string>} */ (parsed);
}
