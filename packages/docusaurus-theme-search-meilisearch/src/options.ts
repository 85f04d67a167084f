import Joi from 'joi';
import type {OptionValidationContext} from '@docusaurus/types';

/** Gives pages their category, the group under which search shows them. */
export type CategoryRule = {
  /**
   * Pages at and below a path (`'/docs/api'`), or whose path matches a regular expression. Paths are without the base URL and
   * begin with a slash.
   */
  match: string | RegExp;
  /** Name of the category, or one for each locale. */
  label: string | Record<string, string>;
};

/** The plugin's options after validation. */
export type PluginOptions = {
  id?: string;
  /**
   * The first rule that matches a page names its category. Pages without a rule get the label of the navbar item that is
   * active on them, else "Documentation", "Blog" or "Pages" in their language.
   * @default []
   */
  categories: CategoryRule[];
  /**
   * Settings of the index on a Meilisearch host, such as `synonyms`, in the place of those that `search:push` gives it.
   * @default none of its own
   */
  meilisearchSettings?: Record<string, unknown>;
};

/** The plugin's options as a site writes them. */
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
        '{{#label}} must be a path that begins with "/", or a regular expression',
      'string.pattern.name':
        '{{#label}} is "{{#value}}", but a path begins with "/", such as "/docs/api"',
    }),
  label: Joi.alternatives(Joi.string(), Joi.object().pattern(Joi.string(), Joi.string()).min(1))
    .required()
    .messages({
      'alternatives.types': '{{#label}} must be a text, or an object with a text for each locale',
    }),
});

const schema = Joi.object<PluginOptions>({
  categories: Joi.array().items(category).default([]),
  meilisearchSettings: Joi.object().unknown(),
});

/** Docusaurus calls this with what the site wrote. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  // Docusaurus brings its own copy of joi; the types of two copies do not match, their objects do.
  return validate(schema as never, options);
}
