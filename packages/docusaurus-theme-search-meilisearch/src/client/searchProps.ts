import type {SearchEngine} from '../engine/searchTypes';
import type {SearchThemeConfig} from '../themeConfig';
import type {ResultItem} from './resultItem';
import {useSearchThemeConfig} from './useSearchThemeConfig';

/** An answer, as `onSearch` is told of it. */
export type AnsweredSearch = {
  query: string;
  /** Number of matches; 0 where nothing was found. */
  total: number;
  /** Which engine answered; absent where the site has one alone. */
  engine?: SearchEngine;
};

/** A hit that a reader opened, as `onSelect` is told of it. */
export type SelectedHit = {item: ResultItem; query: string; inNewTab: boolean};

/**
 * Props of `SearchBar` and `SearchPage`, for a site that wraps them: what `themeConfig` cannot hold, since it is serialised.
 * Options here come before those of `themeConfig.searchMeilisearch`.
 */
export type SearchProps = Partial<Pick<SearchThemeConfig, 'hotKeys' | 'searchParams'>> & {
  /** Changes, drops or adds hits before they are shown; `index` is given anew afterwards. */
  transformItems?: (items: ResultItem[]) => ResultItem[];
  /** Called after each answer. */
  onSearch?: (answer: AnsweredSearch) => void;
  /** Called when a hit is opened, by whatever means. */
  onSelect?: (hit: SelectedHit) => void;
};

/** The theme's configuration with the options that were given as props. */
export function useSearchConfig({hotKeys, searchParams}: SearchProps): SearchThemeConfig {
  const config = useSearchThemeConfig();
  return {
    ...config,
    hotKeys: hotKeys ?? config.hotKeys,
    searchParams: searchParams ?? config.searchParams,
  };
}
