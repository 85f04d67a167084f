import {checkFields, checkGroups, checkValue, didYouMean, suggestion} from './checkFields';
import {configuredItems, isObject, listFields, nameOfType} from './items';
import type {ConfiguredItem, Item} from './items';
import type {Field, NavbarItemType} from './types';

/**
 * The built-in item types of theme-classic 2.4.3 and 3.10, with the groups of fields of which an item needs exactly one.
 *
 * theme-classic validates the values in the navbar. It does not validate these items in the footer, and it reports every error in
 * the footer as a conflict between rows and columns.
 */
const builtInTypes = {
  default: [['to', 'href']],
  dropdown: [['items']],
  search: [],
  html: [['value']],
  doc: [['docId']],
  docSidebar: [['sidebarId']],
  docsVersion: [],
  docsVersionDropdown: [],
  localeDropdown: [],
} satisfies Record<string, string[][]>;

type BuiltInType = keyof typeof builtInTypes;

export const builtInTypeNames = Object.keys(builtInTypes);

export function isBuiltInType(type: string): type is BuiltInType {
  return builtInTypeNames.includes(type);
}

const notInDropdowns: readonly string[] = [
  'dropdown',
  'search',
  'docsVersionDropdown',
  'localeDropdown',
];

const text: Field = {type: 'string'};
const flag: Field = {type: 'boolean'};
const list: Field = {type: 'items'};

/** Fields of the built-in types. theme-classic accepts any other field as an attribute of the link, misspelled fields included. */
const builtInFields: Record<string, Field> = {
  label: text,
  html: text,
  position: {type: 'string', oneOf: ['left', 'right']},
  className: text,
  to: text,
  href: text,
  prependBaseUrlToHref: flag,
  activeBasePath: text,
  activeBaseRegex: text,
  value: text,
  docId: text,
  sidebarId: text,
  docsPluginId: text,
  versions: {type: 'any'},
  dropdownActiveClassDisabled: flag,
  queryString: text,
  ...Object.fromEntries(listFields.map((name) => [name, list])),
};

/** Built-in types that are not links: theme-classic accepts no other fields. */
const strictFields: Partial<Record<BuiltInType, string[]>> = {
  html: ['type', 'value', 'className', 'position'],
  search: ['type', 'className', 'position'],
};

function checkBuiltInFields(type: BuiltInType, {item, menu, isNested}: ConfiguredItem): string[] {
  const allowed = menu === 'navbar' ? strictFields[type] : undefined;
  return Object.entries(item).flatMap(([name, value]) => {
    if (value === undefined) {
      return [];
    }
    if (name === 'position' && menu === 'navbar' && isNested) {
      return ['"position" is not allowed in a dropdown.'];
    }
    if (allowed && !allowed.includes(name)) {
      return [
        `unknown field "${name}".${suggestion(name, allowed)} Allowed: ${allowed.join(', ')}.`,
      ];
    }
    const field = builtInFields[name];
    if (field) {
      return checkValue(name, value, field);
    }
    const nearest = didYouMean(name, Object.keys(builtInFields));
    return nearest ? [`unknown field "${name}". Did you mean "${nearest}"?`] : [];
  });
}

/** The groups of fields of which an item of a built-in type needs exactly one, in the navbar or footer. */
function requiredGroups(type: BuiltInType, {menu, isNested}: ConfiguredItem): readonly string[][] {
  const groups: readonly string[][] = builtInTypes[type];
  const needsText = type === 'default' || type === 'dropdown';
  if (menu === 'navbar') {
    return needsText ? [['label', 'html'], ...groups] : groups;
  }
  if (isNested) {
    return needsText ? [['label'], ...groups] : groups;
  }
  if (type === 'default') {
    return [
      ['label', 'html'],
      ['to', 'href', 'html'],
    ];
  }
  return type === 'html' ? groups : [['label'], ...groups];
}

function checkBuiltIn(type: BuiltInType, configured: ConfiguredItem): string[] {
  const {item, isNested} = configured;
  if (isNested && notInDropdowns.includes(type)) {
    return ['this type is not allowed in a dropdown.'];
  }
  return [
    ...checkBuiltInFields(type, configured),
    ...checkGroups(item, requiredGroups(type, configured)),
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
    fields.position = {type: 'string', oneOf: ['left', 'right']};
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
  if (isBuiltInType(name)) {
    return checkBuiltIn(name, configured).map(withName);
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
