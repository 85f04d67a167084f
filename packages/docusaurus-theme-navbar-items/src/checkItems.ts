import {checkFields, suggestion, type Schema} from './checkFields';
import {configuredItems, isObject, listFields, nameOfType} from './items';
import type {ConfiguredItem, Item} from './items';
import type {Field, NavbarItemType} from './types';

type BuiltInType = {
  /** The groups of fields of which an item in the navbar needs exactly one. */
  groups: string[][];
  /** Whether a dropdown can contain the type. */
  isNestable: boolean;
  /** The fields in the navbar. @default all fields of the table, and any attribute of a link */
  only?: string[];
};

const text = ['label', 'html'];

/**
 * The built-in item types of theme-classic 2.4.3 and 3.10.
 *
 * theme-classic validates the values in the navbar. It does not validate these items in the footer, and it reports every error in
 * the footer as a conflict between rows and columns.
 */
const builtInTypes = new Map<string, BuiltInType>([
  ['default', {groups: [text, ['to', 'href']], isNestable: true}],
  ['dropdown', {groups: [text, ['items']], isNestable: false}],
  ['search', {groups: [], isNestable: false, only: ['type', 'className', 'position']}],
  [
    'html',
    {groups: [['value']], isNestable: true, only: ['type', 'value', 'className', 'position']},
  ],
  ['doc', {groups: [['docId']], isNestable: true}],
  ['docSidebar', {groups: [['sidebarId']], isNestable: true}],
  ['docsVersion', {groups: [], isNestable: true}],
  ['docsVersionDropdown', {groups: [], isNestable: false}],
  ['localeDropdown', {groups: [], isNestable: false}],
]);

export const builtInTypeNames = Array.from(builtInTypes.keys());

const string: Field = {type: 'string'};
const label: Field = {type: 'string', required: true};
const position: Field = {type: 'string', oneOf: ['left', 'right']};

/** Fields of the built-in types. theme-classic accepts any other field as an attribute of the link, misspelled fields included. */
const builtInFields: Record<string, Field> = {
  type: string,
  value: string,
  className: string,
  position,
  label: string,
  html: string,
  to: string,
  href: string,
  prependBaseUrlToHref: {type: 'boolean'},
  activeBasePath: string,
  activeBaseRegex: string,
  docId: string,
  sidebarId: string,
  docsPluginId: string,
  versions: {type: 'any'},
  dropdownActiveClassDisabled: {type: 'boolean'},
  queryString: string,
  ...Object.fromEntries(listFields.map((name) => [name, {type: 'items'}])),
};

/** The groups of fields of which an item of a built-in type needs exactly one, in the navbar or footer. */
function groupsOf(name: string, {groups}: BuiltInType, {menu, isNested}: ConfiguredItem) {
  if (menu === 'navbar') {
    return groups;
  }
  if (name === 'default' && !isNested) {
    return [text, ['to', 'href', 'html']];
  }
  const needsLabel = groups.includes(text) || (!isNested && name !== 'html');
  return [...(needsLabel ? [['label']] : []), ...groups.filter((group) => group !== text)];
}

function builtInSchema(name: string, type: BuiltInType, configured: ConfiguredItem): Schema {
  const only = configured.menu === 'navbar' ? type.only : undefined;
  const fields = Object.entries(builtInFields).filter(([field]) => !only || only.includes(field));
  return {
    fields: Object.fromEntries(fields),
    exactlyOneOf: groupsOf(name, type, configured),
    isOpen: !only,
  };
}

function registeredSchema(
  {fields, exactlyOneOf}: NavbarItemType,
  {menu, isNested}: ConfiguredItem,
): Schema {
  const hasPosition = menu === 'navbar' && !isNested;
  return {
    fields: {label, ...fields, className: string, ...(hasPosition && {position})},
    exactlyOneOf,
  };
}

function typeOf(item: Item): string {
  if (item.type === undefined || item.type === 'default') {
    return 'items' in item ? 'dropdown' : 'default';
  }
  return nameOfType(String(item.type));
}

function checkBuiltIn(
  name: string,
  type: BuiltInType,
  item: Item,
  configured: ConfiguredItem,
): string[] {
  if (!configured.isNested) {
    return checkFields(item, builtInSchema(name, type, configured));
  }
  if (!type.isNestable) {
    return ['this type is not allowed in a dropdown.'];
  }
  const {position: ownPosition, ...fields} = item;
  const isMisplaced = configured.menu === 'navbar' && ownPosition !== undefined;
  return [
    ...(isMisplaced ? ['"position" is not allowed in a dropdown.'] : []),
    ...checkFields(fields, builtInSchema(name, type, configured)),
  ];
}

function checkRegistered(type: NavbarItemType, item: Item, configured: ConfiguredItem): string[] {
  const values: Item = {...type.defaults, ...item, type: undefined};
  return type.fields
    ? checkFields(values, registeredSchema(type, configured))
    : checkFields({label: values.label}, {fields: {label}});
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
    const {item, configPath} = configured;
    if (!isObject(item)) {
      return [`${configPath}: an item must be an object, but this is ${JSON.stringify(item)}.`];
    }
    const name = typeOf(item);
    const withName = (problem: string) => `${configPath} (${name}): ${problem}`;
    const builtIn = builtInTypes.get(name);
    if (builtIn) {
      return checkBuiltIn(name, builtIn, item, configured).map(withName);
    }
    const type = types?.find((registered) => registered.name === name);
    if (type) {
      return checkRegistered(type, item, configured).map(withName);
    }
    if (!types || invalidNames.includes(name)) {
      return [];
    }
    const allowed = [...builtInTypeNames, ...types.map((registered) => registered.name)];
    return [
      `${configPath}: unknown type "${name}".${suggestion(name, allowed)} Allowed: ${allowed.join(', ')}.`,
    ];
  });
}
