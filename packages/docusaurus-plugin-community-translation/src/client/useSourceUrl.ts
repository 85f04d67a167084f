import {useEffect, useState} from 'react';
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

/** URL of the shown page in the default locale, with base URL and the current anchor. */
export function useSourceUrl(): string {
  const {hash} = useLocation();
  // The server does not know the anchor, and hydration does not correct attributes: add it after hydration.
  const [anchor, setAnchor] = useState('');
  useEffect(() => setAnchor(hash), [hash]);
  return useSourcePathname() + anchor;
}
