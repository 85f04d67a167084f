import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchParams} from '../../search';
import type {DocsSelection} from './docsVersions';
import {selectionFilter, withFilter} from './searchFilter';
import {useContextualSelection, useDocsInstances} from './useDocsVersions';

/**
 * Returns the parameters for a search: the filter for the current language and for docs versions, merged with the parameters of the
 * site. The object is memoized. Only for the browser.
 *
 * @param searchParams option of the theme
 * @param selection docs versions to search. Defaults to those of `useContextualSelection`
 */
export function useSearchParams(
  searchParams: SearchParams,
  selection?: DocsSelection,
): SearchParams {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const instances = useDocsInstances();
  const contextual = useContextualSelection();
  const lang = localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
  // Object literals in JSX are new objects in each render.
  const own = JSON.stringify(searchParams);
  const selected = JSON.stringify(selection ?? contextual);
  return useMemo(
    () =>
      withFilter(
        JSON.parse(own) as SearchParams,
        selectionFilter(lang, instances, JSON.parse(selected) as DocsSelection),
      ),
    [lang, instances, selected, own],
  );
}
