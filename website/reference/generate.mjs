// @ts-check
/**
 * Generates the API pages (`docs/api`) from the packages that they describe.
 *
 * `node reference/generate.mjs [locale…]` generates the given locales, or all that have labels.
 */
import {readdir, rm} from 'node:fs/promises';
import {join, relative, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {readCatalog, sourceLanguage} from './catalog.mjs';
import {readCli} from './cli.mjs';
import {readConfig} from './config.mjs';
import {hashOf, writeIfChanged} from './files.mjs';
import {isFresh, readState, remember, saveState, sourcesKey} from './freshness.mjs';
import {readIntroductions} from './introductions.mjs';
import {readJavascript} from './javascript.mjs';
import {labelsDir, readLabels} from './labels.mjs';
import {catalogNames, writePages} from './pages.mjs';
import {ReferenceProblem} from './problem.mjs';
import {locateSources, readSchema} from './sources.mjs';

/** @typedef {import('./catalog.mjs').Catalog} Catalog */
/** @typedef {import('./pages.mjs').Models} Models */
/** @typedef {import('./sources.mjs').Sources} Sources */

/**
 * @typedef {object} Log
 * @property {(message: string) => void} info Written pages; silent for locales that are up to date.
 * @property {(message: string) => void} warn Problems for contributors to fix.
 */

/**
 * @typedef {object} GenerateOptions
 * @property {string} siteDir Folder of the website. English pages are written to its `docs/api`.
 * @property {string[]} locales
 * @property {Log} [log] Defaults to the console.
 * @property {string} [i18nDir] Pages of other locales are written to `<locale>/docusaurus-plugin-content-docs/current/api` in
 * this folder; their catalogs are in `<locale>/reference`. Defaults to the folder `i18n` next to the website.
 */

/** @typedef {{written: number, removed: number, fresh: string[]}} GenerateResult Numbers of files, and locales that are up to date. */

/**
 * @param {GenerateOptions} options
 * @returns {Promise<GenerateResult>}
 * @throws {ReferenceProblem} If a source or catalog is invalid; the message is one line that says what to do.
 */
export async function generateReference({
  siteDir,
  locales,
  log = console,
  i18nDir = resolve(siteDir, '../i18n'),
}) {
  const sources = await locateSources(siteDir);
  const cacheDir = join(siteDir, '.cache/reference');
  const key = await sourcesKey(sources);
  /** @type {Promise<Models> | undefined} */
  let models;
  const site = {
    docsDir: join(siteDir, 'docs'),
    i18nDir,
    cacheDir,
    key,
    models: () => (models ??= readModels(sources, key, cacheDir)),
  };
  /** @type {GenerateResult} */
  const result = {written: 0, removed: 0, fresh: []};
  for (const locale of new Set(locales)) {
    const outcome = await generateLocale(locale, site, log);
    if (!outcome) result.fresh.push(locale);
    result.written += outcome?.written ?? 0;
    result.removed += outcome?.removed ?? 0;
  }
  return result;
}

/**
 * @typedef {object} Site
 * @property {string} docsDir
 * @property {string} i18nDir
 * @property {string} cacheDir
 * @property {string} key Of the sources and the generator.
 * @property {() => Promise<Models>} models Reads the models when the first locale needs them.
 */

/**
 * @param {string} locale
 * @param {Site} site
 * @param {Log} log
 * @returns {Promise<{written: number, removed: number} | undefined>} `undefined` if the pages are up to date.
 */
async function generateLocale(locale, site, log) {
  const {docsDir, cacheDir} = site;
  const outputDir = outputFolder(locale, site);
  const labels = await readLabels(locale);
  const [js, cli, config] = await Promise.all(
    catalogNames.map((name) =>
      readCatalog(join(site.i18nDir, locale, 'reference', `${name}.json`), locale),
    ),
  );
  const catalogs = /** @type {{js: Catalog, cli: Catalog, config: Catalog}} */ ({
    js,
    cli,
    config,
  });
  const key = hashOf(
    site.key,
    labels.source,
    ...catalogNames.map((name) => JSON.stringify(catalogs[name].entries)),
  );
  const previous = await readState(cacheDir, locale);
  if (previous && (await isFresh(previous, {key, outputDir, docsDir}))) {
    previous.warnings.forEach((warning) => log.warn(warning));
    return undefined;
  }
  const {pages, lookups, warnings} = writePages(await site.models(), {labels, catalogs, docsDir});
  warnings.forEach((warning) => log.warn(warning));
  const changes = await Promise.all(
    [...pages].map(([file, content]) => writeIfChanged(join(outputDir, file), content)),
  );
  const gone = Object.keys(previous?.pages ?? {}).filter((file) => !pages.has(file));
  await Promise.all(gone.map((file) => rm(join(outputDir, file), {force: true})));
  await saveState(cacheDir, locale, {
    key,
    pages: Object.fromEntries([...pages].map(([file, content]) => [file, hashOf(content)])),
    lookups,
    warnings,
  });
  const written = changes.filter(Boolean).length;
  log.info(
    `Reference (${locale}): ${pages.size} pages, ${written} changed, in ${relative(process.cwd(), outputDir)}`,
  );
  return {written, removed: gone.length};
}

/**
 * @param {string} locale
 * @param {{docsDir: string, i18nDir: string}} site
 */
function outputFolder(locale, {docsDir, i18nDir}) {
  return locale === sourceLanguage
    ? join(docsDir, 'api')
    : join(i18nDir, locale, 'docusaurus-plugin-content-docs/current/api');
}

/**
 * @param {Sources} sources
 * @param {string} key
 * @param {string} cacheDir
 * @returns {Promise<Models>}
 */
async function readModels(sources, key, cacheDir) {
  // The schema first: it is fast to read, so its errors appear before TypeDoc runs.
  const config = readConfig(sources.schemaFile, await readSchema(sources.schemaFile));
  const [javascript, cli, introductions] = await Promise.all([
    remember(join(cacheDir, 'javascript-model.json'), key, () => readJavascript(sources)),
    remember(join(cacheDir, 'cli-model.json'), key, () => readCli(sources.cli)),
    readIntroductions(),
  ]);
  return {javascript, cli, config, introductions};
}

/** @returns {Promise<string[]>} The locales that have labels. */
async function allLocales() {
  const files = await readdir(labelsDir);
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const locales = process.argv.length > 2 ? process.argv.slice(2) : await allLocales();
  try {
    const started = performance.now();
    const {fresh} = await generateReference({
      siteDir: fileURLToPath(new URL('..', import.meta.url)),
      locales,
    });
    const duration = Math.round(performance.now() - started);
    if (fresh.length > 0)
      console.info(`Reference (${fresh.join(', ')}): up to date, ${duration} ms`);
  } catch (error) {
    if (!(error instanceof ReferenceProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
