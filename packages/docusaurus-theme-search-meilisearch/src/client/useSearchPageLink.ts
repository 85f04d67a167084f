import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchThemeConfig} from '../themeConfig';

/**
 * Returns the link to the search page for a query.
 *
 * @param searchPagePath option of the theme
 * @returns path with the base URL and `?q=`; `null` if the search page is disabled
 */
export function useSearchPageLink(
  searchPagePath: SearchThemeConfig['searchPagePath'],
  query: string,
): string | null {
  const {baseUrl, trailingSlash} = useDocusaurusContext().siteConfig;
  if (searchPagePath === false) {
    return null;
  }
  const path = `${baseUrl}${searchPagePath.replace(/^\/|\/$/g, '')}${trailingSlash ? '/' : ''}`;
  // `encodeURIComponent` throws for the lone surrogates that an input method can leave.
  return `${path}?${new URLSearchParams({q: query})}`;
}
