import Joi from 'joi';
import {defaultTimeout, type MeilisearchConfig} from './themeConfig';

/** A host's address without what a path cannot be appended to. */
const host = Joi.string()
  .pattern(/^https?:\/\/[^\s/?#@]+(?:\/[^\s?#]*)?$/)
  .messages({
    'string.empty':
      '{{#label}} is empty: write the address of the host, such as "https://search.example.org"',
    'string.pattern.base':
      '{{#label}} is "{{#value}}", which is no address of a host: write "https://" or "http://", the name, and a path where it has one',
  });

/** Goes into a header, which holds visible ASCII alone. */
const apiKey = Joi.string()
  .pattern(/^[\x21-\x7e]+$/)
  .messages({
    'string.empty': '{{#label}} is empty: write a key that may only search; it is public',
    // Without the value, which may be another secret.
    'string.pattern.base': '{{#label}} holds a space or another character that no key has',
  });

// https://www.meilisearch.com/docs/learn/getting_started/indexes#index-uid
const indexUid = Joi.string()
  .pattern(/^[\w-]+$/)
  .messages({
    'string.empty': '{{#label}} is empty: write the name of the index',
    'string.pattern.base':
      '{{#label}} is "{{#value}}", but names of indexes have only letters, digits, "-" and "_"',
  });

/** Schema of `themeConfig.searchMeilisearch.meilisearch`. */
export const meilisearchSchema = Joi.object<MeilisearchConfig>({
  host: host.required(),
  apiKey: apiKey.required(),
  indexUid: indexUid.required(),
  timeout: Joi.number().integer().min(1).default(defaultTimeout).messages({
    'number.base': '{{#label}} must be a number of milliseconds',
    'number.min': '{{#label}} must be a number of milliseconds above 0',
  }),
}).unknown(false);
