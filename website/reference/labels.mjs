// @ts-check
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {ReferenceProblem, codeOf, messageOf} from './problem.mjs';

/**
 * Title and description of a page, for its front matter.
 * @typedef {{title: string, description: string, sidebarLabel?: string}} PageLabels
 */

/** UI strings of the generator in one language: headings, captions, titles. */
export class Labels {
  /** @type {string} */
  #file;
  /** @type {Record<string, unknown>} */
  #entries;

  /**
   * @param {string} file For error messages.
   * @param {string} source Its content.
   */
  constructor(file, source) {
    this.#file = file;
    this.#entries = JSON.parse(source);
    /** @readonly */
    this.source = source;
  }

  /**
   * @param {string} name
   * @param {Record<string, string>} [values] Replacements for each `{name}`.
   * @returns {string}
   */
  text(name, values = {}) {
    const entry = this.#entries[name];
    if (typeof entry !== 'string') throw this.#missing(name);
    return entry.replace(/\{(\w+)\}/g, (match, key) => values[key] ?? match);
  }

  /**
   * @param {'index' | 'cli' | 'config'} name
   * @returns {PageLabels}
   */
  page(name) {
    const labels = this.#pages('pages')[name];
    if (!labels) throw this.#missing(`pages.${name}`);
    return labels;
  }

  /**
   * @param {string} name A module of the JavaScript API.
   * @returns {PageLabels} For a module without labels, its name and a general description.
   */
  modulePage(name) {
    return (
      this.#pages('modulePages')[name] ?? {title: name, description: this.text('newModule', {name})}
    );
  }

  /**
   * @param {string} group
   * @returns {Record<string, PageLabels | undefined>}
   */
  #pages(group) {
    return /** @type {Record<string, PageLabels | undefined>} */ (this.#entries[group] ?? {});
  }

  /** @param {string} name */
  #missing(name) {
    return new ReferenceProblem(
      `${this.#file} has no label "${name}". Add it, as in labels/en.json.`,
    );
  }
}

/** One JSON file per locale. */
export const labelsDir = fileURLToPath(new URL('labels', import.meta.url));

/**
 * @param {string} locale
 * @returns {Promise<Labels>}
 */
export async function readLabels(locale) {
  const file = join(labelsDir, `${locale}.json`);
  try {
    return new Labels(file, await readFile(file, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') {
      throw new ReferenceProblem(
        `There are no labels for the locale "${locale}". If it is not in website/config/locales.js, correct the name. If it is, run pnpm sync-locales, which creates ${file}, and translate that file.`,
      );
    }
    throw new ReferenceProblem(`${file} is not valid JSON (${messageOf(error)}). Correct it.`);
  }
}
