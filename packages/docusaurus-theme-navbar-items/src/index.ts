import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectItemTypes} from './registry';
import {registryModule} from './registryModule';
import {checkRegisteredItems} from './checkRegisteredItems';
import type {PluginOptions} from './options';

/**
 * The theme: after every plugin has loaded, checks the registered items of the navbar against all registrations and writes
 * the module from which `@theme/NavbarItem/ComponentTypes` takes their components.
 *
 * @throws NavbarItemsError for an unknown type, two registrations of one name, or a component file that does not exist.
 */
export default function themeNavbarItems(context: LoadContext, options: PluginOptions): Plugin {
  return {
    name: 'docusaurus-theme-navbar-items',

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, '../src/theme'),

    async contentLoaded({actions}) {
      const types = collectItemTypes(options.types, context.siteDir);
      checkRegisteredItems(context.siteConfig.themeConfig, types);
      await actions.createData('registry.js', registryModule(types));
    },
  };
}

export {validateOptions} from './options';
export type {PluginOptions, Options} from './options';
export {navbarItems} from './navbarItems';
export type {NavbarItem} from './navbarItems';
export {registerNavbarItemType} from './registry';
export type {NavbarItemType} from './registry';
export {NavbarItemsError} from './errors';
