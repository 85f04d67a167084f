import type Joi from 'joi';
import {UserError} from '../node/userError';

/** Creates an error of the configuration, which starts with the name of the package. */
export function configurationError(message: string): UserError {
  return new UserError(`docusaurus-theme-search-meilisearch: ${message}`);
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
