// @ts-check
/** Formats the type of a configuration value. */
import {definitionName, discriminator, variantsOf} from './config-schema.mjs';
import {joinTypes} from './types.mjs';

/** @typedef {import('./config-schema.mjs').Schema} Schema */
/** @typedef {import('./markdown.mjs').TypeText} TypeText */

/**
 * @param {Schema} schema
 * @returns {TypeText}
 */
export function typeOf(schema) {
  if (schema.$ref) {
    const name = definitionName(schema.$ref);
    return [{name, target: name}];
  }
  const [only] = schema.allOf ?? [];
  if (only && schema.allOf?.length === 1) return typeOf(only);
  const alternatives = variantsOf(schema);
  if (alternatives.length > 0) return joinTypes(alternatives.map(typeOf), ' | ');
  if (schema.enum) return [schema.enum.map((value) => JSON.stringify(value)).join(' | ')];
  const types = [schema.type ?? 'any'].flat();
  return joinTypes(
    types.map((type) => simpleType(type, schema)),
    ' | ',
  );
}

/**
 * @param {string} type
 * @param {Schema} schema
 * @returns {TypeText}
 */
function simpleType(type, schema) {
  if (type === 'array') {
    const items = schema.items ? typeOf(schema.items) : ['any'];
    return items.length > 1 ? ['(', ...items, ')[]'] : [...items, '[]'];
  }
  if (type === 'object' && schema.additionalProperties && !schema.properties) {
    const values =
      schema.additionalProperties === true ? ['any'] : typeOf(schema.additionalProperties);
    return ['{ [key]: ', ...values, ' }'];
  }
  return [type];
}

/**
 * @param {Schema} variant
 * @returns {TypeText | undefined} For an object with a distinguishing value, that value: `{ type: "skip" }`.
 */
export function variantType(variant) {
  const value = discriminator(variant);
  const names = Object.keys(variant.properties ?? {});
  const name = names.find((one) => variant.properties?.[one]?.enum?.[0] === value);
  if (value === undefined || name === undefined) return undefined;
  return [`{ ${name}: ${JSON.stringify(value)}${names.length > 1 ? ', …' : ''} }`];
}
