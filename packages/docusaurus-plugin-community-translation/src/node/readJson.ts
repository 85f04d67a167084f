import fs from 'fs';
import type Joi from 'joi';

/**
 * Content of a JSON file in the form of a schema.
 *
 * @param wrong makes the error that is thrown, of what is wrong: the place where it is no JSON, or the key
 */
export function readJson(
  file: string,
  schema: Joi.Schema,
  wrong: (reason: string) => Error,
): unknown {
  let value: unknown;
  try {
    value = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw wrong((error as Error).message);
  }
  const {error} = schema.validate(value);
  if (error) {
    throw wrong(error.message);
  }
  return value;
}
