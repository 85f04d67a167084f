import type {LoadContext} from '@docusaurus/types';
import {checkFields, fieldTypes} from './checkFields';
import {builtInTypeNames} from './checkItems';
import {isObject, toCustomType} from './items';
import type {Field, NavbarItemType} from './types';

type Registration = {type: NavbarItemType; registrant: string};

// Plugins can have their own copy of this package: the global property makes all copies share one store. Docusaurus creates a new
// context for each load of the site, so a reload starts with an empty registry.
const key = Symbol.for('docusaurus-theme-navbar-items/registrations');
const store = globalThis as {[key]?: WeakMap<LoadContext, Registration[]>};
const registrations = (store[key] ??= new WeakMap());

/**
 * Registers an item type from a plugin or a theme. Call it in the plugin function: the theme collects the types after all plugins
 * are created.
 *
 * @param context the context that Docusaurus passes to the plugin
 * @param registrant the name of the plugin, for error messages
 */
export function registerNavbarItemType(
  context: LoadContext,
  type: NavbarItemType,
  registrant: string,
): void {
  registrations.set(context, [...(registrations.get(context) ?? []), {type, registrant}]);
}

const extensions = ['.mjs', '.js', '.jsx', '.ts', '.tsx'];
const endings = ['', ...extensions, ...extensions.map((extension) => `/index${extension}`)];

/** Whether the module of a component exists. */
function componentExists(component: string, siteDir: string): boolean {
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
  type: {type: 'string', required: true, oneOf: Object.keys(fieldTypes)},
  required: {type: 'boolean'},
  oneOf: {type: 'array'},
};

function checkComponent(component: unknown, siteDir: string): string[] {
  if (typeof component !== 'string') {
    return ['"component" must be a module, for example "@site/src/components/Badge".'];
  }
  const isRelative = component.startsWith('.');
  // Only webpack knows the theme aliases.
  if (component.startsWith('@theme/') || (!isRelative && componentExists(component, siteDir))) {
    return [];
  }
  const hint = isRelative ? ' Use "@site/…" or an absolute path.' : '';
  return [`the component "${component}" does not exist.${hint}`];
}

function checkFieldDefinition(name: string, field: unknown): string[] {
  if (!isObject(field)) {
    return ["a field must be an object, for example {type: 'string'}."];
  }
  return field.type === 'items' && name !== 'items'
    ? ['only the field "items" can have the type "items".']
    : checkFields(field, {fields: fieldFields});
}

function checkType(type: unknown, siteDir: string): string[] {
  if (!isObject(type)) {
    return [`a navbar item type must be an object, but this is ${JSON.stringify(type)}.`];
  }
  const {name, component, fields, exactlyOneOf} = type;
  const problems = checkFields(type, {fields: typeFields});
  if (typeof name === 'string' && !/^[a-z][\w-]*$/i.test(name)) {
    problems.push('a name starts with a letter and contains only letters, digits, "-" and "_".');
  }
  if (builtInTypeNames.includes(name as string)) {
    problems.push(`this is a built-in type (${builtInTypeNames.join(', ')}). Choose another name.`);
  }
  if (Array.isArray(exactlyOneOf) && !exactlyOneOf.every(Array.isArray)) {
    problems.push('"exactlyOneOf" must be an array of groups, for example [["to", "href"]].');
  }
  problems.push(...checkComponent(component, siteDir));
  for (const [field, definition] of Object.entries(isObject(fields) ? fields : {})) {
    const found = checkFieldDefinition(field, definition);
    problems.push(...found.map((problem) => `fields.${field}: ${problem}`));
  }
  return problems;
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
  const ofSite = siteTypes.map((type) => ({type, registrant: 'the site'}));
  for (const {type, registrant} of [...ofSite, ...(registrations.get(context) ?? [])]) {
    const name: string | undefined = type?.name;
    const ownProblems = checkType(type, context.siteDir);
    const place = `The navbar item type "${name}" of ${registrant}`;
    problems.push(...ownProblems.map((problem) => `${place}: ${problem}`));
    if (typeof name !== 'string') {
      continue;
    }
    const other = registrants.get(name);
    if (other) {
      const names = other === registrant ? ` by ${other}` : `: by ${other} and by ${registrant}`;
      problems.push(`The navbar item type "${name}" is registered twice${names}.`);
    }
    registrants.set(name, registrant);
    if (ownProblems.length > 0) {
      invalidNames.push(name);
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
    ({component}, index) => `import component${index} from ${JSON.stringify(component)};`,
  );
  const entries = types.map(({name, defaults = {}}, index) => {
    const value = `{component: component${index}, defaults: ${JSON.stringify(defaults)}}`;
    return `  ${JSON.stringify(toCustomType(name))}: ${value},`;
  });
  return [...imports, 'export default {', ...entries, '};', ''].join('\n');
}
