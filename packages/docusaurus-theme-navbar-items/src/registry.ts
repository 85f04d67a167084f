import fs from 'fs';
import path from 'path';
import {isBuiltInType} from './builtInTypes';
import {NavbarItemsError} from './errors';

/** A kind of navbar item that a site, a theme or a plugin adds. */
export type NavbarItemType = {
  /** The `type` under which the navbar's configuration names it. A letter, then letters, digits and hyphens. */
  name: string;
  /**
   * Module whose default export renders the item: an absolute path, a package's module, or `@site/…`. The component gets the
   * item's own fields as props, and `mobile: true` in the mobile sidebar.
   */
  component: string;
};

const registrations: {type: NavbarItemType; by: string}[] = [];

/**
 * Registers an item type from a plugin or theme. Call it when the plugin is created. Calling it again with the same values, as
 * happens once per locale and on every reload of the dev server, changes nothing.
 *
 * @param type the item type
 * @param by the registering package's name, for error messages
 */
export function registerNavbarItemType(type: NavbarItemType, by: string): void {
  const known = registrations.some(
    (other) =>
      other.by === by && other.type.name === type.name && other.type.component === type.component,
  );
  if (!known) {
    registrations.push({type, by});
  }
}

function checkName(name: string, by: string): void {
  if (!/^[a-z][\w-]*$/i.test(name)) {
    throw new NavbarItemsError(
      `${by} registers the navbar item type "${name}": a name is a letter, then letters, digits and hyphens.`,
    );
  }
  if (isBuiltInType(name)) {
    throw new NavbarItemsError(
      `${by} registers the navbar item type "${name}", which is one of Docusaurus' own. Choose another name.`,
    );
  }
}

function checkComponent({name, component}: NavbarItemType, by: string, siteDir: string): void {
  const file = component.replace(/^@site/, siteDir);
  if (!path.isAbsolute(file)) {
    return; // A package's module: webpack resolves it, with the package's own exports.
  }
  const candidates = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.js'];
  if (!candidates.some((ending) => fs.existsSync(file + ending))) {
    throw new NavbarItemsError(
      `${by} registers the navbar item type "${name}" with a component that does not exist: ${component}`,
    );
  }
}

/**
 * All registered types: those of the theme's `types` option and those that plugins registered.
 *
 * @param siteTypes the `types` option
 * @param siteDir folder that `@site` stands for
 * @throws NavbarItemsError for a bad or doubly used name, naming both registrants, and for a missing component.
 */
export function collectItemTypes(
  siteTypes: readonly NavbarItemType[],
  siteDir: string,
): NavbarItemType[] {
  const all = [...siteTypes.map((type) => ({type, by: 'The site'})), ...registrations];
  const registrantOf = new Map<string, string>();
  for (const {type, by} of all) {
    checkName(type.name, by);
    checkComponent(type, by, siteDir);
    const other = registrantOf.get(type.name);
    if (other) {
      throw new NavbarItemsError(
        `The navbar item type "${type.name}" is registered twice: by ${other} and by ${by}.`,
      );
    }
    registrantOf.set(type.name, by);
  }
  return all.map(({type}) => type);
}
