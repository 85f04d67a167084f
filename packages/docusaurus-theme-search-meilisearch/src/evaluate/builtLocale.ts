import path from 'path';
import {
  docsTag,
  selectionFilter,
  selectVersions,
  withFilter,
  type DocsInstance,
} from '../client/docs/docsVersions';
import {createSearchIndex, type SearchIndex} from '../engine/searchIndex';
import {searchBoth} from '../providers/failover';
import {createHostSearch} from '../providers/meilisearch/client/createHostSearch';
import {readBuiltIndex} from '../indexer/readBuiltIndex';
import {langOf, type SiteLocales} from '../langOf';
import {UserError} from '../node/userError';
import type {SearchParams, SearchResponse} from '../search';
import type {Section} from '../section';
import type {SearchThemeConfig} from '../config/themeConfig';

/** A built site whose search is evaluated. */
export type BuiltSite = {
  /** Folder of one locale, or of the default locale with the other locales in subfolders. */
  outDir: string;
  /** Base URL of the default locale, with a slash at both ends. */
  baseUrl: string;
  i18n: SiteLocales & {defaultLocale: string};
  /** Parameters and host of the site. @default the embedded index only */
  search?: Partial<SearchThemeConfig>;
  /** Docs instances with their versions. @default [] (all versions are searched) */
  docs?: DocsInstance[];
};

/** A built locale, loaded into the engine that browsers run. */
export type BuiltLocale = {
  /** Base URL of the locale. */
  baseUrl: string;
  sections: Section[];
  /** Searches the embedded index. */
  search: SearchIndex['search'];
  /**
   * Searches the host as a site does, with the embedded index for queries with few hits. Undefined without a host.
   *
   * @throws UserError if the host fails
   */
  searchHost?: (query: string, params: SearchParams) => Promise<SearchResponse>;
  /**
   * Parameters of a reader's search: those of the site, the filter for the language, and for each docs instance the version with one of
   * the tags, or else the latest one.
   */
  params: (docsTags: (string | undefined)[]) => SearchParams;
};

/**
 * Loads the index of a built locale.
 *
 * @throws UserError if the site has no such locale, or the folder no index of it
 */
export async function readBuiltLocale(site: BuiltSite, locale: string): Promise<BuiltLocale> {
  const {outDir, baseUrl, i18n, search: {searchParams = {}, meilisearch} = {}, docs = []} = site;
  if (!i18n.locales.includes(locale)) {
    throw new UserError(
      `The site has no locale "${locale}". Its locales are ${i18n.locales.join(', ')}.`,
    );
  }
  const lang = langOf(locale, i18n);
  const folders = [outDir, path.join(outDir, locale)];
  const indexes = await Promise.all(folders.map(readBuiltIndex));
  const built = indexes.find(({sections}) => sections[0]?.lang === lang);
  if (!built) {
    throw new UserError(
      `There is no search index for the locale "${locale}" in ${outDir}. Run "docusaurus build" first, or set --out-dir to the folder of the built site.`,
    );
  }
  const {search} = createSearchIndex(built.sections, built.vocabulary);
  const searchWithFallback =
    meilisearch &&
    searchBoth(
      createHostSearch(meilisearch),
      async (query, params) => search(query, params),
      meilisearch.minHits,
    );
  return {
    baseUrl: locale === i18n.defaultLocale ? baseUrl : `${baseUrl}${locale}/`,
    sections: built.sections,
    search,
    searchHost:
      searchWithFallback &&
      ((query, params) =>
        searchWithFallback(query, params, new AbortController().signal).catch((error: Error) => {
          throw new UserError(`No result for "${query}": ${error.message}`);
        })),
    params(docsTags) {
      const selection = selectVersions(docs, ({id}, {name}) =>
        docsTags.includes(docsTag(id, name)),
      );
      return withFilter(searchParams, selectionFilter(lang, docs, selection));
    },
  };
}
