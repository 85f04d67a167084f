/// <reference path="./theme-markdown-pages.d.ts" preserve="true" />

import {existsSync, readFileSync} from 'fs';
import fs from 'fs/promises';
import path from 'path';
import Joi from 'joi';
import type {LoadContext, OptionValidationContext, Plugin, SwizzleConfig} from '@docusaurus/types';
import type {AllContent, Entry} from './llmsTxt.mjs' with {'resolution-mode': 'import'};
import type {Page} from './page.mjs' with {'resolution-mode': 'import'};

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

const name = 'docusaurus-plugin-markdown-pages';

/** UI strings by id: of the locale `zh-cn`, those of `zh-Hans`. Empty without a translation: components are in English then. */
function uiStrings(locale: string): Record<string, string> {
  const {language, region, script} = new Intl.Locale(locale).maximize();
  const file = [locale, `${language}-${region}`, `${language}-${script}`, language]
    .map((candidate) => path.join(__dirname, `../locales/${candidate}.json`))
    .find(existsSync);
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/**
 * The plugin: writes a Markdown copy beside each built page, and `llms.txt`.
 *
 * @throws Error that names the page, if a page cannot be read or converted
 */
export default function pluginMarkdownPages(
  {siteConfig, baseUrl, i18n}: LoadContext,
  {llmsFull}: PluginOptions,
): Plugin & {allContentLoaded: (args: {allContent: AllContent}) => Promise<void>} {
  const root = siteConfig.url + baseUrl;
  let content: AllContent = {};

  return {
    name,

    getThemePath: () => path.join(__dirname, 'browser/theme'),
    getTypeScriptThemePath: () => path.join(__dirname, '../src/theme'),
    getDefaultCodeTranslationMessages: () => uiStrings(i18n.currentLocale),

    // Docusaurus 2 passes the content of all plugins to `contentLoaded`, Docusaurus 3 to `allContentLoaded`.
    async contentLoaded({allContent}) {
      content = (allContent as AllContent | undefined) ?? content;
    },
    async allContentLoaded({allContent}) {
      content = allContent;
    },

    async postBuild({outDir, routesPaths}) {
      // These files are ES modules, as their libraries are. The rest of the package is CommonJS, which Docusaurus 2 requires.
      const {readPage, routeKey, writePage} = await import('./page.mjs');
      const {llmsTxt} = await import('./llmsTxt.mjs');

      const pages: {route: string; file: string; page: Page}[] = [];
      for (const route of new Set(routesPaths)) {
        const file = decodeURI(route.slice(baseUrl.length)).replace(/\/+$/, '');
        const html = [`${file}/index.html`, `${file}.html`]
          .map((candidate) => path.join(outDir, candidate))
          .find(existsSync);
        // A route that was not rendered has no file.
        const page = html && readPage(await fs.readFile(html, 'utf8'), siteConfig.url + route);
        if (page && !/(^|\/)404(\.html)?$/.test(file)) {
          pages.push({route, file: `${file || 'index'}.md`, page});
        }
      }

      const copies = new Map(
        pages.map(({route, file}) => [routeKey(route), root + encodeURI(file)]),
      );
      const entries = new Map<string, Entry>();
      const texts: string[] = [];
      for (const {route, file, page} of pages) {
        const key = routeKey(route);
        try {
          const {title, text} = writePage(page, siteConfig.url + route, copies);
          entries.set(key, {...page, title, href: copies.get(key) as string});
          texts.push(text);
        } catch (error) {
          throw new Error(`${name}: ${route} cannot be converted to Markdown: ${String(error)}`, {
            cause: error,
          });
        }
        await fs.mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
        await fs.writeFile(path.join(outDir, file), texts.at(-1) as string);
      }

      const isDefault = i18n.currentLocale === i18n.defaultLocale;
      const others = i18n.locales.filter((locale) => isDefault && locale !== i18n.defaultLocale);
      const lists = others.map((locale) => ({
        title: i18n.localeConfigs[locale]?.label ?? locale,
        href: `${root}${locale}/llms.txt`,
      }));
      await fs.writeFile(
        path.join(outDir, 'llms.txt'),
        llmsTxt(siteConfig, content, entries, lists),
      );
      if (llmsFull) {
        await fs.writeFile(path.join(outDir, 'llms-full.txt'), texts.join('\n'));
      }
    },
  };
}

/** The components of the classic theme that the plugin has only add the menu to them. */
export const getSwizzleConfig = (): SwizzleConfig => ({
  components: {
    MarkdownMenu: {
      actions: {eject: 'safe', wrap: 'safe'},
      description: 'Below the title of a page: copies or shows its Markdown',
    },
  },
});

/** Validates the options. Throws an error for an unknown option, or a value of the wrong type. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  return validate(Joi.object({llmsFull: Joi.boolean().default(false)}) as never, options);
}
