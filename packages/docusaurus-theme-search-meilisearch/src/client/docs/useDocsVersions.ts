import {useCallback, useMemo} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAllPluginInstancesData, usePluginData} from '@docusaurus/useGlobalData';
import {langOf} from '../../langOf';
import type {SearchParams} from '../../search';
import type {SearchGlobalData} from '../../config/themeConfig';
import {docsLabel} from './categoryLabels';
import {
  contextualSelection,
  docsLabels,
  selectionFilter,
  withFilter,
  type DocsInstance,
  type DocsLabels,
  type DocsSelection,
  type DocsVersion,
} from './docsVersions';

/** The fields of a navbar item that are read here. */
type NavbarItem = {type?: string; docsPluginId?: string; label?: string};

/** The part of `themeConfig` of the classic theme that is read here. */
type SiteThemeConfig = {
  docs?: {versionPersistence?: 'localStorage' | 'none'};
  navbar?: {items?: NavbarItem[]};
};

/** The only label of navbar items that lead to a docs instance; undefined if there are several, or none. */
function navbarLabel(items: NavbarItem[], instanceId: string): string | undefined {
  const labels = items
    .filter(
      ({type = '', docsPluginId = 'default'}) => /^doc/.test(type) && docsPluginId === instanceId,
    )
    .flatMap(({label}) => label ?? []);
  return new Set(labels).size === 1 ? labels[0] : undefined;
}

function defaultLabel(instanceId: string): string {
  return instanceId === 'default'
    ? docsLabel()
    : instanceId.charAt(0).toUpperCase() + instanceId.slice(1);
}

/**
 * Returns the docs instances of the site with their versions; empty for a site without docs. The list is memoized.
 *
 * The label of an instance is the label of the navbar item that leads to it, if there is exactly one. Otherwise, it is "Documentation"
 * for the default instance, and the id for others.
 */
export function useDocsInstances(): DocsInstance[] {
  const data = useAllPluginInstancesData('docusaurus-plugin-content-docs') as
    Record<string, {versions: DocsVersion[]}> | undefined;
  const {navbar} = useDocusaurusContext().siteConfig.themeConfig as SiteThemeConfig;
  return useMemo(
    () =>
      Object.entries(data ?? {}).map(([id, {versions}]) => ({
        id,
        label: navbarLabel(navbar?.items ?? [], id) ?? defaultLabel(id),
        versions,
      })),
    [data, navbar],
  );
}

/** Returns the same object as long as its JSON is the same: object literals in JSX are new objects in each render. */
function useStable<Value>(value: Value): Value {
  const json = JSON.stringify(value);
  return useMemo(() => JSON.parse(json) as Value, [json]);
}

/** Reads the version that Docusaurus has stored as the reader's preference; `null` if there is none. */
function readPreferredVersion(instanceId: string, namespace: string): string | null {
  try {
    return window.localStorage.getItem(`docs-preferred-version-${instanceId}${namespace}`);
  } catch {
    // The browser denies the storage, so Docusaurus has not stored a preference.
    return null;
  }
}

/**
 * Returns what a search from the current page covers: the version of the page, and of other docs instances the version that the
 * reader prefers, or else the latest one. The object is memoized. Only for the browser.
 */
export function useContextualSelection(): DocsSelection {
  const instances = useDocsInstances();
  const {pathname} = useLocation();
  const {docs} = useDocusaurusContext().siteConfig.themeConfig as SiteThemeConfig;
  const data = usePluginData('docusaurus-theme-search-meilisearch') as SearchGlobalData;
  return useStable(
    contextualSelection(instances, pathname, (id) =>
      docs?.versionPersistence === 'none' ? null : readPreferredVersion(id, data.storageNamespace),
    ),
  );
}

/** Returns a function from a hit's docs tag to the labels of its instance and version, which are undefined if the site has only one. */
export function useDocsLabels(): (tag: string | undefined) => DocsLabels {
  const instances = useDocsInstances();
  return useCallback((tag) => docsLabels(instances, tag), [instances]);
}

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
  const {i18n} = useDocusaurusContext();
  const instances = useDocsInstances();
  const contextual = useContextualSelection();
  const lang = langOf(i18n.currentLocale, i18n);
  const own = useStable(searchParams);
  const selected = useStable(selection ?? contextual);
  return useMemo(
    () => withFilter(own, selectionFilter(lang, instances, selected)),
    [lang, instances, selected, own],
  );
}
