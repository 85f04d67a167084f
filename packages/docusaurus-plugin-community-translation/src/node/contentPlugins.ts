import {createRequire} from 'module';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PageTranslation} from '../status';
import type {Strings} from './codeStrings';

export type ContentKind = PageTranslation['kind'];

/** Options of a content plugin, of those that this package reads, after validation. */
export type ContentOptions = {
  id: string;
  /** Folder of the content, from the site's folder. */
  path: string;
  editUrl?: string | ((page: Record<string, string>) => string | undefined);
};

/** An instance of one of Docusaurus' own content plugins, as the site's configuration asks for it. */
export type ContentPlugin = {
  kind: ContentKind;
  options: ContentOptions;
  /** Reads the content as a build does, and the texts of it that a locale's files of strings translate. */
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
) => {plugins?: unknown[]; themes?: unknown[]};

/** `classic` → `@docusaurus/preset-classic`: the first of the names for which Docusaurus allows a shorthand. */
function resolveModule(
  siteRequire: NodeRequire,
  name: string,
  type: 'plugin' | 'preset' | 'theme',
) {
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

/** An entry of `plugins` or `presets`: a name, or a name with options; a function is none that this package knows. */
function nameAndOptions(entry: unknown): [name: string, options: unknown] | undefined {
  const [name, options = {}] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
  return typeof name === 'string' ? [name, options] : undefined;
}

/** What the site's presets add to its plugins and themes. */
function presetsOf(context: LoadContext, siteRequire: NodeRequire) {
  return context.siteConfig.presets.flatMap((entry) => {
    const [name, options] = nameAndOptions(entry) ?? [];
    const file = name && resolveModule(siteRequire, name, 'preset');
    if (!file) {
      return [];
    }
    const module = siteRequire(file) as {default?: PresetFactory};
    return [(module.default ?? (module as PresetFactory))(context, options)];
  });
}

const isFactory = (value: unknown): value is PluginFactory => typeof value === 'function';

/** A plugin's folder below that of a locale. */
export const folderOfInstance = (name: string, id: string): string =>
  id === 'default' ? name : `${name}-${id}`;

/** A plugin's texts that are translated in files, by their files. */
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
  return isFactory(factory) ? factory(context, options) : undefined;
}

const contentPackage = /[\\/]@docusaurus[\\/]plugin-content-(docs|blog|pages)[\\/]/;

/** The content plugins of a site: those of its presets, and those that it names itself. */
export function contentPlugins(context: LoadContext): ContentPlugin[] {
  const siteRequire = createRequire(context.siteConfigPath);
  const ofPresets = presetsOf(context, siteRequire).flatMap(({plugins}) => plugins ?? []);
  return [...ofPresets, ...context.siteConfig.plugins].flatMap((entry): ContentPlugin[] => {
    const [name, rawOptions] = nameAndOptions(entry) ?? [];
    const file = name && resolveModule(siteRequire, name, 'plugin');
    const kind = file && contentPackage.exec(file)?.[1];
    if (!kind) {
      return [];
    }
    const module = siteRequire(file) as PluginModule;
    // The plugin's own copy of Docusaurus validates its options, which gives them their defaults.
    const {normalizePluginOptions} = createRequire(file)('@docusaurus/utils-validation') as {
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
          // Who changed a page last is asked of git, page by page, and not needed here.
          const quick = {showLastUpdateAuthor: false, showLastUpdateTime: false};
          const plugin = await createPlugin(module, context, {...options, ...quick});
          const content = await plugin?.loadContent?.();
          return {content, strings: plugin ? await stringsOf(plugin, options.id, content) : {}};
        },
      },
    ];
  });
}

/** The texts of navbar and footer, where the site has the classic theme. */
export async function classicThemeStrings(context: LoadContext): Promise<Record<string, Strings>> {
  const siteRequire = createRequire(context.siteConfigPath);
  const ofPresets = presetsOf(context, siteRequire).flatMap(({themes}) => themes ?? []);
  for (const entry of [...ofPresets, ...context.siteConfig.themes]) {
    const [name, options] = nameAndOptions(entry) ?? [];
    const file = name && resolveModule(siteRequire, name, 'theme');
    if (file && /[\\/]@docusaurus[\\/]theme-classic[\\/]/.test(file)) {
      const theme = await createPlugin(siteRequire(file) as PluginModule, context, options);
      return theme ? stringsOf(theme, 'default', undefined) : {};
    }
  }
  return {};
}
