import Joi from 'joi';
import type {ThemeConfigValidationContext} from '@docusaurus/types';
import {meilisearchSchema} from './meilisearchSchema';
import {defaultHotKeys, type ThemeConfig, type UserThemeConfig} from './themeConfig';

const hotKey = Joi.string()
  .lowercase()
  .pattern(/^(?:(?:ctrl|meta|alt|shift)\+)*(?:[^\s+]|[a-z][a-z0-9]+)$/)
  .messages({
    'string.pattern.base':
      '{{#label}} is "{{#value}}", which is no hotkey: write one key, with "ctrl+", "meta+", "alt+" or "shift+" before it where needed, such as "ctrl+k" or "/"',
  });

const schema = Joi.object<ThemeConfig>({
  searchMeilisearch: Joi.object({
    hotKeys: Joi.alternatives(Joi.array().items(hotKey), Joi.valid(false))
      .default(defaultHotKeys)
      .messages({'alternatives.types': '{{#label}} must be a list of hotkeys, or false'}),
    searchParams: Joi.object().unknown().default({}),
    meilisearch: meilisearchSchema,
  })
    .unknown(false)
    .default({hotKeys: defaultHotKeys, searchParams: {}}),
});

/** Docusaurus calls this with the site's `themeConfig`. */
export function validateThemeConfig({
  validate,
  themeConfig,
}: ThemeConfigValidationContext<UserThemeConfig, ThemeConfig>): ThemeConfig {
  // Docusaurus brings its own copy of joi; the types of two copies do not match, their objects do.
  return validate(schema as never, themeConfig as never);
}
