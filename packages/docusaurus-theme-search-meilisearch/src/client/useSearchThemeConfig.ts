import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchThemeConfig, ThemeConfig} from '../themeConfig';

/** Returns `themeConfig.searchMeilisearch` with its defaults. */
export function useSearchThemeConfig(): SearchThemeConfig {
  const {themeConfig} = useDocusaurusContext().siteConfig;
  return (themeConfig as unknown as ThemeConfig).searchMeilisearch;
}
