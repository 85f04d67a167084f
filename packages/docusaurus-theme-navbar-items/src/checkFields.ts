import {suggestion} from './didYouMean';
import type {Field, ItemRules} from './itemType';
import {isLinkAttribute} from './linkAttributes';

type Fields = Readonly<Record<string, unknown>>;

const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

function isOfType(value: unknown, type: Field['type']): boolean {
  switch (type) {
    case 'any':
      return true;
    case 'array':
    case 'items':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    default:
      return typeof value === type;
  }
}

const nouns: Record<Field['type'], string> = {
  any: 'anything',
  array: 'a list',
  boolean: 'true or false',
  items: 'a list of items',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

function checkValue(name: string, value: unknown, field: Field): string[] {
  if (field.oneOf && !field.oneOf.includes(value as string)) {
    const nearest = typeof value === 'string' ? suggestion(value, field.oneOf) : '';
    return [
      `"${name}" is ${JSON.stringify(value)}, and must be one of ${list(field.oneOf)}.${nearest}`,
    ];
  }
  if (!isOfType(value, field.type)) {
    return [`"${name}" is ${JSON.stringify(value)}, and must be ${nouns[field.type]}.`];
  }
  return field.type === 'string' && value === '' ? [`"${name}" is empty.`] : [];
}

function checkGroup(group: readonly string[], item: Fields): string[] {
  const present = group.filter((name) => item[name] !== undefined);
  if (present.length === 1) {
    return [];
  }
  const found = present.length === 0 ? 'none' : list(present);
  return [`exactly one of ${list(group)} is needed, and there is ${found}.`];
}

/**
 * What is wrong with the fields of an item: unknown, missing, and of the wrong type. A field that is `undefined` counts as absent.
 *
 * @returns a sentence for each mistake
 */
export function checkFields(item: Fields, rules: ItemRules): string[] {
  const fields = rules.fields ?? {};
  const problems: string[] = [];
  for (const [name, value] of Object.entries(item)) {
    const field = fields[name];
    if (value === undefined) {
      continue;
    }
    if (field) {
      problems.push(...checkValue(name, value, field));
    } else if (!(rules.isLink && isLinkAttribute(name))) {
      const known = Object.keys(fields);
      problems.push(
        `unknown field "${name}".${suggestion(name, known)} Allowed: ${known.join(', ')}${rules.isLink ? ', and attributes of a link' : ''}.`,
      );
    }
  }
  for (const [name, field] of Object.entries(fields)) {
    if (field.required && item[name] === undefined) {
      const values = field.oneOf ? `one of ${list(field.oneOf)}` : nouns[field.type];
      problems.push(`"${name}" is missing${field.type === 'any' ? '' : `: ${values}`}.`);
    }
  }
  for (const group of rules.exactlyOneOf ?? []) {
    problems.push(...checkGroup(group, item));
  }
  return problems;
}
