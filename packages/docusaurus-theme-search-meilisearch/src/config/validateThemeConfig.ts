import Joi from 'joi';
import type {ThemeConfigValidationContext} from '@docusaurus/types';
import {parseFilter} from '../engine/query/parseFilter';
import {meilisearchSchema} from '../providers/meilisearch/meilisearchSchema';
import {
  defaultHotKeys,
  defaultSearchPagePath,
  type ThemeConfig,
  type UserThemeConfig,
} from './themeConfig';
import {validate} from './validate';

const hotKey = Joi.string()
  .lowercase()
  .pattern(
    /^(?:(?:ctrl|meta|alt|shift)\+)*(?:[^\s+]|f(?:[1-9]|1[0-2])|enter|escape|tab|backspace|delete|insert|home|end|page(?:up|down)|arrow(?:up|down|left|right))$/,
  )
  .messages({
    'string.pattern.base':
      '{{#label}} is "{{#value}}", which is not a hotkey: use one key, optionally after "ctrl+", "meta+", "alt+" or "shift+", such as "ctrl+k" or "/"',
  });

/** A path within the site, without a query or a hash. The leading slash is optional. */
const searchPagePath = Joi.string()
  .pattern(/^\/?[^\s?#/][^\s?#]*$/)
  .messages({
    'string.empty': '{{#label}} is empty: use a path such as "search", or false',
    'string.pattern.base':
      '{{#label}} is "{{#value}}", which is not a path within the site: use a path such as "search", or false',
  });

/** Values that both engines accept. A host has further parameters. */
const searchParams = Joi.object({
  limit: Joi.number().integer().min(1).max(1000),
  cropLength: Joi.number().integer().min(1),
  filter: Joi.custom((filter: unknown) => {
    parseFilter(filter);
    return filter;
  }).messages({'any.custom': '{{#label}} is invalid: {{#error.message}}'}),
})
  .unknown()
  .default({});

/** An option of the theme. */
const misplaced = Joi.forbidden().messages({
  'any.unknown':
    "{{#label}} is not an option of themeConfig. Set {{#key}} in the options of the theme: themes: [['docusaurus-theme-search-meilisearch', { {{#key}}: … }]]",
});

const schema = Joi.object<ThemeConfig>({
  searchMeilisearch: Joi.object({
    hotKeys: Joi.alternatives(Joi.array().items(hotKey), Joi.valid(false))
      .default(defaultHotKeys)
      .messages({'alternatives.types': '{{#label}} must be an array of hotkeys, or false'}),
    searchParams,
    meilisearch: meilisearchSchema,
    searchPagePath: Joi.alternatives(searchPagePath, Joi.valid(false))
      .default(defaultSearchPagePath)
      .messages({'alternatives.types': '{{#label}} must be a path, or false'}),
    popularSearches: Joi.object()
      .pattern(Joi.string(), Joi.array().items(Joi.string().trim()))
      .default({}),
    categories: misplaced,
    exclude: misplaced,
    synonyms: misplaced,
    stopWords: misplaced,
    meilisearchSettings: misplaced,
  })
    // The defaults of its keys.
    .default(),
}).unknown();

/**
 * Validates `themeConfig.searchMeilisearch` and fills in its defaults. Docusaurus calls it with the `themeConfig` of the site.
 *
 * @throws Error that names the invalid option
 */
export function validateThemeConfig({
  themeConfig,
}: Pick<ThemeConfigValidationContext<UserThemeConfig, ThemeConfig>, 'themeConfig'>): ThemeConfig {
  return validate(schema, themeConfig);
}
