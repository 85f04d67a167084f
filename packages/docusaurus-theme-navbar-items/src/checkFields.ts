import leven from 'leven';
import {isObject, type Item} from './items';
import type {Field, NavbarItemType} from './types';

/** Invalid configuration. The message lists every problem with its position and its fix. */
export class NavbarItemsError extends Error {
  /** @param problems one line each */
  constructor(problems: readonly string[]) {
    const message = problems.join('\n');
    super(message);
    this.name = 'NavbarItemsError';
    // Docusaurus prints the stack. All frames are in this package and do not help.
    this.stack = `${this.name}: ${message}`;
  }
}

/** @throws NavbarItemsError if there are problems */
export function throwProblems(problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new NavbarItemsError(problems);
  }
}

/**
 * A hint at the allowed name nearest to a misspelled one, or an empty string. It ignores case. A name with two or three letters can
 * differ in one of them, and a longer one in two: a more distant name is rarely the one that was meant.
 *
 * @example suggestion('docSidbar', ['doc', 'docSidebar']) // ' Did you mean "docSidebar"?'
 */
export function suggestion(name: string, allowed: readonly string[]): string {
  const limit = Math.min(2, Math.ceil(name.length / 3));
  const [nearest] = allowed
    .map((candidate) => ({candidate, edits: leven(name.toLowerCase(), candidate.toLowerCase())}))
    .filter(({edits}) => edits <= limit)
    .sort((a, b) => a.edits - b.edits);
  return nearest ? ` Did you mean "${nearest.candidate}"?` : '';
}

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** What a value of a field must be, by type of the field. */
export const expected: Record<Field['type'], string> = {
  any: 'any value',
  array: 'an array',
  boolean: 'true or false',
  items: 'an array of items',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

function isOfType(value: unknown, type: Field['type']): boolean {
  switch (type) {
    case 'any':
      return true;
    case 'array':
    case 'items':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    default:
      return typeof value === type;
  }
}

/** Checks the value of a field: its type, the allowed values, and that a string is not empty. */
export function checkValue(name: string, value: unknown, field: Field): string[] {
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
export function checkGroups(item: Item, groups: readonly (readonly string[])[]): string[] {
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

/**
 * Checks the fields of an object: unknown fields, missing fields and values of the wrong type. A field that is `undefined` counts
 * as not set.
 *
 * @returns one sentence per problem
 */
export function checkFields(
  item: Item,
  {fields = {}, exactlyOneOf = []}: Pick<NavbarItemType, 'fields' | 'exactlyOneOf'>,
): string[] {
  const known = Object.keys(fields);
  const values = Object.entries(item).filter(([, value]) => value !== undefined);
  return [
    ...values.flatMap(([name, value]) => {
      const field = fields[name];
      return field
        ? checkValue(name, value, field)
        : [`unknown field "${name}".${suggestion(name, known)} Allowed: ${known.join(', ')}.`];
    }),
    ...Object.entries(fields).flatMap(([name, field]) => {
      if (!field.required || item[name] !== undefined) {
        return [];
      }
      const values = field.oneOf ? `one of ${quoted(field.oneOf)}` : expected[field.type];
      return [`"${name}" is required${field.type === 'any' ? '' : `: ${values}`}.`];
    }),
    ...checkGroups(item, exactlyOneOf),
  ];
}
