import path from 'path';
import type {LoadContext} from '@docusaurus/types';
import type {PluginOptions} from '../options';
import {codeStrings, type Strings} from './codeStrings';
import {classicThemeStrings, contentPlugins} from './contentPlugins';
import {readGlossary, type GlossaryEntry} from './glossary';
import {
  localizationFolder,
  sourcePages,
  type ContentFolder,
  type LoadedPlugin,
  type SourcePage,
} from './sourcePages';

/** The UI strings of the default locale. */
export type SourceStrings = {
  /** The strings that a locale translates in `code.json`. */
  code: Strings;
  /**
   * Translation file of a plugin or theme, relative to the folder of a locale → its strings. `undefined` in the build of a
   * translated locale, where Docusaurus has already replaced them by translations.
   */
  plugins: Record<string, Strings> | undefined;
};

/** The pages and UI strings of a site, and the location of their translations. */
export type Site = {
  context: LoadContext;
  folders: ContentFolder[];
  pages: SourcePage[];
  /** All locales except the default locale. */
  locales: string[];
  /** Path relative to the site directory, with forward slashes. Reports and lock files contain these paths. */
  nameOf: (file: string) => string;
  /** Name of a locale in the language menu. */
  labelOf: (locale: string) => string;
  /** Folder of a locale, which contains its translations and its lock file. */
  localeFolder: (locale: string) => string;
  /** Whether the options leave a source out: it needs no baseline. */
  isExcluded: (file: string) => boolean;
  /** Reads the glossary. Empty if the site has none. */
  glossary: () => GlossaryEntry[];
  sourceStrings: SourceStrings;
};

/** The options of the plugin that concern pages and strings. */
export type SiteOptions = Pick<PluginOptions, 'exclude' | 'glossary' | 'include'>;

function siteOf(
  context: LoadContext,
  {exclude, glossary, include}: SiteOptions,
  plugins: LoadedPlugin[],
  pluginStrings: SourceStrings['plugins'],
): Site {
  const {siteDir, i18n} = context;
  const nameOf = (file: string) => path.relative(siteDir, file).split(path.sep).join('/');
  /** Whether a file is one of the files and folders of an option, or in one of them. */
  const isIn = (parts: string[], file: string) =>
    parts.some((part) => `${nameOf(file)}/`.startsWith(`${part.replace(/\/+$/, '')}/`));
  return {
    context,
    ...sourcePages(context, plugins),
    locales: i18n.locales.filter((locale) => locale !== i18n.defaultLocale),
    nameOf,
    labelOf: (locale) => i18n.localeConfigs[locale]?.label ?? locale,
    localeFolder: (locale) => localizationFolder(context, locale),
    isExcluded: (file) => isIn(exclude, file) || (include.length > 0 && !isIn(include, file)),
    glossary: () => (glossary ? readGlossary(path.resolve(siteDir, glossary)) : []),
    sourceStrings: {code: codeStrings(siteDir), plugins: pluginStrings},
  };
}

/** The loaded content of all plugins: name of the plugin → id of the instance → content. */
export type AllContent = Record<string, Record<string, unknown> | undefined>;

/** The site during a build, from the content that Docusaurus has loaded. */
export function builtSite(
  context: LoadContext,
  options: SiteOptions,
  allContent: AllContent,
): Site {
  const configured = contentPlugins(context);
  const defaultPaths = {docs: 'docs', blog: 'blog', pages: 'src/pages'};
  const plugins = (['docs', 'blog', 'pages'] as const).flatMap((kind) => {
    const contents = allContent[`docusaurus-plugin-content-${kind}`] ?? {};
    return Object.entries(contents).map(([id, content]): LoadedPlugin => {
      const known = configured.find((plugin) => plugin.kind === kind && plugin.options.id === id);
      // A site can have its own plugin that extends a content plugin. The options of such a plugin are unknown: use the default paths.
      return {kind, options: known?.options ?? {id, path: defaultPaths[kind]}, content};
    });
  });
  return siteOf(context, options, plugins, undefined);
}

/** The site outside a build, for commands: loads the content from the files. */
export async function loadSite(context: LoadContext, options: SiteOptions): Promise<Site> {
  const plugins: LoadedPlugin[] = [];
  const strings = await classicThemeStrings(context);
  for (const {load, ...plugin} of contentPlugins(context)) {
    const loaded = await load();
    plugins.push({...plugin, content: loaded.content});
    Object.assign(strings, loaded.strings);
  }
  return siteOf(context, options, plugins, strings);
}
