import type {SearchFilter, SearchParams} from '../../search';
import {docsTag, type DocsInstance, type DocsSelection} from './docsVersions';

/** The tags of the selected docs versions. Undefined if the selection covers everything. */
function selectedTags(
  instances: DocsInstance[],
  {instance, versions}: DocsSelection,
): SearchFilter['docsTag'] {
  const tags = instances.flatMap(({id, versions: all}) =>
    all.map(({name}) => ({
      tag: docsTag(id, name),
      isSelected: (instance === undefined || id === instance) && (versions[id] ?? name) === name,
    })),
  );
  if (instance === undefined && tags.every(({isSelected}) => isSelected)) {
    return undefined;
  }
  const selected = tags.filter(({isSelected}) => isSelected).map(({tag}) => tag);
  // Pages that do not belong to a docs version have no tag; docs-scraper writes "default".
  return instance === undefined ? [null, 'default', ...selected] : selected;
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
  const tags = selectedTags(instances, selection);
  return {lang: [lang], ...(tags && {docsTag: tags})};
}

/** Adds a filter to the parameters of a search. Those that it has still apply. */
export function withFilter(params: SearchParams, filter: SearchFilter): SearchParams {
  return {...params, filter: [filter, ...(params.filter ?? [])]};
}
