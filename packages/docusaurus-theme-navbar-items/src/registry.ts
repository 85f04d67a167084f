import type {LoadContext} from '@docusaurus/types';
import {checkFields} from './checkFields';
import {builtInTypeNames} from './checkItems';
import {isObject, toCustomType} from './items';
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

const extensions = ['.mjs', '.js', '.jsx', '.ts', '.tsx'];
const endings = ['', ...extensions, ...extensions.map((extension) => `/index${extension}`)];

/** Whether the module of a component exists. Assumes that `@theme/…` exists, because only webpack knows the theme aliases. */
function componentExists(component: string, siteDir: string): boolean {
  if (component.startsWith('.') || component.startsWith('@theme/')) {
    return component.startsWith('@theme/');
  }
  const file = component.replace(/^@site(?=\/)/, siteDir);
  return endings.some((ending) => {
    try {
      require.resolve(file + ending, {paths: [siteDir]});
      return true;
    } catch (error) {
      // A package can export a module to bundlers only. If it does not exist, webpack reports it.
      return (error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND';
    }
  });
}

const typeFields: Record<keyof NavbarItemType, Field> = {
  name: {type: 'string', required: true},
  component: {type: 'any'},
  fields: {type: 'object'},
  exactlyOneOf: {type: 'array'},
  defaults: {type: 'object'},
};

const fieldFields: Record<keyof Field, Field> = {
  type: {
    type: 'string',
    required: true,
    oneOf: ['string', 'number', 'boolean', 'array', 'object', 'items', 'any'],
  },
  required: {type: 'boolean'},
  oneOf: {type: 'array'},
};

function checkComponent(component: unknown, siteDir: string): string[] {
  if (typeof component !== 'string') {
    return ['"component" must be a module, for example "@site/src/components/Badge".'];
  }
  if (componentExists(component, siteDir)) {
    return [];
  }
  const hint = component.startsWith('.') ? ' Use "@site/…" or an absolute path.' : '';
  return [`the component "${component}" does not exist.${hint}`];
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
  if (builtInTypeNames.includes(type.name)) {
    problems.push(`this is a built-in type (${builtInTypeNames.join(', ')}). Choose another name.`);
  }
  if (Array.isArray(type.exactlyOneOf) && !type.exactlyOneOf.every(Array.isArray)) {
    problems.push('"exactlyOneOf" must be an array of groups, for example [["to", "href"]].');
  }
  problems.push(...checkComponent(type.component, siteDir));
  if (isObject(type.fields)) {
    problems.push(...checkFieldDefinitions(type.fields));
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

/**
 * The source of the generated ES module `registry.js`. Its default export maps each registered type, with the prefix, to its
 * component and its defaults.
 */
export function registryModule(types: readonly NavbarItemType[]): string {
  const imports = types.map(
    ({component}, index) => `import component${index} from ${JSON.stringify(component)};\n`,
  );
  const entries = types.map(({name, defaults = {}}, index) => {
    const value = `{component: component${index}, defaults: ${JSON.stringify(defaults)}}`;
    return `  ${JSON.stringify(toCustomType(name))}: ${value},\n`;
  });
  return `${imports.join('')}export default {\n${entries.join('')}};\n`;
}
