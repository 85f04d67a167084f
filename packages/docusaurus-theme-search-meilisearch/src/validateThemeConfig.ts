import Joi from 'joi';
import type {ThemeConfigValidationContext} from '@docusaurus/types';
import {meilisearchSchema} from './meilisearchSchema';
import {
  defaultHotKeys,
  defaultSearchPagePath,
  type ThemeConfig,
  type UserThemeConfig,
} from './themeConfig';

const hotKey = Joi.string()
  .lowercase()
  .pattern(/^(?:(?:ctrl|meta|alt|shift)\+)*(?:[^\s+]|[a-z][a-z0-9]+)$/)
  .messages({
    'string.pattern.base':
      '{{#label}} is "{{#value}}", which is no hotkey: write one key, with "ctrl+", "meta+", "alt+" or "shift+" before it where needed, such as "ctrl+k" or "/"',
  });

/** A path within the site. A query or hash would end it, and a leading slash may be written or not. */
const searchPagePath = Joi.string()
  .pattern(/^\/?[^\s?#/][^\s?#]*$/)
  .messages({
    'string.empty': '{{#label}} is empty: write a path such as "search", or false',
    'string.pattern.base':
      '{{#label}} is "{{#value}}", which is no path within the site: write one such as "search", or false',
  });

const schema = Joi.object<ThemeConfig>({
  searchMeilisearch: Joi.object({
    hotKeys: Joi.alternatives(Joi.array().items(hotKey), Joi.valid(false))
      .default(defaultHotKeys)
      .messages({'alternatives.types': '{{#label}} must be a list of hotkeys, or false'}),
    searchParams: Joi.object().unknown().default({}),
    meilisearch: meilisearchSchema,
    searchPagePath: Joi.alternatives(searchPagePath, Joi.valid(false))
      .default(defaultSearchPagePath)
      .messages({'alternatives.types': '{{#label}} must be a path, or false'}),
  })
    .unknown(false)
    .default({
      hotKeys: defaultHotKeys,
      searchParams: {},
      searchPagePath: defaultSearchPagePath,
    }),
});

/** Docusaurus calls this with the site's `themeConfig`. */
export function validateThemeConfig({
  validate,
  themeConfig,
}: ThemeConfigValidationContext<UserThemeConfig, ThemeConfig>): ThemeConfig {
  // Docusaurus brings its own copy of joi; the types of two copies do not match, their objects do.
  return validate(schema as never, themeConfig as never);
}
