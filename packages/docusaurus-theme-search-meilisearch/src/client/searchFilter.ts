import type {SearchFilter, SearchParams} from '../engine/searchTypes';
import {docsTag, type DocsInstance, type DocsSelection} from './docsVersions';

/** Quotes a value of a filter with the kind of quotes that it does not contain. */
function quoted(text: string): string {
  return text.includes('"') ? `'${text}'` : `"${text}"`;
}

/** The filter for a selection of docs versions. It is empty if the selection covers everything. */
function docsFilter(instances: DocsInstance[], {instance, versions}: DocsSelection): SearchFilter {
  const tags = instances.flatMap(({id, versions: all}) =>
    all.map(({name}) => ({
      tag: docsTag(id, name),
      isSelected: (instance === undefined || id === instance) && (versions[id] ?? name) === name,
    })),
  );
  if (instance === undefined && tags.every(({isSelected}) => isSelected)) {
    return [];
  }
  const selected = tags.filter(({isSelected}) => isSelected).map(({tag}) => quoted(tag));
  // docs-scraper writes the tag "default" for pages that do not belong to a docs version.
  return instance === undefined
    ? [
        [
          `docusaurus_tag IN [${['"default"', ...selected].join(', ')}]`,
          'docusaurus_tag NOT EXISTS',
        ],
      ]
    : [`docusaurus_tag IN [${selected.join(', ')}]`];
}

/**
 * The filter for pages in a language and in the selected docs versions.
 *
 * @param lang `<html lang>` of the current locale
 * @param instances all docs instances of the site
 */
export function selectionFilter(
  lang: string,
  instances: DocsInstance[],
  selection: DocsSelection,
): SearchFilter {
  return [`lang = ${quoted(lang)}`, ...docsFilter(instances, selection)];
}

/**
 * Merges the search parameters of the site with a filter. A `filter` of the site is added to it, so that the language filter still applies.
 *
 * @param filter filter for the current page
 * @param extra `searchParams` of the configuration
 */
export function mergeSearchParams(
  filter: SearchFilter,
  extra: Record<string, unknown>,
): SearchParams {
  const own = extra.filter === undefined ? [] : extra.filter;
  return {...extra, filter: [...filter, ...(Array.isArray(own) ? own : [String(own)])]};
}
