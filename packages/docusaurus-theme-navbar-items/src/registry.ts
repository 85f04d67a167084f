import type {LoadContext} from '@docusaurus/types';
import {checkType} from './checkType';
import {NavbarItemsError} from './errors';
import type {NavbarItemType, Registration} from './itemType';

// A property of the process, so that plugins which brought a copy of this package of their own register in the same place. The
// context is a new object with every load of the site: what was registered is forgotten with it.
const key = Symbol.for('docusaurus-theme-navbar-items/registrations');
const store = globalThis as {[key]?: WeakMap<object, Registration[]>};

function registrationsOf(context: LoadContext): Registration[] {
  const all = (store[key] ??= new WeakMap());
  const registrations = all.get(context) ?? [];
  all.set(context, registrations);
  return registrations;
}

/**
 * Registers an item type from a plugin or theme. Call it when the plugin is created: types are collected after that.
 *
 * @param context the context that Docusaurus gave the plugin
 * @param type the item type
 * @param by the plugin's name, for error messages
 * @example
 * module.exports = function starCounterPlugin(context) {
 *   registerNavbarItemType(context, {name: 'starCounter', component: require.resolve('./StarCounter')}, 'star-counter');
 *   return {name: 'star-counter'};
 * };
 */
export function registerNavbarItemType(
  context: LoadContext,
  type: NavbarItemType,
  by: string,
): void {
  registrationsOf(context).push({type, by});
}

/**
 * All registered types: those of the theme's `types` option and those of plugins.
 *
 * @param siteTypes the `types` option
 * @throws NavbarItemsError with a line for each mistake: a name of Docusaurus' own or one used twice, naming both sides, a component
 * that does not exist, a field that is not described as one.
 */
export function collectItemTypes(
  context: LoadContext,
  siteTypes: readonly NavbarItemType[],
): NavbarItemType[] {
  const all: Registration[] = [
    ...siteTypes.map((type) => ({type, by: 'The site'})),
    ...registrationsOf(context),
  ];
  const problems = all.flatMap((registration) => checkType(registration, context.siteDir));
  const registrantOf = new Map<string, string>();
  for (const {type, by} of all.filter(({type}) => typeof type?.name === 'string')) {
    const other = registrantOf.get(type.name);
    if (other) {
      problems.push(
        `The navbar item type "${type.name}" is registered twice: by ${other} and by ${by}.`,
      );
    }
    registrantOf.set(type.name, by);
  }
  if (problems.length > 0) {
    throw new NavbarItemsError(...problems);
  }
  return all.map(({type}) => type);
}
