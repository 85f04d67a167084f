import type {OptionValidationContext} from '@docusaurus/types';
import {checkFields} from './checkFields';
import {NavbarItemsError} from './errors';
import type {ItemRules, NavbarItemType} from './itemType';

/** The theme's options after validation. */
export type PluginOptions = {
  id: string;
  /** Item types of the site itself. @default [] */
  types: readonly NavbarItemType[];
};

/** The theme's options as a site writes them. */
export type Options = {types?: readonly NavbarItemType[]};

const rules: ItemRules = {fields: {types: {type: 'array'}}};

/**
 * The options with their defaults. The types themselves are checked together with those of plugins.
 *
 * @throws NavbarItemsError for an unknown option, or types that are not a list.
 */
export function validateOptions({
  options,
}: Pick<OptionValidationContext<Options | undefined, PluginOptions>, 'options'>): PluginOptions {
  // Docusaurus may have given the options their default id already.
  const {id = 'default', ...own} = (options ?? {}) as Partial<PluginOptions>;
  const problems = checkFields(own, rules);
  if (id !== 'default') {
    problems.push('"id" cannot be set: there is one registry in a site.');
  }
  if (problems.length > 0) {
    throw new NavbarItemsError(
      ...problems.map((problem) => `Options of docusaurus-theme-navbar-items: ${problem}`),
    );
  }
  return {id, types: own.types ?? []};
}
