import type Joi from 'joi';

/** Name of the package, which error messages start with. */
export const packageName = 'docusaurus-theme-search-meilisearch';

/** Creates an error of the configuration. Docusaurus prints its message without a stack trace. */
export function configurationError(message: string): Error {
  const error = new Error(`${packageName}: ${message}`);
  error.stack = error.message;
  return error;
}

/**
 * Validates a part of the configuration. Not with the functions of Docusaurus: they print the whole configuration, and do not name the
 * package.
 *
 * @returns the value with its defaults
 * @throws Error of one line that names the package and the invalid option
 */
export function validate<Value>(schema: Joi.Schema<Value>, value: unknown): Value {
  const result = schema.validate(value, {convert: false});
  if (result.error) {
    throw configurationError(result.error.message);
  }
  return result.value;
}
