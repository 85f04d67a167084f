// @ts-check
/** Generates all pages of one locale from the models. */
import {cliAnchors, cliPage} from './cli-page.mjs';
import {configPage} from './config-page.mjs';
import {indexAnchors, indexPage} from './javascript-index.mjs';
import {modulePage, sectionAnchors} from './javascript-page.mjs';
import {SiteLinks} from './links.mjs';

/** @typedef {import('./javascript.mjs').JavascriptModel} JavascriptModel */
/** @typedef {import('./cli.mjs').CliModel} CliModel */
/** @typedef {import('./config.mjs').ConfigModel} ConfigModel */
/** @typedef {import('./labels.mjs').Labels} Labels */
/** @typedef {import('./catalog.mjs').Catalog} Catalog */
/** @typedef {import('./links.mjs').PageAnchors} PageAnchors */
/** @typedef {import('./page.mjs').PageContext} PageContext */

/** @typedef {{javascript: JavascriptModel, cli: CliModel, config: ConfigModel, introductions: Map<string, string>}} Models */

/** @typedef {{js: Catalog, cli: Catalog, config: Catalog}} Catalogs */

/** File names of a locale's catalogs, without `.json`. */
export const catalogNames = /** @type {const} */ (['js', 'cli', 'config']);

/**
 * @param {Models} models
 * @returns {PageAnchors}
 */
function pageAnchors({javascript, cli, config}) {
  /** @type {PageAnchors} */
  const pages = new Map();
  for (const module of javascript.modules) {
    const members = module.symbols.flatMap(({anchor, properties, methods}) => [
      anchor,
      ...properties.map((property) => property.anchor),
      ...methods.map((method) => method.anchor),
    ]);
    pages.set(
      `/api/js/${module.name}.md`,
      new Set([...members, ...sectionAnchors(module).values()]),
    );
  }
  pages.set('/api/js/README.md', new Set(indexAnchors(javascript).values()));
  pages.set('/api/cli.md', new Set(cliAnchors(cli).values()));
  pages.set('/api/config.md', new Set(Object.values(config.anchors)));
  return pages;
}

/**
 * @param {Models} models
 * @param {object} language
 * @param {Labels} language.labels
 * @param {Catalogs} language.catalogs
 * @param {string} language.docsDir Links to other pages are resolved here.
 * @returns {{pages: Map<string, string>, lookups: Record<string, boolean>, warnings: string[]}} Pages by path in `api`.
 */
export function writePages(models, {labels, catalogs, docsDir}) {
  const {javascript, cli, config, introductions} = models;
  const site = new SiteLinks(docsDir, pageAnchors(models));
  /** @type {Map<string, string>} */
  const pages = new Map();

  /**
   * @param {string} file
   * @param {Catalog} catalog
   * @param {(target: string) => {page: string, anchor: string} | undefined} find
   * @param {(context: PageContext) => string} write
   */
  const add = (file, catalog, find, write) => {
    const page = `/api/${file}`;
    /** @type {PageContext} */
    const context = {
      labels,
      catalog,
      links: {
        url: (url) => site.resolve(url, page),
        symbol: (target) => {
          const found = find(target);
          return found && site.link(found.page, found.anchor, page);
        },
      },
    };
    pages.set(file, write(context));
  };

  /** @param {string} module */
  const findIn = (module) => (/** @type {string} */ target) => {
    const found = javascript.symbols[target] ?? javascript.symbols[`${module}.${target}`];
    return found && {page: `/api/js/${found.module}.md`, anchor: found.anchor};
  };

  add('js/README.md', catalogs.js, findIn(''), (context) =>
    indexPage(javascript, introductions, context),
  );
  javascript.modules.forEach((module, index) => {
    const allowlist = config.allowlist[module.name];
    const extras = {
      version: javascript.version,
      position: index + 1,
      introductions,
      ...(allowlist ? {allowlist} : {}),
    };
    add(`js/${module.name}.md`, catalogs.js, findIn(module.name), (context) =>
      modulePage(module, extras, context),
    );
  });
  add(
    'cli.md',
    catalogs.cli,
    () => undefined,
    (context) => cliPage(cli, context),
  );
  add(
    'config.md',
    catalogs.config,
    (target) => {
      const anchor = config.anchors[target];
      return anchor === undefined ? undefined : {page: '/api/config.md', anchor};
    },
    (context) => configPage(config, cli.version, context),
  );
  return {
    pages,
    lookups: Object.fromEntries(site.lookups),
    warnings: catalogNames.flatMap((name) => catalogs[name].warnings()),
  };
}
