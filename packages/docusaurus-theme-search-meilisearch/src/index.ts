/// <reference path="./theme-search-meilisearch.d.ts" preserve="true" />
// Declares the types of the `@theme/*` components for sites that swizzle them. A site gets them by importing this package.

import path from 'path';
import {readCodeTranslations} from '#shared/readCodeTranslations';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {addEvaluateCommands} from './evaluate/addEvaluateCommands';
import {assertNoMixedContent, checkSearchHost} from './providers/meilisearch/node/checkSearchHost';
import {htmlFilesOfRoutes, renderedHtmlFiles} from './indexer/htmlFilesOf';
import {indexSite, type IndexedSite} from './indexer/indexSite';
import {lastIndexPlugin, lastIndexTime} from './indexer/lastIndexPlugin';
import {searchPage} from './searchPage';
import {createReporter} from './node/reporter';
import {addSearchCommands} from './providers/meilisearch/node/addSearchCommands';
import {readSiteContent, type AllContent, type SiteContent} from './indexer/siteContent';
import {assertKnownLocales, vocabularyOf, type PluginOptions} from './config/options';
import type {SearchGlobalData, ThemeConfig} from './config/themeConfig';

const locales = path.join(__dirname, '../locales');

function indexedSite(
  context: LoadContext,
  options: PluginOptions,
  content: SiteContent,
): IndexedSite {
  const {categories, exclude} = options;
  const {outDir, baseUrl, siteConfig, i18n, codeTranslations} = context;
  const translations = {...readCodeTranslations(locales, i18n.currentLocale), ...codeTranslations};
  return {
    outDir,
    baseUrl,
    titleSuffix: ` ${siteConfig.titleDelimiter} ${siteConfig.title}`,
    locale: i18n.currentLocale,
    categories,
    exclude,
    ...content,
    vocabulary: vocabularyOf(options, i18n.currentLocale),
    defaultCategories: {
      docs: translations['theme.search.category.docs'] ?? 'Documentation',
      blog: translations['theme.search.category.blog'] ?? 'Blog',
      page: translations['theme.search.category.page'] ?? 'Pages',
    },
  };
}

/** Docusaurus 2 and early versions of 3 have no namespace. */
function storageNamespace(context: LoadContext): string {
  const {siteStorage} = context as {siteStorage?: {namespace: string}};
  return siteStorage?.namespace ?? '';
}

/** Adds the page that explains hits, and says what `docusaurus start` searches: it renders no pages, which could be indexed. */
function explainLastIndex(
  {baseUrl, outDir}: LoadContext,
  {addRoute}: PluginContentLoadedActions,
): SearchGlobalData['lastIndex'] {
  const {line, warn} = createReporter(process.stderr);
  const time = lastIndexTime(outDir)?.toLocaleString();
  if (time === undefined) {
    warn('Search works after "docusaurus build".');
    return undefined;
  }
  const explainPath = `${baseUrl}__docusaurus/search`;
  const component = path.join(__dirname, 'browser/evaluate/ExplainPage.js');
  addRoute({path: explainPath, component, exact: true});
  line(`Search uses the index of the last build (${time}). ${explainPath} explains its hits.`);
  return {time, explainPath};
}

/**
 * The Docusaurus theme: provides `SearchBar` with a search modal, adds a search page, writes the search index when the site is
 * built, and adds the `search:*` commands.
 */
export default function themeSearchMeilisearch(
  context: LoadContext,
  options: PluginOptions,
): Plugin {
  const {searchPagePath, meilisearch, popularSearches} = (
    context.siteConfig.themeConfig as unknown as ThemeConfig
  ).searchMeilisearch;
  assertKnownLocales(options, popularSearches, context.i18n.locales);
  if (meilisearch) {
    assertNoMixedContent(meilisearch.host, context.siteConfig.url);
  }
  const page = searchPagePath === false ? undefined : searchPage(context, searchPagePath);
  let isIndexed = false;
  let siteContent = readSiteContent({});
  const readContent = ({allContent}: {allContent?: unknown}) => {
    siteContent = readSiteContent((allContent ?? {}) as AllContent);
  };
  const index = async (files: string[]) => {
    await indexSite(files, indexedSite(context, options, siteContent));
    isIndexed = true;
  };

  return {
    name: 'docusaurus-theme-search-meilisearch',

    getThemePath: () => path.join(__dirname, 'browser/theme'),
    getTypeScriptThemePath: () => path.join(__dirname, '../src/theme'),
    // `write-translations` looks for strings in the theme path and in these files.
    getPathsToWatch: () =>
      ['docs/categoryLabels.js', 'hits/resultCount.js'].map((file) =>
        path.join(__dirname, 'browser/client', file),
      ),
    getDefaultCodeTranslationMessages: () =>
      readCodeTranslations(locales, context.i18n.currentLocale),

    async loadContent() {
      // Before webpack starts. The development server is not published.
      if (meilisearch && process.env.NODE_ENV === 'production') {
        await checkSearchHost(meilisearch, createReporter(process.stderr).warn);
      }
    },

    async contentLoaded(content) {
      // Docusaurus 2. In Docusaurus 3, `allContentLoaded` receives the content of all plugins.
      readContent(content);
      await page?.contentLoaded(content);
      const data: SearchGlobalData = {
        storageNamespace: storageNamespace(context),
        ...(process.env.NODE_ENV === 'development' && {
          lastIndex: explainLastIndex(context, content.actions),
        }),
      };
      content.actions.setGlobalData(data);
    },
    injectHtmlTags: page?.injectHtmlTags,

    configureWebpack(config, isServer) {
      if (config.mode !== 'production') {
        return isServer ? {} : {plugins: [lastIndexPlugin(context.outDir)]};
      }
      if (!isServer) {
        return {};
      }
      return {
        // Server rendering never searches. Without the alias, the server compilation emits the worker a second time.
        resolve: {alias: {[require.resolve('./browser/providers/embedded/createWorker')]: false}},
        plugins: [
          // Docusaurus 2 writes the pages in this compilation. Index them now: all `postBuild` hooks run concurrently, and the
          // index must be on disk before `postBuild` of the PWA plugin looks for files to precache.
          (compiler) => {
            compiler.hooks.done.tapPromise('docusaurus-theme-search-meilisearch', async (stats) => {
              const files = stats.hasErrors() ? [] : renderedHtmlFiles(stats);
              if (files.length > 0) {
                await index(files);
              }
            });
          },
        ],
      };
    },

    async postBuild(props) {
      await page?.postBuild(props);
      const {routesPaths, outDir, baseUrl} = props;
      if (!isIndexed) {
        await index(htmlFilesOfRoutes(routesPaths, {outDir, baseUrl}));
      }
    },

    ...{allContentLoaded: readContent},

    extendCli(cli) {
      addSearchCommands(cli, {context, options});
      addEvaluateCommands(cli, context);
    },
  };
}

export {validateOptions} from './config/options';
export {validateThemeConfig} from './config/validateThemeConfig';
export {default as getSwizzleConfig} from './getSwizzleConfig';
export {readJudgedQueries} from './evaluate/judgedQueries';
export {formatResults, testSearch} from './evaluate/testSearch';
export type {BuiltSite} from './evaluate/builtLocale';
export type {JudgedQuery, JudgedSet} from './evaluate/judgedQueries';
export type {Miss, SearchTest, SetResult} from './evaluate/testSearch';
export type {CategoryRule, Options, PluginOptions} from './config/options';
export type {SearchThemeConfig, ThemeConfig, UserThemeConfig} from './config/themeConfig';
