import type {SearchFilter, SearchParams} from '../engine/searchTypes';

/** The part of the global data of a docs plugin instance that the filter needs. */
export type DocsInstance = {versions: {label: string; path: string; isLast: boolean}[]};

function isWithin(path: string, folder: string): boolean {
  return `${path}/`.startsWith(`${folder.replace(/\/$/, '')}/`);
}

/** Label of the version with the longest path that contains `pathname`, or else of the latest version (`isLast`). */
function activeVersion({versions}: DocsInstance, pathname: string): string | undefined {
  const [active] = versions
    .filter(({path}) => isWithin(pathname, path))
    .sort((a, b) => b.path.length - a.path.length);
  return (active ?? versions.find(({isLast}) => isLast))?.label;
}

/** Quotes a value of a filter with the kind of quotes that it does not contain. */
function quoted(text: string): string {
  return text.includes('"') ? `'${text}'` : `"${text}"`;
}

/**
 * The filter for the current page: pages in its language and, if the site has several docs versions, pages of its version or
 * without a version.
 *
 * @param lang `<html lang>` of the current locale
 * @param docs all instances of the docs plugin
 * @param pathname path of the current page, with the base URL
 */
export function contextualFilter(
  lang: string,
  docs: DocsInstance[],
  pathname: string,
): SearchFilter {
  if (docs.every(({versions}) => versions.length < 2)) {
    return [`lang = ${quoted(lang)}`];
  }
  const labels = docs.map((instance) => activeVersion(instance, pathname));
  const versions = Array.from(
    new Set(labels.filter((label) => label !== undefined)),
    (label) => `version = ${quoted(label)}`,
  );
  return [`lang = ${quoted(lang)}`, [...versions, 'version NOT EXISTS']];
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
