import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {sourcePathname, withTrailingSlash} from '../pagePath';
import {useTranslationData} from './usePageTranslation';

/** Path of the shown page in the default locale, with base URL, without anchor. */
export function useSourcePathname(): string {
  const {pathname} = useLocation();
  const {baseUrl, trailingSlash} = useDocusaurusContext().siteConfig;
  const {sourceBaseUrl = '/'} = useTranslationData();
  return withTrailingSlash(sourcePathname(pathname, baseUrl, sourceBaseUrl), trailingSlash);
}
