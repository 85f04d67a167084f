import type {SearchFilter, SearchParams} from '../engine/searchTypes';

/** What is read of an instance of the docs plugin. */
export type DocsInstance = {versions: {label: string; path: string; isLast: boolean}[]};

function isWithin(path: string, folder: string): boolean {
  return `${path}/`.startsWith(`${folder.replace(/\/$/, '')}/`);
}

/** Label of the version that a reader of `pathname` reads: the one with the longest path above it, else the last one. */
function activeVersion({versions}: DocsInstance, pathname: string): string | undefined {
  const [active] = versions
    .filter(({path}) => isWithin(pathname, path))
    .sort((a, b) => b.path.length - a.path.length);
  return (active ?? versions.find(({isLast}) => isLast))?.label;
}

/** A text as a filter's value, which is read between the quotes that the text has not. */
function quoted(text: string): string {
  return text.includes('"') ? `'${text}'` : `"${text}"`;
}

/**
 * The filter of a search: pages in the reader's language, of the version they read where the site has several, or of none.
 *
 * @param lang `<html lang>`
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

/** The site's own parameters on top; its filter is added, so that the language stays filtered. */
export function mergeSearchParams(
  filter: SearchFilter,
  extra: Record<string, unknown>,
): SearchParams {
  const own = extra.filter === undefined ? [] : extra.filter;
  return {...extra, filter: [...filter, ...(Array.isArray(own) ? own : [String(own)])]};
}
