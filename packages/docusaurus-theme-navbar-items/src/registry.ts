import fs from 'fs';
import type {LoadContext} from '@docusaurus/types';
import {checkFields, expected} from './checkFields';
import {builtInTypeNames} from './checkItems';
import {isObject} from './items';
import type {Field, NavbarItemType} from './types';

type Registration = {type: NavbarItemType; registrant: string};

// Plugins can have their own copy of this package: the global property makes all copies share one store. Docusaurus creates a new
// context for each load of the site, so a reload starts with an empty registry.
const key = Symbol.for('docusaurus-theme-navbar-items/registrations');
const store = globalThis as {[key]?: WeakMap<object, Registration[]>};

function registrationsOf(context: LoadContext): Registration[] {
  const all = (store[key] ??= new WeakMap());
  const registrations = all.get(context) ?? [];
  all.set(context, registrations);
  return registrations;
}

/**
 * Registers an item type from a plugin or a theme. Call it in the plugin function: the theme collects the types after all plugins
 * are created.
 *
 * @param context the context that Docusaurus passes to the plugin
 * @param type the item type
 * @param registrant the name of the plugin, for error messages
 * @example
 * module.exports = function starCounterPlugin(context) {
 *   registerNavbarItemType(context, {name: 'starCounter', component: require.resolve('./StarCounter')}, 'star-counter');
 *   return {name: 'star-counter'};
 * };
 */
export function registerNavbarItemType(
  context: LoadContext,
  type: NavbarItemType,
  registrant: string,
): void {
  registrationsOf(context).push({type, registrant});
}

// The order of `resolve.extensions` in the webpack configuration of Docusaurus.
const extensions = ['.mjs', '.js', '.jsx', '.ts', '.tsx'];
const endings = ['', ...extensions, ...extensions.map((extension) => `/index${extension}`)];

const isFile = (file: string) => fs.statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;

/** Whether the module of a component exists. Modules of packages and theme aliases are resolved by webpack, which reports them. */
function componentExists(component: string, siteDir: string): boolean {
  const file = component.replace(/^@site(?=\/)/, siteDir);
  return !/^[./]|^[a-z]:/i.test(file) || endings.some((ending) => isFile(file + ending));
}

const typeFields: Record<keyof NavbarItemType, Field> = {
  name: {type: 'string', required: true},
  component: {type: 'any', required: true},
  fields: {type: 'object'},
  exactlyOneOf: {type: 'array'},
  defaults: {type: 'object'},
};

const componentFields: Record<string, Field> = {
  desktop: {type: 'string', required: true},
  mobile: {type: 'string', required: true},
  dropdown: {type: 'string'},
  footer: {type: 'string'},
};

const fieldFields: Record<keyof Field, Field> = {
  type: {type: 'string', required: true, oneOf: Object.keys(expected)},
  required: {type: 'boolean'},
  oneOf: {type: 'array'},
};

function checkComponent(component: unknown, siteDir: string): string[] {
  if (typeof component !== 'string' && !isObject(component)) {
    return ['"component" must be a module, or an object with modules for "desktop" and "mobile".'];
  }
  const problems = isObject(component)
    ? checkFields(component, {fields: componentFields}).map((problem) => `component: ${problem}`)
    : [];
  const modules = isObject(component) ? Object.values(component) : [component];
  const missing = modules.filter(
    (file): file is string => typeof file === 'string' && !componentExists(file, siteDir),
  );
  return [
    ...problems,
    ...missing.map((file) => {
      const hint = file.startsWith('.') ? ' Use "@site/…" or an absolute path.' : '';
      return `the component "${file}" does not exist.${hint}`;
    }),
  ];
}

function checkFieldDefinitions(fields: Record<string, unknown>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isObject(field)) {
      return [`fields.${name}: a field must be an object, for example {type: 'string'}.`];
    }
    const problems = checkFields(field, {fields: fieldFields});
    if (field.type === 'items' && name !== 'items') {
      problems.push('only the field "items" can have the type "items".');
    }
    return problems.map((problem) => `fields.${name}: ${problem}`);
  });
}

/** Checks that the groups and the defaults use declared fields. */
function checkFieldReferences(
  {exactlyOneOf, defaults}: Record<string, unknown>,
  fields: Record<string, Field>,
): string[] {
  const known: Record<string, Field> = {label: {type: 'string'}, className: {type: 'string'}};
  for (const [name, field] of Object.entries(fields)) {
    known[name] = {...field, required: false};
  }
  const groups = Array.isArray(exactlyOneOf) ? exactlyOneOf.flat() : [];
  const problems = isObject(defaults) ? checkFields(defaults, {fields: known}) : [];
  return [
    ...groups
      .filter((name) => !(String(name) in known))
      .map((name) => `exactlyOneOf: "${name}" is not a field.`),
    ...problems.map((problem) => `defaults: ${problem}`),
  ];
}

function checkType({type, registrant}: Registration, siteDir: string): string[] {
  if (!isObject(type)) {
    return [
      `${registrant}: a navbar item type must be an object, but this is ${JSON.stringify(type)}.`,
    ];
  }
  const problems = checkFields(type, {fields: typeFields});
  if (typeof type.name === 'string' && !/^[a-z][\w-]*$/i.test(type.name)) {
    problems.push('a name starts with a letter and contains only letters, digits, "-" and "_".');
  }
  if (typeof type.name === 'string' && builtInTypeNames.includes(type.name)) {
    problems.push(`this is a built-in type (${builtInTypeNames.join(', ')}). Choose another name.`);
  }
  if (type.component !== undefined) {
    problems.push(...checkComponent(type.component, siteDir));
  }
  if (isObject(type.fields)) {
    const definitions = checkFieldDefinitions(type.fields);
    problems.push(
      ...(definitions.length > 0 ? definitions : checkFieldReferences(type, type.fields)),
    );
  }
  return problems.map((problem) => `${registrant}, navbar item type "${type.name}": ${problem}`);
}

/**
 * All registered types: those of the theme's `types` option and those of plugins.
 *
 * @param siteTypes the `types` option
 * @returns `types`, the valid ones; `invalidNames`, the names of the others; and `problems`, one line each: a built-in name, a name
 * that is registered twice, a component that does not exist, an invalid field
 */
export function collectItemTypes(
  context: LoadContext,
  siteTypes: readonly NavbarItemType[],
): {types: NavbarItemType[]; invalidNames: string[]; problems: string[]} {
  const types: NavbarItemType[] = [];
  const invalidNames: string[] = [];
  const problems: string[] = [];
  const registrants = new Map<string, string>();
  const all: Registration[] = [
    ...siteTypes.map((type) => ({type, registrant: 'The site'})),
    ...registrationsOf(context),
  ];
  for (const registration of all) {
    const {type, registrant} = registration;
    const ownProblems = checkType(registration, context.siteDir);
    problems.push(...ownProblems);
    if (typeof type?.name !== 'string') {
      continue;
    }
    const other = registrants.get(type.name);
    if (other) {
      problems.push(
        `The navbar item type "${type.name}" is registered twice: by ${other} and by ${registrant}.`,
      );
    }
    registrants.set(type.name, registrant);
    if (ownProblems.length > 0) {
      invalidNames.push(type.name);
    } else {
      types.push(type);
    }
  }
  return {types, invalidNames, problems};
}
