import {isObject, type Item} from './items';
import type {Field, NavbarItemType} from './types';

/**
 * @param problems one line each, with the position and the fix
 * @throws NavbarItemsError if there are problems
 */
export function throwProblems(problems: readonly string[]): void {
  if (problems.length === 0) {
    return;
  }
  const error = new Error(problems.join('\n'));
  error.name = 'NavbarItemsError';
  // Docusaurus prints the stack. All frames are in this package and do not help.
  error.stack = `${error.name}: ${error.message}`;
  throw error;
}

/** Whether a number of edits (insert, delete, replace, swap of neighbors) is enough to turn one string into the other. */
function isWithin(edits: number, from: string, to: string): boolean {
  if (edits < 0 || from === to) {
    return edits >= 0;
  }
  if (from[0] === to[0]) {
    return isWithin(edits, from.slice(1), to.slice(1));
  }
  const isSwap = from.length > 1 && from[0] === to[1] && from[1] === to[0];
  return (
    isWithin(edits - 1, from.slice(1), to) ||
    isWithin(edits - 1, from, to.slice(1)) ||
    isWithin(edits - 1, from.slice(1), to.slice(1)) ||
    (isSwap && isWithin(edits - 1, from.slice(2), to.slice(2)))
  );
}

/**
 * Suggests the allowed name nearest to a misspelled one. Ignores case. A name with fewer than six characters can differ in one edit,
 * and a longer one in two: a more distant name is rarely the one that was meant.
 *
 * @returns ` Did you mean "docSidebar"?`, or an empty string if no allowed name is similar
 */
export function suggestion(name: string, allowed: readonly string[]): string {
  const limits = [0, 1, 2].filter((limit) => limit <= name.length / 3);
  const nearest = limits
    .map((limit) =>
      allowed.find((other) => isWithin(limit, name.toLowerCase(), other.toLowerCase())),
    )
    .find((found) => found !== undefined);
  return nearest ? ` Did you mean "${nearest}"?` : '';
}

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

const expected: Record<Field['type'], string> = {
  any: 'any value',
  array: 'an array',
  boolean: 'true or false',
  items: 'an array of items',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

function isOfType(value: unknown, type: Field['type']): boolean {
  if (type === 'array' || type === 'items') {
    return Array.isArray(value);
  }
  return type === 'object' ? isObject(value) : type === 'any' || typeof value === type;
}

/** Checks the value of a field: its type, the allowed values, and that a string is not empty. */
function checkValue(name: string, value: unknown, field: Field): string[] {
  const but = `but is ${JSON.stringify(value)}.`;
  if (field.oneOf && !field.oneOf.includes(value as string)) {
    const nearest = typeof value === 'string' ? suggestion(value, field.oneOf) : '';
    return [`"${name}" must be one of ${quoted(field.oneOf)}, ${but}${nearest}`];
  }
  if (!isOfType(value, field.type)) {
    return [`"${name}" must be ${expected[field.type]}, ${but}`];
  }
  return field.type === 'string' && value === '' ? [`"${name}" must not be empty.`] : [];
}

/** Checks that an item has exactly one field of each group. */
function checkGroups(item: Item, groups: readonly (readonly string[])[]): string[] {
  return groups.flatMap((group) => {
    const present = group.filter((name) => item[name] !== undefined);
    if (present.length === 1) {
      return [];
    }
    if (group.length === 1) {
      return [`${quoted(group)} is required.`];
    }
    const found = present.length === 0 ? 'none is' : `${quoted(present)} are`;
    return [`exactly one of ${quoted(group)} is required, but ${found} set.`];
  });
}

/** The fields of an object. */
export type Schema = Pick<NavbarItemType, 'fields' | 'exactlyOneOf'> & {
  /** Whether other fields are allowed, except those whose name is similar to a field. @default false */
  isOpen?: boolean;
};

/**
 * Checks the fields of an object: unknown fields, missing fields and values of the wrong type. A field that is `undefined` counts
 * as not set.
 *
 * @returns one sentence per problem
 */
export function checkFields(
  item: Item,
  {fields = {}, exactlyOneOf = [], isOpen = false}: Schema,
): string[] {
  const known = Object.keys(fields);
  const problems: string[] = [];
  for (const [name, value] of Object.entries(item)) {
    const field = fields[name];
    const hint = suggestion(name, known);
    if (value === undefined) {
      continue;
    }
    if (field) {
      problems.push(...checkValue(name, value, field));
    } else if (!isOpen || hint) {
      const allowed = isOpen ? '' : ` Allowed: ${known.join(', ')}.`;
      problems.push(`unknown field "${name}".${hint}${allowed}`);
    }
  }
  for (const [name, field] of Object.entries(fields)) {
    if (field.required && item[name] === undefined) {
      const values = field.oneOf ? `one of ${quoted(field.oneOf)}` : expected[field.type];
      problems.push(`"${name}" is required: ${values}.`);
    }
  }
  return [...problems, ...checkGroups(item, exactlyOneOf)];
}
