import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkSite} from './checkSite';
import {collectItemTypes} from './registry';
import {registryModule} from './registryModule';
import {serverProvidersModule} from './serverProviders';
import {withServerCheck} from './withServerCheck';
import type {NavbarItemType} from './itemType';
import type {PluginOptions} from './options';

/**
 * The theme: when every plugin has been created, checks the registered types and the items of navbar and footer, and writes the
 * module from which `@theme/NavbarItem/ComponentTypes` takes the components.
 *
 * @throws NavbarItemsError with a line for each mistake, before anything is bundled.
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
      const types = collectItemTypes(context, options.types);
      checkSite(context.siteConfig.themeConfig, types);
      return types;
    },

    async contentLoaded({content, actions}) {
      await actions.createData('registry.js', registryModule(content));
      await actions.createData('serverProviders.js', serverProvidersModule(context.siteDir));
    },

    configureWebpack: (config, isServer) => (isServer ? withServerCheck(config) : {}),
  };
}

export {validateOptions} from './options';
export type {PluginOptions, Options} from './options';
export {default as getSwizzleConfig} from './getSwizzleConfig';
export {navbarItems} from './navbarItems';
export {footerLinks} from './footerLinks';
export {registerNavbarItemType} from './registry';
export type {Field, ItemComponents, NavbarItemType} from './itemType';
export type {
  FooterColumn,
  FooterItem,
  LinkTarget,
  NavbarItem,
  NavbarItemProps,
  NavbarItemTypes,
} from './itemTypes';
