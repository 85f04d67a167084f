import fs from 'fs';
import path from 'path';
import type {LoadContext} from '@docusaurus/types';
import {codeStrings} from './codeStrings';
import {classicThemeStrings, contentPlugins} from './contentPlugins';
import {parsePage} from './page';
import {localizationFolder, sourcePages} from './sourcePages';
import type {ContentKind, ContentPlugin} from './contentPlugins';
import type {SourceStrings} from './localeStrings';
import type {Page} from './page';
import type {ContentFolder, SourcePage} from './sourcePages';

/** What status is computed from: the pages of a site, and where their translations are. */
export type Site = {
  context: LoadContext;
  folders: ContentFolder[];
  pages: SourcePage[];
  /** Locales but the default one. */
  locales: string[];
  /** Path from the site's folder, with forward slashes: how files are named in reports and in locks. */
  nameOf: (file: string) => string;
  /** Folder of a locale's translations, and of its lock. */
  localeFolder: (locale: string) => string;
  /** Whether a source is written at build together with its translations, so that it needs no baseline. */
  isGenerated: (file: string) => boolean;
  /** Texts of the default locale. */
  sourceStrings: SourceStrings;
};

/** The site of content that is loaded. `generated`: folders and files, from the site's folder. */
function siteOf(
  context: LoadContext,
  generated: string[],
  plugins: ContentPlugin[],
  contentOf: (plugin: ContentPlugin) => unknown,
  pluginStrings: SourceStrings['plugins'],
): Site {
  const {siteDir, i18n} = context;
  const nameOf = (file: string) => path.relative(siteDir, file).split(path.sep).join('/');
  return {
    context,
    ...sourcePages(context, plugins, contentOf),
    locales: i18n.locales.filter((locale) => locale !== i18n.defaultLocale),
    nameOf,
    localeFolder: (locale) => localizationFolder(context, locale),
    isGenerated: (file) =>
      generated.some((part) => `${nameOf(file)}/`.startsWith(`${part.replace(/\/+$/, '')}/`)),
    sourceStrings: {code: codeStrings(siteDir), plugins: pluginStrings},
  };
}

/** What all plugins loaded: name of the plugin → id of its instance → its content. */
export type AllContent = Record<string, Record<string, unknown> | undefined>;

/** The site that is being built. */
export function builtSite(context: LoadContext, generated: string[], allContent: AllContent): Site {
  const configured = contentPlugins(context);
  const defaultPaths = {docs: 'docs', blog: 'blog', pages: 'src/pages'};
  const contentOf = (kind: ContentKind) => allContent[`docusaurus-plugin-content-${kind}`] ?? {};
  // A plugin of the site's own may extend one of Docusaurus; then its options are not known.
  const plugins = (['docs', 'blog', 'pages'] as const).flatMap((kind) =>
    Object.keys(contentOf(kind)).map(
      (id): ContentPlugin =>
        configured.find((plugin) => plugin.kind === kind && plugin.options.id === id) ?? {
          kind,
          options: {id, path: defaultPaths[kind]},
          load: async () => ({content: contentOf(kind)[id], strings: {}}),
        },
    ),
  );
  return siteOf(
    context,
    generated,
    plugins,
    ({kind, options}) => contentOf(kind)[options.id],
    undefined,
  );
}

/** The site as its files are now, for commands, which run without a build. */
export async function loadSite(context: LoadContext, generated: string[]): Promise<Site> {
  const plugins = contentPlugins(context);
  const contents = new Map<ContentPlugin, unknown>();
  const strings = await classicThemeStrings(context);
  for (const plugin of plugins) {
    const loaded = await plugin.load();
    contents.set(plugin, loaded.content);
    Object.assign(strings, loaded.strings);
  }
  return siteOf(context, generated, plugins, (plugin) => contents.get(plugin), strings);
}

const parsedFiles = new Map<string, {text: string; page: Page}>();

/**
 * A page's file, `null` where there is none. Kept while the process lives: a build of all locales in one process compares a source
 * with each of its translations.
 */
export function readPage(file: string): Page | null {
  if (!fs.existsSync(file)) {
    return null;
  }
  const text = fs.readFileSync(file, 'utf8');
  const known = parsedFiles.get(file);
  if (known?.text === text) {
    return known.page;
  }
  const page = parsePage(text);
  parsedFiles.set(file, {text, page});
  return page;
}
