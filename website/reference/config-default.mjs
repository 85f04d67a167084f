// @ts-check
import {referencesOf} from './config-schema.mjs';

/** @typedef {import('./config-schema.mjs').Schema} Schema */

/**
 * Whether an object only repeats the defaults of its properties. The schema repeats every nested default at each level, up to 200
 * lines for `tauri`.
 *
 * @param {Record<string, unknown>} value
 * @param {Schema} definition
 * @param {Schema} root
 * @returns {boolean}
 */
export function isMadeOfDefaults(value, definition, root) {
  return Object.entries(value).every(([name, entry]) => {
    const property = definition.properties?.[name];
    if (!property) return false;
    const [reference] = referencesOf(property);
    const target = reference ? root.definitions?.[reference] : undefined;
    if (isObject(entry) && target && isMadeOfDefaults(entry, target, root)) return true;
    // A required property has no default; the schema shows it as an empty string.
    const implied = (definition.required ?? []).includes(name) ? '' : null;
    return (
      JSON.stringify(entry) === JSON.stringify('default' in property ? property.default : implied)
    );
  });
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
