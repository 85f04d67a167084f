import path from 'path';
import type {LoadContext} from '@docusaurus/types';
import {folderOfInstance} from './contentPlugins';
import type {ContentKind, ContentOptions, ContentPlugin} from './contentPlugins';

/** A folder of pages, and the folder of their translations in each locale. */
export type ContentFolder = {
  kind: ContentKind;
  folder: string;
  translationFolder: (locale: string) => string;
};

/** A page of Markdown that the site shows, in every locale. */
export type SourcePage = {
  folder: ContentFolder;
  /** Absolute path of the file in the default locale. */
  file: string;
  /** Path of the file in its folder. */
  relativeFile: string;
  title: string;
  /** Path without base URL: begins with a slash and ends in none. `/` is the home page. */
  path: string;
  /** Where a reader edits the page in a locale; `undefined` where the site does not say. */
  editUrl: (locale: string) => string | undefined;
};

/** What the metadata of docs, posts and pages have in common. `source` begins with `@site/`. */
type Metadata = {
  source: string;
  permalink: string;
  title?: string;
  frontMatter?: {draft?: unknown};
};
type DocsVersion = {
  versionName: string;
  contentPath: string;
  docs: Metadata[];
};

/** The folder of a locale's translations. */
export function localizationFolder({siteDir, i18n}: LoadContext, locale: string): string {
  const config = i18n.localeConfigs[locale] as {path?: string} | undefined;
  return path.resolve(siteDir, i18n.path, config?.path ?? locale);
}

/** A page's key in the plugin's data: its path without the base URL. */
function pathOf(permalink: string, baseUrl: string): string {
  const inside = permalink.startsWith(baseUrl) ? permalink.slice(baseUrl.length) : permalink;
  return `/${inside.replace(/^\/+|\/+$/g, '')}`;
}

const posix = (file: string) => file.split(path.sep).join('/');

/** `undefined` where the file is not in the folder. */
function relativeTo(folder: string, file: string): string | undefined {
  const relative = path.relative(folder, file);
  return relative.startsWith('..') || path.isAbsolute(relative) ? undefined : relative;
}

/** Where a page of a locale is edited. The option is a function that is told the page, or the address of the site's folder. */
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
    // A locale's folder may be outside the site's: the address has no `..` then.
    new URL(posix(path.relative(siteDir, file)), option.endsWith('/') ? option : `${option}/`).href
  );
}

/**
 * The pages that the content of the content plugins holds: docs of all versions, posts, and pages of Markdown. Drafts are not
 * among them, nor pages that are written in React, whose texts are strings.
 *
 * @param contentOf what the plugin loaded; a page's file may be its translation
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
    for (const {source, permalink, title, frontMatter} of list) {
      const shown = path.resolve(siteDir, source.replace(/^@site\//, ''));
      const relativeFile =
        relativeTo(translationFolder(i18n.currentLocale), shown) ?? relativeTo(absolute, shown);
      if (relativeFile && /\.mdx?$/.test(relativeFile) && frontMatter?.draft !== true) {
        const file = path.join(absolute, relativeFile);
        const contentFolder = posix(path.relative(siteDir, absolute));
        pages.push({
          folder,
          file,
          relativeFile,
          title: title ?? relativeFile,
          path: pathOf(permalink, context.baseUrl),
          editUrl: (locale) =>
            editUrlOf(
              options.editUrl,
              locale === i18n.defaultLocale
                ? file
                : path.join(translationFolder(locale), relativeFile),
              siteDir,
              {
                locale,
                permalink,
                ...(kind === 'docs' && {
                  version: version ?? 'current',
                  versionDocsDirPath: contentFolder,
                  docPath: posix(relativeFile),
                }),
                ...(kind === 'blog' && {blogDirPath: contentFolder, blogPath: posix(relativeFile)}),
                ...(kind === 'pages' && {
                  pagesDirPath: contentFolder,
                  pagesPath: posix(relativeFile),
                }),
              },
            ),
        });
      }
    }
  }

  for (const plugin of plugins) {
    const content = contentOf(plugin);
    const folder = path.resolve(siteDir, plugin.options.path);
    if (plugin.kind === 'docs') {
      const {loadedVersions} = (content ?? {loadedVersions: []}) as {loadedVersions: DocsVersion[]};
      loadedVersions.forEach(({versionName, contentPath, docs}) =>
        add(plugin, contentPath, docs, versionName),
      );
    } else if (plugin.kind === 'blog') {
      const {blogPosts} = (content ?? {blogPosts: []}) as {blogPosts: {metadata: Metadata}[]};
      add(
        plugin,
        folder,
        blogPosts.map(({metadata}) => metadata),
      );
    } else {
      add(plugin, folder, (content ?? []) as Metadata[]);
    }
  }
  return {folders, pages};
}
