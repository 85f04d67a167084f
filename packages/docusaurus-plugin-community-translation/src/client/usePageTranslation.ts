import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {TranslationGlobalData} from '../status';
import {pagePath} from './pagePath';
import {useTranslationData} from './translationData';

/** How the translation of a page stands: what the plugin tells pages of it. */
export type PageStatus = TranslationGlobalData['pages'][string];

/** Path of the page that is shown, or of another one, as the plugin's data name it. */
export function usePagePath(permalink?: string): string {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return pagePath(permalink ?? pathname, baseUrl);
}

/**
 * How the translation of a page stands. `undefined` where it is current, and in the default locale.
 *
 * @param permalink address of the page with base URL
 * @default the page that is shown
 */
export function usePageTranslation(permalink?: string): PageStatus | undefined {
  const path = usePagePath(permalink);
  const {pages} = useTranslationData();
  return pages && Object.prototype.hasOwnProperty.call(pages, path) ? pages[path] : undefined;
}
