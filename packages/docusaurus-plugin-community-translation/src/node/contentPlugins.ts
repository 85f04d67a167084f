import {createRequire} from 'module';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PageTranslation} from '../status';
import type {Strings} from './codeStrings';

/** A content plugin of Docusaurus, without the prefix `@docusaurus/plugin-content-`. */
export type ContentKind = PageTranslation['kind'];

/** The options of a content plugin that this package reads, after validation. */
export type ContentOptions = {
  id: string;
  /** Folder of the content, relative to the site directory. */
  path: string;
  editUrl?: string | ((page: Record<string, string | undefined>) => string | undefined);
};

/** An instance of a content plugin of Docusaurus in the site configuration. */
export type ContentPlugin = {
  kind: ContentKind;
  options: ContentOptions;
  /** Loads the content as a build does. `strings`: translation file, relative to the folder of a locale → its source strings. */
  load: () => Promise<{content: unknown; strings: Record<string, Strings>}>;
};

type PluginModule = {
  default?: unknown;
  validateOptions?: (context: {validate: unknown; options: unknown}) => ContentOptions;
};
type PluginFactory = (context: LoadContext, options: unknown) => Promise<Plugin> | Plugin;
type PresetFactory = (
  context: LoadContext,
  options: unknown,
) => Partial<Record<'plugins' | 'themes', unknown[]>>;

type ModuleType = 'plugin' | 'preset' | 'theme';

/** Resolves a module name or one of the shorthands that Docusaurus allows: `classic` → `@docusaurus/preset-classic`. */
function resolveModule(siteRequire: NodeRequire, name: string, type: ModuleType) {
  const [scope, rest] = name.startsWith('@') ? name.split('/', 2) : [undefined, name];
  const names = scope
    ? [name, `${scope}/docusaurus-${type}${rest ? `-${rest}` : ''}`]
    : [name, `@docusaurus/${type}-${name}`, `docusaurus-${type}-${name}`];
  for (const candidate of names) {
    try {
      return siteRequire.resolve(candidate);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') {
        throw error;
      }
    }
  }
  return undefined;
}

/**
 * The modules of entries of `plugins`, `themes` or `presets`, each a name, or a name with options. Leaves out functions, which are
 * never content plugins.
 */
const resolveEntries = (siteRequire: NodeRequire, entries: unknown[], type: ModuleType) =>
  entries.flatMap((entry) => {
    const [name, options = {}] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
    const file = typeof name === 'string' && resolveModule(siteRequire, name, type);
    return file ? [{file, options}] : [];
  });

/** The plugins or the themes of the site and of its presets. */
function modulesOf(context: LoadContext, type: 'plugin' | 'theme') {
  const {siteConfig} = context;
  const siteRequire = createRequire(context.siteConfigPath);
  const presets = resolveEntries(siteRequire, siteConfig.presets, 'preset');
  const ofPresets = presets.flatMap(({file, options}) => {
    const module = siteRequire(file) as {default?: PresetFactory};
    const factory = module.default ?? (module as PresetFactory);
    return factory(context, options)[`${type}s`] ?? [];
  });
  return resolveEntries(siteRequire, [...ofPresets, ...siteConfig[`${type}s`]], type);
}

/** Folder of a plugin instance in the folder of a locale. */
export const folderOfInstance = (name: string, id: string): string =>
  id === 'default' ? name : `${name}-${id}`;

/** The UI strings of a plugin: translation file, relative to the folder of a locale → strings. */
async function stringsOf(plugin: Plugin, id: string, content: unknown) {
  const files = (await plugin.getTranslationFiles?.({content})) ?? [];
  return Object.fromEntries(
    files.map(({path, content: messages}): [string, Strings] => [
      `${folderOfInstance(plugin.name, id)}/${path}.json`,
      Object.fromEntries(Object.entries(messages).map(([key, {message}]) => [key, message])),
    ]),
  );
}

async function createPlugin(module: PluginModule, context: LoadContext, options: unknown) {
  const factory = module.default ?? module;
  return typeof factory === 'function' ? (factory as PluginFactory)(context, options) : undefined;
}

const contentPackage = /[\\/]@docusaurus[\\/]plugin-content-(docs|blog|pages)[\\/]/;

/** The content plugins of a site, from its presets and its `plugins`. */
export function contentPlugins(context: LoadContext): ContentPlugin[] {
  return modulesOf(context, 'plugin').flatMap(({file, options: rawOptions}): ContentPlugin[] => {
    const kind = contentPackage.exec(file)?.[1];
    if (!kind) {
      return [];
    }
    const pluginRequire = createRequire(file);
    const module = pluginRequire(file) as PluginModule;
    // Validation fills in the defaults of the options. Use the plugin's own copy of Docusaurus for it.
    const {normalizePluginOptions} = pluginRequire('@docusaurus/utils-validation') as {
      normalizePluginOptions: unknown;
    };
    const options =
      module.validateOptions?.({validate: normalizePluginOptions, options: rawOptions}) ??
      (rawOptions as ContentOptions);
    return [
      {
        kind: kind as ContentKind,
        options,
        async load() {
          // Avoid one git process per page for data that is not needed here.
          const quick = {showLastUpdateAuthor: false, showLastUpdateTime: false};
          const plugin = await createPlugin(module, context, {...options, ...quick});
          const content = await plugin?.loadContent?.();
          return {content, strings: plugin ? await stringsOf(plugin, options.id, content) : {}};
        },
      },
    ];
  });
}

/** The UI strings of navbar and footer. Empty if the site does not use the classic theme. */
export async function classicThemeStrings(context: LoadContext): Promise<Record<string, Strings>> {
  const classic = modulesOf(context, 'theme').find(({file}) =>
    /[\\/]@docusaurus[\\/]theme-classic[\\/]/.test(file),
  );
  const module = classic && (createRequire(classic.file)(classic.file) as PluginModule);
  const theme = module && (await createPlugin(module, context, classic.options));
  return theme ? stringsOf(theme, 'default', undefined) : {};
}
