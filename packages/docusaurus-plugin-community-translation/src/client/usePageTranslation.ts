import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {pagePath, sourcePathname, withTrailingSlash} from '../pagePath';
import type {PageSummary, TranslationGlobalData} from '../status';

/** The global data of the plugin. Empty if the plugin has none. */
export const useTranslationData = (): Partial<TranslationGlobalData> =>
  usePluginData('docusaurus-plugin-community-translation') ?? {};

/**
 * The key of a page in the plugin's data: its path without base URL.
 *
 * @param permalink path of the page with base URL
 * @default the shown page
 */
export function usePagePath(permalink?: string): string {
  const {pathname} = useLocation();
  return pagePath(permalink ?? pathname, useDocusaurusContext().siteConfig.baseUrl);
}

/**
 * The status of a page. `undefined` for current translations and in the default locale.
 *
 * @param permalink path of the page with base URL
 * @default the shown page
 */
export function usePageTranslation(permalink?: string): PageSummary | undefined {
  const path = usePagePath(permalink);
  // Keys begin with a slash, so none of them is a property of all objects.
  return useTranslationData().pages?.[path];
}

/** Path of the shown page in the default locale, with base URL, without anchor. */
export function useSourcePathname(): string {
  const {pathname} = useLocation();
  const {baseUrl, trailingSlash} = useDocusaurusContext().siteConfig;
  const {sourceBaseUrl = '/'} = useTranslationData();
  return withTrailingSlash(sourcePathname(pathname, baseUrl, sourceBaseUrl), trailingSlash);
}
