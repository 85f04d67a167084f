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

const pluginName = 'docusaurus-plugin-markdown-pages';

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
    name: pluginName,

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

      const index = `${root}llms.txt`;
      const pages = new Map<string, Entry & {file: string; url: string; page: Page}>();
      for (const route of routesPaths) {
        const url = siteConfig.url + route;
        const name = decodeURI(route.slice(baseUrl.length)).replace(/\/+$/, '');
        const html = [`${name}/index.html`, `${name}.html`]
          .map((candidate) => path.join(outDir, candidate))
          .find(existsSync);
        // A route that was not rendered has no file.
        const page = html && readPage(readFileSync(html, 'utf8'), url, index);
        if (page && !/(^|\/)404(\.html)?$/.test(name)) {
          const file = `${name || 'index'}.md`;
          pages.set(routeKey(route), {...page, href: root + encodeURI(file), file, url, page});
        }
      }

      const texts: string[] = [];
      for (const {file, url, page} of pages.values()) {
        try {
          texts.push(writePage(page, url, pages));
        } catch (cause) {
          throw new Error(`${pluginName}: cannot convert ${url}: ${String(cause)}`, {cause});
        }
        await fs.writeFile(path.join(outDir, file), texts.at(-1) as string);
      }

      await fs.writeFile(
        path.join(outDir, 'llms.txt'),
        llmsTxt(root, siteConfig, i18n, content, pages),
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
