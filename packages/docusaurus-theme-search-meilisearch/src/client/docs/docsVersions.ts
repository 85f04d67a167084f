import {withoutSlash} from '../../paths';
import type {SearchFilter, SearchParams} from '../../search';

/** A version of the docs of one docs plugin instance. The fields come from the global data of the docs plugin. */
export type DocsVersion = {
  /** Name of the version, such as `current` or `1.0`. */
  name: string;
  /** Label of the version in the language of the site, such as `Next`. */
  label: string;
  /** Whether it is the latest version, to which links without a version lead. */
  isLast: boolean;
  /** Path below which its pages are, with the base URL. */
  path: string;
  /** Its pages. */
  docs: {path: string}[];
};

/** An instance of the docs plugin. */
export type DocsInstance = {
  /** Id of the plugin instance, such as `default`. */
  id: string;
  /** Name for readers. */
  label: string;
  versions: DocsVersion[];
};

/** Stands for all versions of an instance. Docusaurus does not allow it as the name of a version. */
export const allVersions = '*';

/** What a search covers. */
export type DocsSelection = {
  /**
   * Id of the docs instance to search. If it is undefined, all instances are searched, and the pages that do not belong to one, such
   * as blog posts.
   */
  instance?: string;
  /** Name of the version to search, by instance id. `*` means all versions; so does an instance without an entry. */
  versions: Record<string, string>;
};

/** Labels of a page's docs instance and version. A label is undefined if the site has only one of them. */
export type DocsLabels = {instance?: string; version?: string};

/** The tag of a docs version, which is the field `docsTag` of its sections. */
export function docsTag(instanceId: string, versionName: string): string {
  return `docs-${instanceId}-${versionName}`;
}

/** All versions of all instances, with their tags. */
function taggedVersions(instances: DocsInstance[]) {
  return instances.flatMap((instance) =>
    instance.versions.map((version) => ({
      instance,
      version,
      tag: docsTag(instance.id, version.name),
    })),
  );
}

function isWithin(path: string, folder: string): boolean {
  return `${withoutSlash(path)}/`.startsWith(`${withoutSlash(folder)}/`);
}

/** Returns the instance id and the name of the version to which a page belongs. */
function versionOfPage(instances: DocsInstance[], pathname: string): [string, string] | undefined {
  const [found] = taggedVersions(instances)
    .filter(({version: {path, isLast, docs}}) =>
      // The path of the latest version may contain pages that are not docs, such as the blog if docs are at "/".
      isLast
        ? docs.some((doc) => withoutSlash(doc.path) === withoutSlash(pathname))
        : isWithin(pathname, path),
    )
    .sort((a, b) => b.version.path.length - a.version.path.length);
  return found && [found.instance.id, found.version.name];
}

/**
 * Selects a version of each docs instance: the latest one, unless another one is preferred.
 *
 * @param isPreferred whether a version of an instance is to be selected
 */
export function selectVersions(
  instances: DocsInstance[],
  isPreferred: (instance: DocsInstance, version: DocsVersion) => boolean,
): DocsSelection {
  const selected = instances.map((instance) => {
    const {id, versions} = instance;
    const version =
      versions.find((one) => isPreferred(instance, one)) ?? versions.find(({isLast}) => isLast);
    return [id, version?.name ?? allVersions];
  });
  return {versions: Object.fromEntries(selected)};
}

/**
 * Returns what a search from a page covers: for the docs instance of the page, the version of the page; for other instances, the
 * version that the reader prefers, or else the latest one.
 *
 * @param pathname path of the page, with the base URL
 * @param preferredVersion returns the name of the version that the reader has chosen in an instance, or `null`
 */
export function contextualSelection(
  instances: DocsInstance[],
  pathname: string,
  preferredVersion: (instanceId: string) => string | null,
): DocsSelection {
  const [activeId, activeVersion] = versionOfPage(instances, pathname) ?? [];
  return selectVersions(
    instances,
    ({id}, {name}) => name === (id === activeId ? activeVersion : preferredVersion(id)),
  );
}

/** Returns the labels of the instance and the version that a tag names. */
export function docsLabels(instances: DocsInstance[], tag: string | undefined): DocsLabels {
  const found = taggedVersions(instances).find((tagged) => tagged.tag === tag);
  return {
    ...(found && instances.length > 1 && {instance: found.instance.label}),
    ...(found && found.instance.versions.length > 1 && {version: found.version.label}),
  };
}

/** The tags of the selected docs versions. Undefined if the selection covers everything. */
function selectedTags(
  instances: DocsInstance[],
  {instance, versions}: DocsSelection,
): SearchFilter['docsTag'] {
  const all = taggedVersions(instances);
  const tags = all
    .filter(({instance: {id}}) => instance === undefined || id === instance)
    .filter(({instance: {id}, version: {name}}) =>
      [undefined, allVersions, name].includes(versions[id]),
    )
    .map(({tag}) => tag);
  if (instance !== undefined) {
    return tags;
  }
  // Pages that do not belong to a docs version have no tag; docs-scraper writes "default".
  return tags.length === all.length ? undefined : [null, 'default', ...tags];
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
