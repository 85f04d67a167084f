import {builtInTypeNames, builtInTypes, isBuiltInType} from './builtInTypes';
import {checkFields} from './checkFields';
import {nameOfType} from './customType';
import {suggestion} from './didYouMean';
import {itemLists} from './itemLists';
import type {Field, ItemRules, NavbarItemType} from './itemType';

type Item = {readonly [field: string]: unknown};

/** Where an item stands. */
type Place = {menu: 'navbar' | 'footer'; isNested: boolean};

type Types = ReadonlyMap<string, NavbarItemType>;

const text: Field = {type: 'string'};
const requiredText: Field = {type: 'string', required: true};

function without<Value>(object: Readonly<Record<string, Value>>, name: string) {
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
}

function typeOf(item: Item): string {
  if (item.type === undefined || item.type === 'default') {
    return 'items' in item ? 'dropdown' : 'default';
  }
  return nameOfType(String(item.type));
}

/** A type's fields and those that every item of its place has. */
function fieldsOf(rules: ItemRules, {menu, isNested}: Place): Record<string, Field> {
  const fields: Record<string, Field> = {...rules.fields, className: text};
  if (menu === 'navbar' && !isNested) {
    fields.position = {type: 'string', oneOf: ['left', 'right']};
  }
  return fields;
}

function checkBuiltIn(item: Item, name: keyof typeof builtInTypes, place: Place): string[] {
  const rules: ItemRules = builtInTypes[name];
  if (place.isNested && rules.isDropdown) {
    return ['an item of this type cannot stand in a dropdown.'];
  }
  const fields = fieldsOf(rules, place);
  if (place.menu === 'navbar' || name === 'html') {
    return checkFields(item, {...rules, fields});
  }
  // theme-classic's footer asks for a label, and shows no HTML beside a link.
  const footerFields = without(fields, 'html');
  const exactlyOneOf = rules.exactlyOneOf?.filter((group) => !group.includes('html'));
  return checkFields(item, {
    ...rules,
    exactlyOneOf,
    fields: {label: requiredText, ...footerFields, ...(!place.isNested && {label: requiredText})},
  });
}

function checkRegistered(item: Item, type: NavbarItemType, place: Place): string[] {
  const problems: string[] = [];
  const variant = place.menu === 'footer' ? 'footer' : 'dropdown';
  const needsVariant = place.menu === 'footer' || place.isNested;
  if (needsVariant && typeof type.component === 'object' && !type.component[variant]) {
    problems.push(`this type has no component for a ${variant}.`);
  }
  const values = {...type.defaults, ...item};
  if (!type.fields) {
    return [...problems, ...checkFields({label: values.label}, {fields: {label: requiredText}})];
  }
  const fields = fieldsOf({fields: {label: requiredText, ...type.fields}}, place);
  return [...problems, ...checkFields(values, {fields, exactlyOneOf: type.exactlyOneOf})];
}

function checkItem(item: Item, position: string, place: Place, types?: Types): string[] {
  const name = typeOf(item);
  const fields = without(item, 'type');
  if (isBuiltInType(name)) {
    return checkBuiltIn(fields, name, place).map((problem) => `${position} (${name}): ${problem}`);
  }
  if (!types) {
    return [];
  }
  const type = types.get(name);
  if (type) {
    return checkRegistered(fields, type, place).map(
      (problem) => `${position} (${name}): ${problem}`,
    );
  }
  const allowed = [...builtInTypeNames, ...Array.from(types.keys())];
  return [
    `${position}: unknown type "${name}".${suggestion(name, allowed)} Allowed: ${allowed.join(', ')}.`,
  ];
}

/**
 * Checks a list of items, and the lists inside them.
 *
 * @param where the list's position, as in `themeConfig.navbar.items`
 * @param place where the list stands
 * @param types the registered types by name; without them, items that are not of Docusaurus' own types are let through, as long as
 * not every plugin has had its turn to register
 * @returns a line for each mistake, with the position and type of the item
 */
export function checkItems(
  items: readonly unknown[],
  where: string,
  place: Place,
  types?: Types,
): string[] {
  return items.flatMap((item, index) => {
    const position = `${where}[${index}]`;
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
      return [`${position}: an item is an object, and this is ${JSON.stringify(item)}.`];
    }
    const nested = itemLists(item as Item).flatMap(([name, list]) =>
      checkItems(list, `${position}.${name}`, {...place, isNested: true}, types),
    );
    return [...checkItem(item as Item, position, place, types), ...nested];
  });
}
