import {checkFields, suggestion, type Schema} from './checkFields';
import {configuredItems, isObject, listFields, nameOfType} from './items';
import type {ConfiguredItem, Item} from './items';
import type {Field, NavbarItemType} from './types';

type BuiltInType = Pick<NavbarItemType, 'exactlyOneOf'> & {
  /** The fields of the type itself. */
  fields?: Record<string, Field>;
  /** Whether a dropdown can contain the type. @default false */
  isNestable?: boolean;
  /** Whether it has the fields of a link, and any other attribute of a link. @default true */
  isLink?: boolean;
};

const text = ['label', 'html'];
const target = ['to', 'href'];
const string: Field = {type: 'string'};
const required: Field = {type: 'string', required: true};
const position: Field = {type: 'string', oneOf: ['left', 'right']};
const commonFields = {className: string, position};

/** The built-in item types of theme-classic 2.4.3 and 3.10, which reports errors in the footer as a conflict of rows and columns. */
const builtInTypes = new Map<string, BuiltInType>([
  ['default', {exactlyOneOf: [text, target], isNestable: true}],
  ['dropdown', {exactlyOneOf: [text], fields: {items: {type: 'items', required: true}}}],
  ['search', {isLink: false}],
  ['html', {fields: {value: required}, isNestable: true, isLink: false}],
  ['doc', {fields: {docId: required}, isNestable: true}],
  ['docSidebar', {fields: {sidebarId: required}, isNestable: true}],
  ['docsVersion', {isNestable: true}],
  ['docsVersionDropdown', {}],
  ['localeDropdown', {}],
]);

export const builtInTypeNames = Array.from(builtInTypes.keys());

const fieldsOf = (names: readonly string[], field: Field): Record<string, Field> =>
  Object.fromEntries(names.map((name) => [name, field]));

/** Fields of links. theme-classic accepts any other field as an attribute of the link, misspelled fields included. */
const linkFields: Record<string, Field> = {
  ...fieldsOf(['label', 'html', 'to', 'href', 'activeBasePath', 'activeBaseRegex'], string),
  ...fieldsOf(['docsPluginId', 'queryString'], string),
  ...fieldsOf(['prependBaseUrlToHref', 'dropdownActiveClassDisabled'], {type: 'boolean'}),
  ...fieldsOf(listFields, {type: 'items'}),
  versions: {type: 'any'},
};

/** The fields of a built-in type in the navbar or in the footer. */
function builtInSchema(name: string, type: BuiltInType, {menu, isNested}: ConfiguredItem): Schema {
  const {isLink: isOpen = true, exactlyOneOf = []} = type;
  const fields = {type: string, ...(isOpen && linkFields), ...type.fields, ...commonFields};
  if (menu === 'navbar') {
    return {fields, exactlyOneOf, isOpen};
  }
  if (name === 'default' && !isNested) {
    return {fields, exactlyOneOf: [text, [...target, 'html']], isOpen};
  }
  // theme-classic translates the labels in the footer. The lists below them have no HTML.
  const needsLabel = isNested ? exactlyOneOf.includes(text) : name !== 'html';
  return {
    fields: needsLabel ? {...fields, label: required} : fields,
    exactlyOneOf: exactlyOneOf.filter((group) => group !== text),
    isOpen,
  };
}

function checkRegistered({fields, exactlyOneOf, defaults}: NavbarItemType, item: Item) {
  const values: Item = {...defaults, ...item, type: undefined};
  return fields
    ? checkFields(values, {fields: {label: required, ...fields, ...commonFields}, exactlyOneOf})
    : checkFields({label: values.label}, {fields: {label: required}});
}

function typeOf({type = 'default', ...fields}: Item): string {
  return type === 'default' && 'items' in fields ? 'dropdown' : nameOfType(String(type));
}

/**
 * Checks every item of the navbar and the footer.
 *
 * @param types the registered types. Without them, only items of built-in types are checked: plugins register their types later.
 * @param invalidNames names of registered types that are invalid themselves: their items are not checked
 * @returns one line per problem, with the position and the type of the item
 */
export function checkItems(
  themeConfig: Item,
  types?: readonly NavbarItemType[],
  invalidNames: readonly string[] = [],
): string[] {
  return configuredItems(themeConfig).flatMap((configured) => {
    const {item, configPath, menu, isNested} = configured;
    if (!isObject(item)) {
      return [`${configPath}: an item must be an object, but this is ${JSON.stringify(item)}.`];
    }
    const name = typeOf(item);
    const builtIn = builtInTypes.get(name);
    const registered = types?.find((type) => type.name === name);
    if (!builtIn && !registered) {
      const allowed = [...builtInTypeNames, ...(types ?? []).map((type) => type.name)];
      const hint = `${suggestion(name, allowed)} Allowed: ${allowed.join(', ')}.`;
      return !types || invalidNames.includes(name)
        ? []
        : [`${configPath}: unknown type "${name}".${hint}`];
    }
    if (isNested && builtIn && !builtIn.isNestable) {
      return [`${configPath} (${name}): this type is not allowed in a dropdown.`];
    }
    const isMisplaced = item.position !== undefined && (isNested || menu === 'footer');
    const fields = {...item, ...(isMisplaced && {position: undefined})};
    const place = isNested ? 'a dropdown' : 'the footer';
    const problems = [
      ...(isMisplaced ? [`"position" is not allowed in ${place}.`] : []),
      ...(builtIn ? checkFields(fields, builtInSchema(name, builtIn, configured)) : []),
      ...(registered ? checkRegistered(registered, fields) : []),
    ];
    return problems.map((problem) => `${configPath} (${name}): ${problem}`);
  });
}

/** What the theme reads of the global data of a docs plugin. */
type Version = {isLast: boolean; docs: {id: string}[]; draftIds: string[]; sidebars?: object};

/**
 * Checks that docs plugins, docs and sidebars exist. Docs outside the latest version do not: pages without a version link to them, too.
 *
 * @param plugins the global data of each docs plugin, by its id
 */
export function checkDocs(themeConfig: Item, plugins: Record<string, {versions: Version[]}> = {}) {
  return configuredItems(themeConfig).flatMap(({item, configPath}) => {
    const {type, docsPluginId = 'default', docId, sidebarId} = item as Item;
    if (!/^doc(Sidebar|sVersion|sVersionDropdown)?$/.test(String(type))) {
      return [];
    }
    const latest = plugins[String(docsPluginId)]?.versions.find(({isLast}) => isLast);
    const fields: Record<string, Field> = {
      docsPluginId: {type: 'string', oneOf: Object.keys(plugins)},
      docId: {type: 'string', oneOf: latest?.docs.map(({id}) => id).concat(latest.draftIds)},
      sidebarId: {type: 'string', oneOf: latest && Object.keys(latest.sidebars ?? {})},
    };
    const problems = checkFields({docsPluginId, docId, sidebarId}, {fields});
    return problems.map((problem) => `${configPath} (${type}): ${problem}`);
  });
}
