/// <reference path="./theme-markdown-pages.d.ts" preserve="true" />

import {existsSync, readFileSync, writeFileSync} from 'fs';
import path from 'path';
import Joi from 'joi';
import {readCodeTranslations} from '#shared/readCodeTranslations';
import {wrapThemeComponents} from '#shared/wrapThemeComponents';
import type {LoadContext, OptionValidationContext, Plugin, SwizzleConfig} from '@docusaurus/types';
import type {AllContent} from './llmsTxt.mjs' with {'resolution-mode': 'import'};
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

/** What the router decodes, so that it does not find the page and Docusaurus writes the not-found page, and `%` alone. */
const undecoded = /%(?!2[346BCF]|3[ABDF]|40)/i;

/** Options with defaults. */
export type PluginOptions = Required<Options> & {id?: string};

/**
 * The plugin: writes a Markdown copy beside each built page, and `llms.txt`.
 *
 * @throws Error that names the page, if a page cannot be converted
 */
export default function pluginMarkdownPages(
  {siteConfig, baseUrl, i18n}: LoadContext,
  {llmsFull}: PluginOptions,
): Plugin & {allContentLoaded: (args: {allContent: AllContent}) => Promise<void>} {
  const root = siteConfig.url + baseUrl;
  let content: AllContent = {};
  const load = async ({allContent = content}: {allContent?: AllContent}) =>
    void (content = allContent);

  return {
    name: 'docusaurus-plugin-markdown-pages',

    getThemePath: () => path.join(__dirname, 'browser/theme'),
    getTypeScriptThemePath: () => path.join(__dirname, '../src/theme'),
    getDefaultCodeTranslationMessages: () =>
      readCodeTranslations(path.join(__dirname, '../locales'), i18n.currentLocale),

    configureWebpack(config) {
      const folder = path.join(__dirname, 'browser/wrappers');
      const wrapped = ['Heading', 'BlogPostItem/Content'];
      return wrapThemeComponents(config, 'docusaurus-plugin-markdown-pages', folder, wrapped);
    },

    // Docusaurus 2 passes the content of all plugins to `contentLoaded`, Docusaurus 3 to `allContentLoaded`.
    contentLoaded: load,
    allContentLoaded: load,

    async postBuild({outDir, routesPaths}) {
      // These files are ES modules, as their libraries are. The rest of the package is CommonJS, which Docusaurus 2 requires.
      const {readPage, routeKey} = await import('./page.mjs');
      const {llmsTxt} = await import('./llmsTxt.mjs');

      const pages = new Map<string, Page & {file: string; href: string}>();
      const texts: string[] = [];
      for (const route of routesPaths.filter((it) => !/\/404(\.html)?$/.test(it))) {
        const name = route.slice(baseUrl.length).replace(/\/+$/, '');
        // Docusaurus names the file as the route. A route that was not rendered has no file.
        const names = /\.html?$/i.test(name) ? [name] : [`${name}/index.html`, `${name}.html`];
        const html = names.map((it) => path.join(outDir, it)).find(existsSync);
        const page = html && readPage(readFileSync(html, 'utf8'), siteConfig.url + route, root);
        if (page && undecoded.test(route)) {
          console.warn(`${route} has no Markdown copy: Docusaurus cannot route to it. Rename it.`);
        } else if (page) {
          const file = `${name || 'index'}.md`;
          pages.set(routeKey(route), {...page, file, href: root + encodeURI(file)});
        }
      }
      for (const {file, convert} of pages.values()) {
        try {
          const text = convert(pages);
          texts.push(text);
          writeFileSync(path.join(outDir, file), text, {flag: 'wx'});
        } catch (cause) {
          const reason = String(cause).includes('EEXIST')
            ? 'The file exists. Rename a static file, or one of two pages whose routes differ in case.'
            : String(cause);
          throw new Error(`Cannot write the Markdown copy ${file}: ${reason}`, {cause});
        }
      }
      writeFileSync(path.join(outDir, 'llms.txt'), llmsTxt(root, siteConfig, i18n, content, pages));
      if (llmsFull) {
        writeFileSync(path.join(outDir, 'llms-full.txt'), texts.join('\n'));
      }
    },
  };
}

/** The component that a site can swizzle. */
export const getSwizzleConfig = (): SwizzleConfig => ({
  components: {MarkdownMenu: {actions: {eject: 'safe', wrap: 'safe'}}},
});

/** Validates the options. Throws an error for an unknown option, or a value of the wrong type. */
export const validateOptions = (
  context: OptionValidationContext<Options | undefined, PluginOptions>,
): PluginOptions =>
  context.validate(Joi.object({llmsFull: Joi.boolean().default(false)}) as never, context.options);
