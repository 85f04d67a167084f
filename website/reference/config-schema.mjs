// @ts-check
/** Parses the JSON schema of the configuration. */
import {ReferenceProblem, messageOf} from './problem.mjs';

/**
 * The part of JSON Schema (draft 7) that the schema uses.
 * @typedef {object} Schema
 * @property {string} [title]
 * @property {string} [description]
 * @property {string | string[]} [type]
 * @property {string} [$ref]
 * @property {Record<string, Schema>} [properties]
 * @property {string[]} [required]
 * @property {boolean | Schema} [additionalProperties]
 * @property {Schema} [items]
 * @property {Schema[]} [allOf]
 * @property {Schema[]} [anyOf]
 * @property {Schema[]} [oneOf]
 * @property {unknown[]} [enum]
 * @property {unknown} [default]
 * @property {string} [format]
 * @property {string} [pattern]
 * @property {number} [minimum]
 * @property {number} [maximum]
 * @property {number} [minLength]
 * @property {number} [maxLength]
 * @property {Record<string, Schema>} [definitions]
 */

/** @typedef {{name: 'format' | 'pattern' | 'minimum' | 'maximum' | 'minLength' | 'maxLength', value: string}} Constraint */

const refPrefix = '#/definitions/';

/**
 * @param {string} file
 * @param {string} content
 * @returns {Schema}
 */
export function parseSchema(file, content) {
  /** @type {unknown} */
  let schema;
  try {
    schema = JSON.parse(content);
  } catch (error) {
    throw new ReferenceProblem(
      `The configuration schema ${file} is not valid JSON (${messageOf(error)}). Run \`pnpm install\` to restore @tauri-apps/cli.`,
    );
  }
  if (typeof schema !== 'object' || schema === null || !('definitions' in schema)) {
    throw new ReferenceProblem(
      `The configuration schema ${file} has no definitions. Run \`pnpm install\` to restore @tauri-apps/cli.`,
    );
  }
  return /** @type {Schema} */ (schema);
}

/**
 * @param {Schema} schema
 * @returns {string[]} The names of the definitions that the type refers to.
 */
export function referencesOf(schema) {
  if (schema.$ref) return [definitionName(schema.$ref)];
  const parts = [
    ...(schema.allOf ?? []),
    ...variantsOf(schema),
    ...(schema.items ? [schema.items] : []),
    ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
  ];
  return parts.flatMap(referencesOf);
}

/** @param {Schema} schema */
export function variantsOf(schema) {
  return schema.oneOf ?? schema.anyOf ?? [];
}

/**
 * @param {Schema} variant
 * @returns {string | undefined} The value of the property that distinguishes an object from the other variants.
 */
export function discriminator(variant) {
  for (const property of Object.values(variant.properties ?? {})) {
    const [value] = property.enum ?? [];
    if (property.enum?.length === 1 && typeof value === 'string') return value;
  }
  return undefined;
}

/**
 * @param {Schema} variant
 * @param {number} index
 */
export function variantName(variant, index) {
  const [value] = variant.enum ?? [];
  return variant.enum?.length === 1 ? String(value) : (discriminator(variant) ?? String(index + 1));
}

/**
 * @param {Schema} schema
 * @returns {Constraint[]}
 */
export function constraintsOf(schema) {
  /** @type {Constraint['name'][]} */
  const names = ['format', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength'];
  return names.flatMap((name) =>
    schema[name] === undefined ? [] : [{name, value: String(schema[name])}],
  );
}

/**
 * @param {string} ref
 * @returns {string} The name of the definition that a `$ref` points to.
 */
export function definitionName(ref) {
  return ref.slice(refPrefix.length);
}
