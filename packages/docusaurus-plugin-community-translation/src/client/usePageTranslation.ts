import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {pagePath} from '../pagePath';
import type {PageStatus, TranslationGlobalData} from '../status';

/** Global data of the plugin. The default locale has only the options. */
export type TranslationData = Partial<TranslationGlobalData> & {
  /** Option `wording` of the plugin. */
  wording?: 'official' | 'translated';
  /** Option `generalNotice` of the plugin. */
  generalNotice?: boolean;
};

const nothing: TranslationData = {};

/** The global data of the plugin. Empty if the plugin has none. */
export function useTranslationData(): TranslationData {
  const data = usePluginData('docusaurus-plugin-community-translation');
  return (data as TranslationData | undefined) ?? nothing;
}

/**
 * The key of a page in the plugin's data: its path without base URL.
 *
 * @param permalink path of the page with base URL
 * @default the shown page
 */
export function usePagePath(permalink?: string): string {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return pagePath(permalink ?? pathname, baseUrl);
}

/**
 * The status of a page. `undefined` for current translations and in the default locale.
 *
 * @param permalink path of the page with base URL
 * @default the shown page
 */
export function usePageTranslation(permalink?: string): PageStatus | undefined {
  const path = usePagePath(permalink);
  const {pages} = useTranslationData();
  return pages && Object.prototype.hasOwnProperty.call(pages, path) ? pages[path] : undefined;
}
