import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchThemeConfig, ThemeConfig} from '../themeConfig';

/** `themeConfig.searchMeilisearch`, with defaults. */
export function useSearchThemeConfig(): SearchThemeConfig {
  const {themeConfig} = useDocusaurusContext().siteConfig;
  return (themeConfig as unknown as ThemeConfig).searchMeilisearch;
}
