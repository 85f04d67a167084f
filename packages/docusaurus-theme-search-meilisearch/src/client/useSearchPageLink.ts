import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchThemeConfig} from '../themeConfig';

/**
 * Link to the search page with a query.
 *
 * @returns `null` where the site has no search page
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
  // Unlike `encodeURIComponent` it takes halves of characters, as an input method may leave them.
  return `${path}?${new URLSearchParams({q: query})}`;
}
