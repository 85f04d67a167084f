import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {searchPageRoute} from '../../paths';
import type {SearchThemeConfig} from '../../config/themeConfig';
import {useDocsInstances} from '../docs/useDocsVersions';
import {formatSearchPageUrl, type SearchPageQuery} from './searchPageUrl';

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
  const path = `${searchPageRoute(baseUrl, searchPagePath)}${trailingSlash ? '/' : ''}`;
  return `${path}?${formatSearchPageUrl(query, instances)}`;
}
