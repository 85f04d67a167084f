/** An object from outside: its fields have any type. */
export type UnknownFields = Record<string, unknown>;

/** Whether a value is an object with fields. */
export function isFields(value: unknown): value is UnknownFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
