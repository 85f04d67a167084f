// @ts-check
/** Writes the API pages (`docs/api`) of each locale. */
import {randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, readdir, rename, rm, writeFile} from 'node:fs/promises';
import {basename, dirname, join, resolve, sep} from 'node:path';
import {cliPage} from './write/cliPage.mjs';
import {configPage} from './write/configPage.mjs';
import {indexPage, modulePage} from './write/javascriptPages.mjs';
import {linkFrom, resolveUrl} from './write/links.mjs';
import {createPage} from './write/page.mjs';
import {readCatalog, readIntroductions, readLabels, sourceLanguage} from './write/translations.mjs';

/** @typedef {import('./model').Described} Described */
/** @typedef {import('./model').Model} Model */
/** @typedef {import('./write/translations.mjs').Catalog} Catalog */
/** @typedef {import('./write/translations.mjs').Labels} Labels */
/** @typedef {{js: Catalog, cli: Catalog, config: Catalog}} Catalogs */

/**
 * @param {object} options
 * @param {string} options.siteDir Folder of the website. English pages are written to its `docs/api`.
 * @param {string[]} options.locales
 * @param {string} [options.i18nDir] Pages of other locales are written to
 * `<locale>/docusaurus-plugin-content-docs/current/api` in this folder; their catalogs are in `<locale>/reference`. Defaults to
 * the folder `i18n` next to the website.
 * @param {(message: string) => void} [options.warn] Receives problems for translators to fix. Defaults to the console.
 * @throws If a label or a catalog is invalid; the message says what to do.
 */
export async function generateReference({
  siteDir,
  locales,
  i18nDir = resolve(siteDir, '../i18n'),
  warn = console.warn,
}) {
  /** @type {Model} */
  const model = JSON.parse(await readFile(new URL('model.json', import.meta.url), 'utf8'));
  const introductions = await readIntroductions();
  const docsDir = join(siteDir, 'docs');
  for (const locale of new Set(locales)) {
    /** @param {string} name */
    const catalog = (name) =>
      readCatalog(join(i18nDir, locale, 'reference', `${name}.json`), locale);
    const catalogs = {
      js: await catalog('js'),
      cli: await catalog('cli'),
      config: await catalog('config'),
    };
    const labels = await readLabels(locale);
    const pages = writePages(model, introductions, labels, catalogs, docsDir);
    Object.values(catalogs).forEach((one) => one.warnings().forEach((message) => warn(message)));
    const localeDir = join(i18nDir, locale, 'docusaurus-plugin-content-docs/current');
    await savePages(pages, join(locale === sourceLanguage ? docsDir : localeDir, 'api'));
  }
}

/**
 * @param {Model} model
 * @param {Map<string, string>} introductions
 * @param {Labels} labels
 * @param {Catalogs} catalogs
 * @param {string} docsDir Links to other pages are resolved here.
 * @returns {Map<string, string>} The pages, by path in `api`.
 */
function writePages(model, introductions, labels, catalogs, docsDir) {
  const {modules, values} = model.javascript;
  const moduleFiles = modules.map(
    (module) => /** @type {const} */ ([`js/${module.name}.md`, module]),
  );
  const described = new Map(
    [...moduleFiles, ['cli.md', model.cli], ['config.md', model.config]].map(([file, part]) => [
      `/api/${file}`,
      describedIn(part),
    ]),
  );
  const ids = new Map(
    Array.from(described, ([path, parts]) => [path, new Set(parts.map(({anchor}) => anchor))]),
  );
  const entries = [...modules, ...values].map(({name}) => name.toLowerCase());
  ids.set('/api/js/README.md', new Set([...entries, 'modules']));
  const places = new Map(
    Array.from(described).flatMap(([page, parts]) =>
      parts.flatMap(({path, aliases = [], anchor}) =>
        [path, ...aliases].map((target) => /** @type {const} */ ([target, {page, anchor}])),
      ),
    ),
  );

  /**
   * @param {string} file
   * @param {Catalog} catalog
   * @param {string} [scope] Module in which texts name symbols without their module.
   */
  const pageFor = (file, catalog, scope) => {
    const own = `/api/${file}`;
    return createPage(labels, catalog, {
      url: (url) => resolveUrl(url, own, ids, docsDir),
      symbol: (target) => {
        const place = places.get(target) ?? places.get(`${scope}.${target}`);
        return place && linkFrom(own, place.page, place.anchor);
      },
    });
  };
  const indexFile = 'js/README.md';
  return new Map([
    [indexFile, indexPage(model, introductions, pageFor(indexFile, catalogs.js))],
    ...moduleFiles.map(([file, module]) => {
      const page = pageFor(file, catalogs.js, module.name);
      return /** @type {const} */ ([file, modulePage(module, model, introductions, page)]);
    }),
    ['cli.md', cliPage(model, pageFor('cli.md', catalogs.cli))],
    ['config.md', configPage(model, pageFor('config.md', catalogs.config))],
  ]);
}

/**
 * @param {unknown} part Of the model.
 * @returns {Described[]} Everything in it that has an id.
 */
function describedIn(part) {
  if (typeof part !== 'object' || part === null) {
    return [];
  }
  const nested = Object.values(part).flatMap(describedIn);
  return 'anchor' in part ? [/** @type {Described} */ (part), ...nested] : nested;
}

/**
 * Writes the pages that change, so that watchers do not rebuild without need, and deletes pages that are gone.
 *
 * @param {Map<string, string>} pages
 * @param {string} outputDir
 */
async function savePages(pages, outputDir) {
  for (const [name, content] of pages) {
    await writeIfChanged(join(outputDir, name), content);
  }
  for (const name of await readdir(outputDir, {recursive: true})) {
    if (name.endsWith('.md') && !pages.has(name.split(sep).join('/'))) {
      await rm(join(outputDir, name), {force: true});
    }
  }
}

/**
 * Writes atomically, because several builds can write and read the same pages at the same time.
 *
 * @param {string} file
 * @param {string} content
 */
async function writeIfChanged(file, content) {
  if (existsSync(file) && (await readFile(file, 'utf8')) === content) {
    return;
  }
  await mkdir(dirname(file), {recursive: true});
  const temporary = join(dirname(file), `.${basename(file)}.${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, content);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, {force: true});
    throw error;
  }
}
