import {useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {sourcePathname, withTrailingSlash} from './pagePath';
import {useTranslationData} from './translationData';

/** Path of the shown page on the site of the default locale, with base URL, without anchor. */
export function useSourcePathname(): string {
  const {pathname} = useLocation();
  const {baseUrl, trailingSlash} = useDocusaurusContext().siteConfig;
  const {sourceBaseUrl = '/'} = useTranslationData();
  return withTrailingSlash(sourcePathname(pathname, baseUrl, sourceBaseUrl), trailingSlash);
}

/** Address of the original of the shown page, at the anchor where the reader is. */
export function useSourceUrl(): string {
  const {hash} = useLocation();
  // The server knows no anchor, and hydration does not correct attributes.
  const [anchor, setAnchor] = useState('');
  useEffect(() => setAnchor(hash), [hash]);
  return useSourcePathname() + anchor;
}
