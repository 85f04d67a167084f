import path from 'path';
import type {LoadContext} from '@docusaurus/types';
import {pagePath} from '../pagePath';
import {
  folderOfInstance,
  type ContentKind,
  type ContentOptions,
  type ContentPlugin,
} from './contentPlugins';

/** A folder of sources. `translationFolder` returns the folder of their translations. */
export type ContentFolder = {
  kind: ContentKind;
  folder: string;
  translationFolder: (locale: string) => string;
};

/** A Markdown page of the site. */
export type SourcePage = {
  folder: ContentFolder;
  /** Absolute path of the source. */
  file: string;
  /** Path of the source relative to its folder. */
  relativeFile: string;
  title: string;
  /** Id of a doc, by which sidebars refer to it. */
  id?: string;
  /** Path without base URL, with a leading slash and no trailing slash. `/` is the home page. */
  path: string;
  /** URL to edit the page in a locale. `undefined` if the site does not configure one. */
  editUrl: (locale: string) => string | undefined;
};

/** The metadata that docs, posts and pages have in common. `source` begins with `@site/`. */
type Metadata = {
  source: string;
  id?: string;
  permalink: string;
  title?: string;
  frontMatter?: {draft?: unknown};
};

/** A version of docs; for posts and pages, all of them. */
type Version = {versionName?: string; contentPath: string; docs: Metadata[]};

/** A content plugin with its content. The source of a page in it may be a translation. */
export type LoadedPlugin = Omit<ContentPlugin, 'load'> & {content: unknown};

function versionsOf({kind, options, content}: LoadedPlugin, siteDir: string): Version[] {
  const {loadedVersions = [], blogPosts = []} = (content ?? {}) as {
    loadedVersions?: Version[];
    blogPosts?: {metadata: Metadata}[];
  };
  const contentPath = path.resolve(siteDir, options.path);
  return {
    docs: () => loadedVersions,
    blog: () => [{contentPath, docs: blogPosts.map(({metadata}) => metadata)}],
    pages: () => [{contentPath, docs: (content ?? []) as Metadata[]}],
  }[kind]();
}

/** The folder of a locale. */
export function localizationFolder({siteDir, i18n}: LoadContext, locale: string): string {
  const config = i18n.localeConfigs[locale] as {path?: string} | undefined;
  return path.resolve(siteDir, i18n.path, config?.path ?? locale);
}

const posix = (file: string) => file.split(path.sep).join('/');

/** The path of a file relative to a folder. `undefined` if the file is outside the folder. */
function relativeTo(folder: string, file: string): string | undefined {
  const relative = path.relative(folder, file);
  return relative.startsWith('..') || path.isAbsolute(relative) ? undefined : relative;
}

/** The URL to edit a file. The option is a function of the page, or the URL of the site directory. */
function editUrlOf(
  option: ContentOptions['editUrl'],
  file: string,
  siteDir: string,
  page: Record<string, string | undefined>,
): string | undefined {
  if (typeof option === 'function') {
    return option(page);
  }
  return (
    option &&
    // `new URL` resolves the `..` of a locale folder outside the site directory.
    new URL(posix(path.relative(siteDir, file)), option.endsWith('/') ? option : `${option}/`).href
  );
}

/**
 * The Markdown pages in the content of the content plugins: docs of all versions, posts and pages. Drafts are left out, and
 * pages in React, which have UI strings instead.
 */
export function sourcePages(
  context: LoadContext,
  plugins: LoadedPlugin[],
): {folders: ContentFolder[]; pages: SourcePage[]} {
  const {siteDir, i18n} = context;
  const folders: ContentFolder[] = [];
  const pages = plugins.flatMap((plugin) =>
    versionsOf(plugin, siteDir).flatMap(({versionName, contentPath, docs}) => {
      const {kind, options} = plugin;
      const instance = folderOfInstance(`docusaurus-plugin-content-${kind}`, options.id);
      const version = versionName === 'current' ? versionName : `version-${versionName ?? ''}`;
      const translationFolder = (locale: string) =>
        path.join(localizationFolder(context, locale), instance, versionName ? version : '');
      const folder = {kind, folder: contentPath, translationFolder};
      folders.push(folder);
      return docs.flatMap(({source, id, permalink, title, frontMatter}): SourcePage[] => {
        const shown = path.resolve(siteDir, source.replace(/^@site\//, ''));
        const relativeFile =
          relativeTo(translationFolder(i18n.currentLocale), shown) ??
          relativeTo(contentPath, shown);
        if (!relativeFile || !/\.mdx?$/.test(relativeFile) || frontMatter?.draft === true) {
          return [];
        }
        const file = path.join(contentPath, relativeFile);
        const [directory, name] = [path.relative(siteDir, contentPath), relativeFile].map(posix);
        const variables =
          kind === 'docs'
            ? {version: versionName, versionDocsDirPath: directory, docPath: name}
            : {[`${kind}DirPath`]: directory, [`${kind}Path`]: name};
        const fileIn = (locale: string) =>
          locale === i18n.defaultLocale ? file : path.join(translationFolder(locale), relativeFile);
        const editUrl = (locale: string) =>
          editUrlOf(options.editUrl, fileIn(locale), siteDir, {locale, permalink, ...variables});
        const url = pagePath(permalink, context.baseUrl);
        return [{folder, file, relativeFile, title: title ?? relativeFile, id, path: url, editUrl}];
      });
    }),
  );
  return {folders, pages};
}
