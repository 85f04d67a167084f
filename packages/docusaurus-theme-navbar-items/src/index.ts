/// <reference path="./theme-navbar-items.d.ts" preserve="true" />
// The reference gives the types of the theme components to everything that imports this package.

import {readFileSync} from 'fs';
import path from 'path';
import {throwProblems} from '#shared/throwProblems';
import {wrapThemeComponents} from '#shared/wrapThemeComponents';
import type {LoadContext, OptionValidationContext, Plugin, SwizzleConfig} from '@docusaurus/types';
import {checkFields} from './checkFields';
import {checkDocs, checkItems} from './checkItems';
import {collectItemTypes, registryModule} from './registry';
import type {NavbarItemType, Options, PluginOptions} from './types';

/**
 * The theme. Once all plugins are created, it checks the registered types and the items of the navbar and the footer. Then it writes
 * the module from which `@theme/NavbarItem/ComponentTypes` imports the components. Last, it checks that the docs of items exist.
 *
 * @throws Error with one line per problem, before Docusaurus starts webpack
 */
export default function themeNavbarItems(
  context: LoadContext,
  options: PluginOptions,
): Plugin<readonly NavbarItemType[]> {
  return {
    name: 'docusaurus-theme-navbar-items',

    getThemePath: () => path.join(__dirname, 'browser/theme'),
    getTypeScriptThemePath: () => path.join(__dirname, '../src/theme'),

    async loadContent() {
      const {types, invalidNames, problems} = collectItemTypes(context, options.types);
      const {themeConfig} = context.siteConfig;
      throwProblems([...problems, ...checkItems(themeConfig, types, invalidNames)]);
      return types;
    },

    async contentLoaded({content, actions}) {
      await actions.createData('registry.js', registryModule(content));
    },

    configureWebpack(config) {
      // What Docusaurus has written from the content of all plugins.
      const file = path.join(context.generatedFilesDir, 'globalData.json');
      const {'docusaurus-plugin-content-docs': docs} = JSON.parse(readFileSync(file, 'utf8'));
      throwProblems(checkDocs(context.siteConfig.themeConfig, docs));
      const ofNavbar = ['ComponentTypes', 'DefaultNavbarItem', 'DropdownNavbarItem'];
      const wrapped = ['Footer/LinkItem', ...ofNavbar.map((item) => `NavbarItem/${item}`)];
      const folder = path.join(__dirname, 'browser/wrappers');
      return wrapThemeComponents(config, 'docusaurus-theme-navbar-items', folder, wrapped);
    },
  };
}

/**
 * Validates the options. The theme validates the types themselves later, together with those of plugins.
 *
 * @throws Error for an unknown option, an `id`, or `types` that are not an array
 */
export function validateOptions({
  options,
}: Pick<OptionValidationContext<Options | undefined, PluginOptions>, 'options'>): PluginOptions {
  // Docusaurus sets the id `default` before it calls this function.
  const {id = 'default', ...own} = (options ?? {}) as Partial<PluginOptions>;
  const problems = checkFields(own, {fields: {types: {type: 'array'}}});
  if (id !== 'default') {
    problems.push('"id" is not allowed: a site has one registry.');
  }
  throwProblems(problems.map((problem) => `Options of docusaurus-theme-navbar-items: ${problem}`));
  return {id, types: own.types ?? []};
}

/** The component that a site can swizzle. */
export function getSwizzleConfig(): SwizzleConfig {
  return {
    components: {
      RegisteredNavbarItem: {
        actions: {eject: 'unsafe', wrap: 'safe'},
        description: 'An item of a registered type, with its error boundary',
      },
    },
  };
}

export {registerNavbarItemType} from './registry';
export {footerLinks, navbarItems} from './themeConfig';
export * from './types';
