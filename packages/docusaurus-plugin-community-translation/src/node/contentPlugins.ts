import {createRequire} from 'module';
import type {LoadContext} from '@docusaurus/types';
import type {PageTranslation} from '../status';

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
  /** Reads the content as a build does. */
  loadContent: () => Promise<unknown>;
};

type PluginModule = {
  default?: unknown;
  validateOptions?: (context: {validate: unknown; options: unknown}) => ContentOptions;
};
type PluginFactory = (
  context: LoadContext,
  options: unknown,
) => Promise<{loadContent?: () => unknown}> | {loadContent?: () => unknown};
type PresetFactory = (context: LoadContext, options: unknown) => {plugins?: unknown[]};

/** `classic` → `@docusaurus/preset-classic`: the first of the names for which Docusaurus allows a shorthand. */
function resolveModule(siteRequire: NodeRequire, name: string, type: 'plugin' | 'preset') {
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

const contentPackage = /[\\/]@docusaurus[\\/]plugin-content-(docs|blog|pages)[\\/]/;

/** The content plugins of a site: those of its presets, and those that it names itself. */
export function contentPlugins(context: LoadContext): ContentPlugin[] {
  const siteRequire = createRequire(context.siteConfigPath);
  const ofPresets = context.siteConfig.presets.flatMap((entry) => {
    const [name, options] = nameAndOptions(entry) ?? [];
    const file = name && resolveModule(siteRequire, name, 'preset');
    if (!file) {
      return [];
    }
    const module = siteRequire(file) as {default?: PresetFactory};
    const preset = module.default ?? (module as PresetFactory);
    return preset(context, options).plugins ?? [];
  });
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
    const readOptions = () =>
      module.validateOptions?.({validate: normalizePluginOptions, options: rawOptions}) ??
      (rawOptions as ContentOptions);
    const options = readOptions();
    return [
      {
        kind: kind as ContentKind,
        options,
        async loadContent() {
          const factory = (module.default ?? module) as PluginFactory;
          // Who changed a page last is asked of git, page by page, and not needed here.
          const quick = {showLastUpdateAuthor: false, showLastUpdateTime: false};
          const plugin = await factory(context, {...options, ...quick});
          return plugin.loadContent?.();
        },
      },
    ];
  });
}
