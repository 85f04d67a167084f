import {isObject, type Item} from './items';
import type {Field, NavbarItemType} from './types';

/** Whether a number of edits (insert, delete, replace, swap of neighbors) is enough to turn one string into the other. */
function isWithin(edits: number, from: string, to: string): boolean {
  const isSwap = from.length > 1 && from[0] === to[1] && from[1] === to[0];
  return (
    edits >= 0 &&
    (from === to ||
      isWithin(edits - Number(from[0] !== to[0]), from.slice(1), to.slice(1)) ||
      isWithin(edits - 1, from.slice(1), to) ||
      isWithin(edits - 1, from, to.slice(1)) ||
      (isSwap && isWithin(edits - 1, from.slice(2), to.slice(2))))
  );
}

/**
 * Suggests the allowed name nearest to a misspelled one. Ignores case. A name with three characters can differ in one edit, and one
 * with six in two: a more distant name is rarely the one that was meant.
 *
 * @returns ` Did you mean "docSidebar"?`, or an empty string if no allowed name is similar
 */
export function suggestion(name: string, allowed: readonly string[]): string {
  const limits = [0, 1, 2].filter((edits) => edits <= name.length / 3);
  const isNear = (edits: number) => (other: string) =>
    isWithin(edits, name.toLowerCase(), other.toLowerCase());
  const [nearest] = limits.flatMap((edits) => allowed.filter(isNear(edits)));
  return nearest ? ` Did you mean "${nearest}"?` : '';
}

/** The types of fields: how a message describes a valid value, and whether a value is valid. */
export const fieldTypes: Record<
  Field['type'],
  [expected: string, isValid: (value: unknown) => boolean]
> = {
  any: ['any value', () => true],
  array: ['an array', Array.isArray],
  boolean: ['true or false', (value) => typeof value === 'boolean'],
  items: ['an array of items', Array.isArray],
  number: ['a number', (value) => typeof value === 'number'],
  object: ['an object', isObject],
  string: ['a string', (value) => typeof value === 'string'],
};

const quoted = (names: readonly string[]) =>
  [...names.slice(0, 20).map((name) => `"${name}"`), ...(names[20] ? ['…'] : [])].join(', ');

function expectation({type, oneOf}: Field): string {
  return oneOf ? `one of ${quoted(oneOf)}` : fieldTypes[type][0];
}

/** Checks the value of a field: its type, the allowed values, and that a string is not empty. */
function checkValue(name: string, value: unknown, field: Field): string[] {
  const {type, oneOf} = field;
  if (oneOf ? !oneOf.includes(value as string) : !fieldTypes[type][1](value)) {
    const hint = oneOf && typeof value === 'string' ? suggestion(value, oneOf) : '';
    return [`"${name}" must be ${expectation(field)}, but is ${JSON.stringify(value)}.${hint}`];
  }
  return type === 'string' && value === '' ? [`"${name}" must not be empty.`] : [];
}

/** The fields of an object. */
export type Schema = Required<Pick<NavbarItemType, 'fields'>> & {
  exactlyOneOf?: NavbarItemType['exactlyOneOf'];
  /** Whether other fields are allowed, except those whose name is similar to a field. @default false */
  isOpen?: boolean;
};

/**
 * Checks the fields of an object: unknown fields, missing fields and values of the wrong type. A field that is `undefined` counts
 * as not set.
 *
 * @returns one sentence per problem
 */
export function checkFields(item: Item, {fields, exactlyOneOf = [], isOpen}: Schema): string[] {
  const known = Object.keys(fields);
  const isSet = (name: string) => item[name] !== undefined;
  const values = Object.keys(item)
    .filter(isSet)
    .flatMap((name) => {
      const field = fields[name];
      if (field) {
        return checkValue(name, item[name], field);
      }
      const hint = suggestion(name, known);
      const allowed = isOpen ? '' : ` Allowed: ${known.join(', ')}.`;
      return hint || allowed ? [`unknown field "${name}".${hint}${allowed}`] : [];
    });
  const required = Object.entries(fields)
    .filter(([name, field]) => field.required && !isSet(name))
    .map(([name, field]) => `"${name}" is required: ${expectation(field)}.`);
  const groups = exactlyOneOf.flatMap((group) => {
    const present = group.filter(isSet);
    const found = present.length === 0 ? 'none is' : `${quoted(present)} are`;
    const problem = `exactly one of ${quoted(group)} is required, but ${found} set.`;
    return present.length === 1 ? [] : [problem];
  });
  return [...values, ...required, ...groups];
}
