import fs from 'fs';
import type Joi from 'joi';

/**
 * Reads a JSON file and validates it against a schema.
 *
 * @param toError creates the error to throw from a reason: a syntax error with its position, or the invalid key
 */
export function readJson(
  file: string,
  schema: Joi.Schema,
  toError: (reason: string) => Error,
): unknown {
  let value: unknown;
  try {
    value = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw toError((error as Error).message);
  }
  const {error} = schema.validate(value);
  if (error) {
    throw toError(error.message);
  }
  return value;
}
