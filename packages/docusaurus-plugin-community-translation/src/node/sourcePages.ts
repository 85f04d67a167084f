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
type DocsVersion = {
  versionName: string;
  contentPath: string;
  docs: Metadata[];
};

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
  page: Record<string, string>,
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
 *
 * @param contentOf returns the loaded content of a plugin; the source of a page in it may be a translation
 */
export function sourcePages(
  context: LoadContext,
  plugins: ContentPlugin[],
  contentOf: (plugin: ContentPlugin) => unknown,
): {folders: ContentFolder[]; pages: SourcePage[]} {
  const {siteDir, i18n} = context;
  const folders: ContentFolder[] = [];
  const pages: SourcePage[] = [];

  function add(plugin: ContentPlugin, absolute: string, list: Metadata[], version?: string) {
    const {kind, options} = plugin;
    const instance = folderOfInstance(`docusaurus-plugin-content-${kind}`, options.id);
    const versionFolder = version && (version === 'current' ? version : `version-${version}`);
    const translationFolder = (locale: string) =>
      path.join(localizationFolder(context, locale), instance, versionFolder ?? '');
    const folder = {kind, folder: absolute, translationFolder};
    folders.push(folder);
    for (const {source, id, permalink, title, frontMatter} of list) {
      const shown = path.resolve(siteDir, source.replace(/^@site\//, ''));
      const relativeFile =
        relativeTo(translationFolder(i18n.currentLocale), shown) ?? relativeTo(absolute, shown);
      if (relativeFile && /\.mdx?$/.test(relativeFile) && frontMatter?.draft !== true) {
        const file = path.join(absolute, relativeFile);
        const contentFolder = posix(path.relative(siteDir, absolute));
        const editable = posix(relativeFile);
        const variables: Record<ContentKind, Record<string, string>> = {
          docs: {
            version: version ?? 'current',
            versionDocsDirPath: contentFolder,
            docPath: editable,
          },
          blog: {blogDirPath: contentFolder, blogPath: editable},
          pages: {pagesDirPath: contentFolder, pagesPath: editable},
        };
        const fileIn = (locale: string) =>
          locale === i18n.defaultLocale ? file : path.join(translationFolder(locale), relativeFile);
        pages.push({
          folder,
          file,
          relativeFile,
          title: title ?? relativeFile,
          id,
          path: pagePath(permalink, context.baseUrl),
          editUrl: (locale) =>
            editUrlOf(options.editUrl, fileIn(locale), siteDir, {
              locale,
              permalink,
              ...variables[kind],
            }),
        });
      }
    }
  }

  for (const plugin of plugins) {
    const content = contentOf(plugin);
    const folder = path.resolve(siteDir, plugin.options.path);
    if (plugin.kind === 'docs') {
      const {loadedVersions = []} = (content ?? {}) as {loadedVersions?: DocsVersion[]};
      loadedVersions.forEach(({versionName, contentPath, docs}) =>
        add(plugin, contentPath, docs, versionName),
      );
    } else if (plugin.kind === 'blog') {
      const {blogPosts = []} = (content ?? {}) as {blogPosts?: {metadata: Metadata}[]};
      const posts = blogPosts.map(({metadata}) => metadata);
      add(plugin, folder, posts);
    } else {
      add(plugin, folder, (content ?? []) as Metadata[]);
    }
  }
  return {folders, pages};
}
