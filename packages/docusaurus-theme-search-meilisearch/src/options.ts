import Joi from 'joi';
import type {OptionValidationContext} from '@docusaurus/types';

/** Assigns a category to pages. The search results are grouped by category. */
export type CategoryRule = {
  /**
   * A path (`'/docs/api'`), which matches the page and all pages below it, or a regular expression to test paths with. Paths
   * start with a slash and do not include the base URL.
   */
  match: string | RegExp;
  /**
   * Name of the category, or an object with a name for each locale. A locale that is missing in the object gets its first name.
   */
  label: string | Record<string, string>;
};

/** Options of the theme after validation. */
export type PluginOptions = {
  id?: string;
  /**
   * Rules for the categories of pages; the first rule that matches a page applies. The category of other pages is the label of
   * the navbar item that is active on the page, or else "Documentation", "Blog" or "Pages" in the language of the page.
   *
   * @default []
   */
  categories: CategoryRule[];
  /**
   * Settings of the Meilisearch index, such as `synonyms`. Each one replaces the setting of the same name that `search:push`
   * applies by default.
   *
   * @default undefined
   * @see https://www.meilisearch.com/docs/reference/api/settings
   */
  meilisearchSettings?: Record<string, unknown>;
};

/** Options of the theme in the site configuration. */
export type Options = Partial<PluginOptions>;

const category = Joi.object<CategoryRule>({
  match: Joi.alternatives(
    Joi.string().pattern(/^\//, {name: 'path'}),
    Joi.object().instance(RegExp),
  )
    .required()
    .messages({
      'alternatives.types': '{{#label}} must be a path or a regular expression',
      'alternatives.match':
        '{{#label}} must be a path that starts with "/", or a regular expression',
      'string.pattern.name':
        '{{#label}} is "{{#value}}", but a path starts with "/", such as "/docs/api"',
    }),
  label: Joi.alternatives(Joi.string(), Joi.object().pattern(Joi.string(), Joi.string()).min(1))
    .required()
    .messages({
      'alternatives.types':
        '{{#label}} must be a string, or an object with a string for each locale',
    }),
});

const schema = Joi.object<PluginOptions>({
  categories: Joi.array().items(category).default([]),
  meilisearchSettings: Joi.object().unknown(),
});

/**
 * Validates the options of the theme. Docusaurus calls it before the theme is created.
 *
 * @throws ValidationError that names the invalid option
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  // Docusaurus depends on its own copy of joi. Types of two copies are incompatible; their objects are not.
  return validate(schema as never, options);
}
