import Joi from 'joi';
import {defaultMinHits, defaultTimeout, type MeilisearchConfig} from '../../config/themeConfig';

/**
 * URL of a host with an optional port and path: a name or an address, without credentials, and without a query or a hash, after which
 * no path could be appended.
 */
export const hostPattern =
  /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:\/[^\s?#"'<>\\]*)?$/i;

const host = Joi.string().pattern(hostPattern).messages({
  'string.empty':
    '{{#label}} is empty: set it to the URL of the host, such as "https://search.example.org"',
  'string.pattern.base':
    '{{#label}} is "{{#value}}", which is not the URL of a host: start with "https://" or "http://", and leave out credentials, query and hash',
});

/** Sent in a header, so only visible ASCII is allowed. */
const apiKey = Joi.string()
  .pattern(/^[\x21-\x7e]+$/)
  .messages({
    'string.empty': '{{#label}} is empty: set it to a key that can only search; it is public',
    // The message leaves out the value, which may be a secret pasted by accident.
    'string.pattern.base': '{{#label}} contains a space or another character that keys do not have',
  });

// https://www.meilisearch.com/docs/learn/getting_started/indexes#index-uid
const indexUid = Joi.string()
  .pattern(/^[\w-]+$/)
  .messages({
    'string.empty': '{{#label}} is empty: set it to the name of the index',
    'string.pattern.base':
      '{{#label}} is "{{#value}}", but an index name can only contain letters, digits, "-" and "_"',
  });

/** Schema of `themeConfig.searchMeilisearch.meilisearch`. */
export const meilisearchSchema = Joi.object<MeilisearchConfig>({
  host: host.required(),
  apiKey: apiKey.required(),
  indexUid: indexUid.required(),
  timeout: Joi.number().integer().min(1).default(defaultTimeout).messages({
    'number.base': '{{#label}} must be a number of milliseconds',
    'number.min': '{{#label}} must be a number of milliseconds greater than 0',
  }),
  minHits: Joi.number().integer().min(0).default(defaultMinHits),
}).unknown(false);
