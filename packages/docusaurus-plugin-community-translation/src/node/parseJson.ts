import type Joi from 'joi';

/**
 * Parses JSON and validates it against a schema.
 *
 * @param toError creates the error to throw from a reason (a syntax error with its position, or the invalid key) and from the value,
 *   which is `undefined` after a syntax error
 */
export function parseJson(
  text: string,
  schema: Joi.Schema,
  toError: (reason: string, value: unknown) => Error,
): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw toError((error as Error).message, undefined);
  }
  const {error} = schema.validate(value);
  if (error) {
    throw toError(error.message, value);
  }
  return value;
}
