import {allVersions, type DocsInstance, type DocsSelection} from '../docs/docsVersions';

/** What the URL of the search page contains. Docs instances and versions that it does not name follow the reader's context. */
export type SearchPageQuery = {
  query: string;
  /** Category to which the results are limited; undefined for all. */
  category?: string;
  selection: DocsSelection;
};

/**
 * Parses the query string of the search page: `q`, `category`, `docs` (id of an instance), and one `version` for each instance, such
 * as `default:1.0` or `default:*`. Instances and versions that do not exist are ignored, since links outlive them.
 *
 * @param search query string, with or without `?`
 * @param instances all docs instances of the site
 */
export function parseSearchPageUrl(search: string, instances: DocsInstance[]): SearchPageQuery {
  const params = new URLSearchParams(search);
  const versions: DocsSelection['versions'] = {};
  for (const {id, versions: known} of instances) {
    const prefix = `${id}:`;
    const name = params
      .getAll('version')
      .find((value) => value.startsWith(prefix))
      ?.slice(prefix.length);
    if (name === allVersions || known.some((version) => version.name === name)) {
      versions[id] = name as string;
    }
  }
  return {
    query: params.get('q') ?? '',
    category: params.get('category') ?? undefined,
    selection: {instance: instances.find(({id}) => id === params.get('docs'))?.id, versions},
  };
}

/**
 * Formats the query string of the search page, the reverse of `parseSearchPageUrl`. A version is left out if its instance is not
 * searched or has no other one.
 *
 * @param instances all docs instances of the site
 * @returns query string without `?`
 */
export function formatSearchPageUrl(
  {query, category, selection}: SearchPageQuery,
  instances: DocsInstance[],
): string {
  const params = new URLSearchParams({q: query});
  if (category !== undefined) {
    params.set('category', category);
  }
  if (selection.instance !== undefined) {
    params.set('docs', selection.instance);
  }
  for (const {id, versions} of instances) {
    const name = selection.versions[id];
    const isSearched = [undefined, id].includes(selection.instance);
    if (isSearched && versions.length > 1 && name !== undefined) {
      params.append('version', `${id}:${name}`);
    }
  }
  return params.toString();
}
