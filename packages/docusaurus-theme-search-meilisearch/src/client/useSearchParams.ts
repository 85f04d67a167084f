import {useMemo} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAllPluginInstancesData} from '@docusaurus/useGlobalData';
import type {SearchParams} from '../engine/searchTypes';
import {contextualFilter, mergeSearchParams, type DocsInstance} from './searchFilter';

/**
 * The parameters of a search from the present page: its language and version, and the site's own.
 *
 * @param searchParams of the configuration
 */
export function useSearchParams(searchParams: Record<string, unknown>): SearchParams {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const {pathname} = useLocation();
  const docs = useAllPluginInstancesData('docusaurus-plugin-content-docs') as
    Record<string, DocsInstance> | undefined;
  const lang = localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
  // Objects written in JSX are new at each render.
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
