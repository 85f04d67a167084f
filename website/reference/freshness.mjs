// @ts-check
/** Checks whether the generated pages of a locale are up to date. */
import {existsSync} from 'node:fs';
import {readFile, readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {hashOf, readIfPresent, writeIfChanged} from './files.mjs';
import {readSchema} from './sources.mjs';

/** @typedef {import('./sources.mjs').Sources} Sources */

/**
 * What was written for a locale.
 * @typedef {object} LocaleState
 * @property {string} key Hash of everything the pages depend on.
 * @property {Record<string, string>} pages Hash of each page, by its path in the `api` folder.
 * @property {Record<string, boolean>} lookups Pages that links were resolved against, and whether they exist.
 * @property {string[]} warnings Every build repeats them until their cause is fixed.
 */

/**
 * @param {Sources} sources
 * @returns {Promise<string>} Changes with the code of the generator and with its sources.
 */
export async function sourcesKey(sources) {
  const own = fileURLToPath(new URL('.', import.meta.url));
  const code = (await readdir(own))
    .filter((file) => /\.(?:mjs|md)$/.test(file) && !file.endsWith('.test.mjs'))
    .sort();
  const contents = await Promise.all([
    ...[...code.map((file) => join(own, file)), ...sources.declarations].map((file) =>
      readFile(file, 'utf8'),
    ),
    readSchema(sources.schemaFile),
  ]);
  return hashOf(
    sources.api.version,
    sources.cli.version,
    ...code,
    ...sources.declarations,
    ...contents,
  );
}

/**
 * @param {string} cacheDir
 * @param {string} locale
 */
function stateFile(cacheDir, locale) {
  return join(cacheDir, `${locale}.json`);
}

/**
 * @param {string} cacheDir
 * @param {string} locale
 * @returns {Promise<LocaleState | undefined>} `undefined` if there is none, or it cannot be read.
 */
export async function readState(cacheDir, locale) {
  return readJson(stateFile(cacheDir, locale));
}

/**
 * @param {string} cacheDir
 * @param {string} locale
 * @param {LocaleState} state
 */
export async function saveState(cacheDir, locale, state) {
  await writeIfChanged(stateFile(cacheDir, locale), JSON.stringify(state));
}

/**
 * @param {LocaleState} state
 * @param {object} current
 * @param {string} current.key
 * @param {string} current.outputDir
 * @param {string} current.docsDir
 * @returns {Promise<boolean>}
 */
export async function isFresh(state, {key, outputDir, docsDir}) {
  if (state.key !== key) return false;
  for (const [file, exists] of Object.entries(state.lookups)) {
    if (existsSync(join(docsDir, file)) !== exists) return false;
  }
  const pages = await Promise.all(
    Object.entries(state.pages).map(async ([file, hash]) => {
      const content = await readIfPresent(join(outputDir, file));
      return content !== undefined && hashOf(content) === hash;
    }),
  );
  return pages.every(Boolean);
}

/**
 * Caches the models that take seconds to read (TypeDoc, the CLI) for builds that differ only in translations.
 *
 * @template Model
 * @param {string} file
 * @param {string} key
 * @param {() => Promise<Model>} read
 * @returns {Promise<Model>}
 */
export async function remember(file, key, read) {
  const cached = /** @type {{key: string, model: Model} | undefined} */ (await readJson(file));
  if (cached?.key === key) return cached.model;
  const model = await read();
  await writeIfChanged(file, JSON.stringify({key, model}));
  return model;
}

/**
 * @param {string} file
 * @returns {Promise<any>} `undefined` if it is missing or broken: a cache is optional.
 */
async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
