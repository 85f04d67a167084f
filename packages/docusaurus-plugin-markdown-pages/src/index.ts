import fs from 'fs/promises';
import path from 'path';
import Joi from 'joi';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import type {PageData} from './page.mjs' with {'resolution-mode': 'import'};
import {sectionsOf, type AllContent, type Section} from './sidebars';

/** Options as a site writes them. */
export type Options = {
  /**
   * Whether to write `llms-full.txt`: all copies of the locale in one file.
   *
   * @default false
   */
  llmsFull?: boolean;
};

/** Options with defaults. */
export type PluginOptions = Required<Options> & {id?: string};

/** A plugin that works in Docusaurus 2 (`contentLoaded`) and 3 (`allContentLoaded`). */
type PluginOfBothVersions = Plugin & {
  allContentLoaded: (args: {allContent: AllContent}) => Promise<void>;
};

/** Returns the HTML file of a route, or `undefined` for a route that was not rendered. */
async function readRoute(outDir: string, page: string): Promise<string | undefined> {
  for (const file of [path.join(page, 'index.html'), `${page}.html`]) {
    try {
      return await fs.readFile(path.join(outDir, file), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        throw error;
      }
    }
  }
  return undefined;
}

/**
 * The plugin: writes a Markdown copy beside each built page, and `llms.txt`.
 *
 * @throws Error that names the page, if a page cannot be read or converted
 */
export default function pluginMarkdownPages(
  {siteConfig, baseUrl, i18n}: LoadContext,
  {llmsFull}: PluginOptions,
): PluginOfBothVersions {
  let sections: Section[] = [];

  return {
    name: 'docusaurus-plugin-markdown-pages',

    // Docusaurus 2 passes the content of all plugins to `contentLoaded`, Docusaurus 3 to `allContentLoaded`.
    async contentLoaded({allContent}) {
      if (allContent as unknown) {
        sections = sectionsOf(allContent as AllContent);
      }
    },
    async allContentLoaded({allContent}) {
      sections = sectionsOf(allContent);
    },

    async postBuild({outDir, routesPaths}) {
      // These files are ES modules, as unified is. The rest of the package is CommonJS, which Docusaurus 2 requires.
      const {readPage, routeKey} = await import('./page.mjs');
      const {llmsTxt} = await import('./llmsTxt.mjs');
      const {url: siteUrl, title, tagline} = siteConfig;

      const pages = new Map<string, NonNullable<ReturnType<typeof readPage>>>();
      const copies = new Map<string, string>();
      const withPageName = <T>(route: string, action: () => T): T => {
        try {
          return action();
        } catch (error) {
          throw new Error(
            `docusaurus-plugin-markdown-pages: ${route} cannot be converted to Markdown: ${String(error)}`,
            {cause: error},
          );
        }
      };
      for (const route of new Set(routesPaths)) {
        const name = decodeURI(route.slice(baseUrl.length)).replace(/\/+$/, '');
        const html = /(^|\/)404(\.html)?$/.test(name) ? undefined : await readRoute(outDir, name);
        const page = html && withPageName(route, () => readPage(html, {siteUrl, route}));
        if (page) {
          pages.set(routeKey(route), page);
          copies.set(routeKey(route), `${baseUrl}${encodeURI(name || 'index')}.md`);
        }
      }

      const texts: string[] = [];
      const listed = new Map<string, PageData>();
      for (const [key, page] of pages) {
        const {data, text} = withPageName(key || '/', () => page.write(copies));
        const file = decodeURI((copies.get(key) as string).slice(baseUrl.length));
        await fs.mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
        await fs.writeFile(path.join(outDir, file), text);
        texts.push(text);
        listed.set(key, data);
      }

      const isDefault = i18n.currentLocale === i18n.defaultLocale;
      const others = i18n.locales.filter((locale) => isDefault && locale !== i18n.defaultLocale);
      const list = llmsTxt(
        {title, tagline, siteUrl},
        sections,
        listed,
        copies,
        others.map((locale) => ({
          title: i18n.localeConfigs[locale]?.label ?? locale,
          href: `${siteUrl}${baseUrl}${locale}/llms.txt`,
        })),
      );
      await fs.writeFile(path.join(outDir, 'llms.txt'), list);
      if (llmsFull) {
        await fs.writeFile(path.join(outDir, 'llms-full.txt'), texts.join('\n'));
      }
    },
  };
}

const schema = Joi.object({llmsFull: Joi.boolean().default(false)});

/**
 * Validates the options.
 *
 * @throws Error for an unknown option, or a value of the wrong type
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  return validate(schema as never, options);
}
