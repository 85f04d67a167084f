import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchThemeConfig} from '../themeConfig';
import {formatSearchPageUrl, type SearchPageQuery} from './searchPageUrl';
import {useDocsInstances} from './useDocsVersions';

/**
 * Returns the link to the search page for a query.
 *
 * @param searchPagePath option of the theme
 * @param query what to search for, and where
 * @returns path with the base URL and a query string; `null` if the search page is disabled
 */
export function useSearchPageLink(
  searchPagePath: SearchThemeConfig['searchPagePath'],
  query: SearchPageQuery,
): string | null {
  const {baseUrl, trailingSlash} = useDocusaurusContext().siteConfig;
  const instances = useDocsInstances();
  if (searchPagePath === false) {
    return null;
  }
  const path = `${baseUrl}${searchPagePath.replace(/^\/|\/$/g, '')}${trailingSlash ? '/' : ''}`;
  return `${path}?${formatSearchPageUrl(query, instances)}`;
}
