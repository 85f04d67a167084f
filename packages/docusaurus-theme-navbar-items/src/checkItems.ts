import {checkFields, checkGroups, checkValue, suggestion} from './checkFields';
import {configuredItems, isObject, listFields, nameOfType} from './items';
import type {ConfiguredItem, Item} from './items';
import type {Field, NavbarItemType} from './types';

type BuiltInType = {
  /** Groups of fields, of each of which an item needs exactly one. */
  groups: string[][];
  /** Whether an item needs a text, as `label` or `html`. */
  needsText?: true;
  /** Whether the type is not allowed in a dropdown. */
  isTopLevel?: true;
  /** The only fields that theme-classic accepts in the navbar. @default any field, which becomes an attribute of the link */
  fields?: string[];
};

/**
 * The built-in item types of theme-classic 2.4.3 and 3.10.
 *
 * theme-classic validates the values in the navbar. It does not validate these items in the footer, and it reports every error in
 * the footer as a conflict between rows and columns.
 */
const builtInTypes: Record<string, BuiltInType> = {
  default: {groups: [['to', 'href']], needsText: true},
  dropdown: {groups: [['items']], needsText: true, isTopLevel: true},
  search: {groups: [], isTopLevel: true, fields: ['type', 'className', 'position']},
  html: {groups: [['value']], fields: ['type', 'value', 'className', 'position']},
  doc: {groups: [['docId']]},
  docSidebar: {groups: [['sidebarId']]},
  docsVersion: {groups: []},
  docsVersionDropdown: {groups: [], isTopLevel: true},
  localeDropdown: {groups: [], isTopLevel: true},
};

export const builtInTypeNames = Object.keys(builtInTypes);

/** The fields of built-in types, by type of their values. */
const fieldNames: Partial<Record<Field['type'], string>> = {
  string:
    'label html className to href activeBasePath activeBaseRegex value docId sidebarId docsPluginId queryString',
  boolean: 'prependBaseUrlToHref dropdownActiveClassDisabled',
  items: listFields.join(' '),
  any: 'versions',
};

const text: Field = {type: 'string'};
const position: Field = {type: 'string', oneOf: ['left', 'right']};

/** Fields of the built-in types. theme-classic accepts any other field as an attribute of the link, misspelled fields included. */
const builtInFields: Record<string, Field> = {
  position,
  ...Object.fromEntries(
    Object.entries(fieldNames).flatMap(([type, names]) =>
      names.split(' ').map((name): [string, Field] => [name, {type: type as Field['type']}]),
    ),
  ),
};

function checkBuiltInField(
  name: string,
  value: unknown,
  {fields: allowed}: BuiltInType,
  {menu, isNested}: ConfiguredItem,
): string[] {
  if (name === 'position' && menu === 'navbar' && isNested) {
    return ['"position" is not allowed in a dropdown.'];
  }
  if (allowed && menu === 'navbar' && !allowed.includes(name)) {
    return [`unknown field "${name}".${suggestion(name, allowed)} Allowed: ${allowed.join(', ')}.`];
  }
  const field = builtInFields[name];
  if (field || name === 'type') {
    return field ? checkValue(name, value, field) : [];
  }
  const nearest = suggestion(name, Object.keys(builtInFields));
  return nearest ? [`unknown field "${name}".${nearest}`] : [];
}

/** The groups of fields of which an item of a built-in type needs exactly one, in the navbar or footer. */
function requiredGroups(name: string, type: BuiltInType, {menu, isNested}: ConfiguredItem) {
  const {groups, needsText} = type;
  if (menu === 'navbar') {
    return needsText ? [['label', 'html'], ...groups] : groups;
  }
  if (isNested) {
    return needsText ? [['label'], ...groups] : groups;
  }
  if (name === 'default') {
    return [
      ['label', 'html'],
      ['to', 'href', 'html'],
    ];
  }
  return name === 'html' ? groups : [['label'], ...groups];
}

function checkBuiltIn(name: string, type: BuiltInType, configured: ConfiguredItem): string[] {
  const {item, isNested} = configured;
  if (isNested && type.isTopLevel) {
    return ['this type is not allowed in a dropdown.'];
  }
  return [
    ...Object.entries(item).flatMap(([field, value]) =>
      value === undefined ? [] : checkBuiltInField(field, value, type, configured),
    ),
    ...checkGroups(item, requiredGroups(name, type, configured)),
  ];
}

const requiredText: Field = {type: 'string', required: true};

function checkRegistered(type: NavbarItemType, {item, menu, isNested}: ConfiguredItem): string[] {
  const problems: string[] = [];
  const variant = menu === 'footer' ? 'footer' : isNested ? 'dropdown' : 'desktop';
  if (typeof type.component === 'object' && !type.component[variant]) {
    problems.push(`this type has no component for a ${variant}.`);
  }
  const values: Record<string, unknown> = {...type.defaults, ...item};
  delete values.type;
  if (!type.fields) {
    return [...problems, ...checkFields({label: values.label}, {fields: {label: requiredText}})];
  }
  const fields: Record<string, Field> = {label: requiredText, ...type.fields, className: text};
  if (menu === 'navbar' && !isNested) {
    fields.position = position;
  }
  return [...problems, ...checkFields(values, {fields, exactlyOneOf: type.exactlyOneOf})];
}

function typeOf(item: Item): string {
  if (item.type === undefined || item.type === 'default') {
    return 'items' in item ? 'dropdown' : 'default';
  }
  return nameOfType(String(item.type));
}

function checkItem(
  configured: ConfiguredItem,
  types: ReadonlyMap<string, NavbarItemType> | undefined,
  invalidNames: readonly string[],
): string[] {
  const {item, configPath} = configured;
  if (!isObject(item)) {
    return [`${configPath}: an item must be an object, but this is ${JSON.stringify(item)}.`];
  }
  const name = typeOf(item);
  const type = types?.get(name);
  const withName = (problem: string) => `${configPath} (${name}): ${problem}`;
  const builtIn = builtInTypes[name];
  if (builtIn) {
    return checkBuiltIn(name, builtIn, configured).map(withName);
  }
  if (type) {
    return checkRegistered(type, configured).map(withName);
  }
  if (!types || invalidNames.includes(name)) {
    return [];
  }
  const allowed = [...builtInTypeNames, ...types.keys()];
  return [
    `${configPath}: unknown type "${name}".${suggestion(name, allowed)} Allowed: ${allowed.join(', ')}.`,
  ];
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
  const typesByName = types && new Map(types.map((type) => [type.name, type]));
  return configuredItems(themeConfig).flatMap((item) => checkItem(item, typesByName, invalidNames));
}
