import {useMemo} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAllPluginInstancesData} from '@docusaurus/useGlobalData';
import type {SearchParams} from '../engine/searchTypes';
import {contextualFilter, mergeSearchParams, type DocsInstance} from './searchFilter';

/**
 * Returns the parameters for a search from the current page: the filter for its language and docs version, merged with the
 * parameters of the site. The object is memoized.
 *
 * @param searchParams option of the theme
 */
export function useSearchParams(searchParams: Record<string, unknown>): SearchParams {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const {pathname} = useLocation();
  const docs = useAllPluginInstancesData('docusaurus-plugin-content-docs') as
    Record<string, DocsInstance> | undefined;
  const lang = localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
  // An object literal in JSX is a new object in each render.
  const own = JSON.stringify(searchParams);
  return useMemo(
    () =>
      mergeSearchParams(
        contextualFilter(lang, Object.values(docs ?? {}), pathname),
        JSON.parse(own) as Record<string, unknown>,
      ),
    [lang, docs, pathname, own],
  );
}
