import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchEngine, SearchHit} from '../../search';
import type {SearchThemeConfig, ThemeConfig} from '../../config/themeConfig';

/** A completed search, the argument of `onSearch`. */
export type CompletedSearch = {
  query: string;
  /** Number of matching sections; an estimate of the host for Meilisearch. */
  total: number;
  /** The engine that returned the results; undefined if the site has no Meilisearch host. */
  engine?: SearchEngine;
};

/** A hit that the reader opened, the argument of `onSelect`. */
export type SelectedHit = {hit: SearchHit; query: string; inNewTab: boolean};

/**
 * Props of `SearchBar` and `SearchPage`, for sites that wrap these components. `themeConfig` is serialized and cannot contain
 * functions. `hotKeys` and `searchParams` override those of `themeConfig.searchMeilisearch`.
 */
export type SearchProps = Partial<Pick<SearchThemeConfig, 'hotKeys' | 'searchParams'>> & {
  /** Changes, removes or adds hits before they are grouped by category and rendered. */
  transformHits?: (hits: SearchHit[]) => SearchHit[];
  /** Called after each search that did not fail. */
  onSearch?: (search: CompletedSearch) => void;
  /** Called when the reader opens a hit with the keyboard or the pointer, in this or in a new tab. */
  onSelect?: (selected: SelectedHit) => void;
};

/** Returns `themeConfig.searchMeilisearch`, overridden by the props of `SearchBar` or `SearchPage`. */
export function useSearchConfig({hotKeys, searchParams}: SearchProps): SearchThemeConfig {
  const {themeConfig} = useDocusaurusContext().siteConfig;
  const config = (themeConfig as unknown as ThemeConfig).searchMeilisearch;
  return {
    ...config,
    hotKeys: hotKeys ?? config.hotKeys,
    searchParams: searchParams ?? config.searchParams,
  };
}

/** Returns the queries that the site proposes in the current locale. The list is empty if there are none. */
export function usePopularSearches(): string[] {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {searchMeilisearch} = siteConfig.themeConfig as Partial<ThemeConfig>;
  return searchMeilisearch?.popularSearches[i18n.currentLocale] ?? [];
}
