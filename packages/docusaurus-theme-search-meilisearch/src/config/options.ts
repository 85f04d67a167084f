import Joi from 'joi';
import type {OptionValidationContext} from '@docusaurus/types';
import type {Vocabulary} from '../engine/vocabulary';
import {configurationError, validate} from './validate';

/** Assigns a category to pages. The search results are grouped by category. */
export type CategoryRule = {
  /** Pages of the category. Paths start with a slash and do not include the base URL. */
  match: PathPattern;
  /**
   * Name of the category, or an object with a name for each locale. A locale that is missing in the object gets its first name.
   */
  label: string | Record<string, string>;
};

/** A path (`'/docs/api'`), which matches the page and all pages below it, or a regular expression to test paths with. */
export type PathPattern = string | RegExp;

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
   * Pages to leave out of the index. Paths start with a slash and do not include the base URL.
   *
   * @default []
   */
  exclude: PathPattern[];
  /**
   * Synonyms by locale: for a word, the words to look up as well. Entries are one-way. The embedded search adds them to the synonyms of
   * the language.
   *
   * @default {}
   */
  synonyms: Record<string, Record<string, string[]>>;
  /**
   * Words by locale that a query ignores, unless it has no others. They are added to the stop words of the language.
   *
   * @default {}
   */
  stopWords: Record<string, string[]>;
  /**
   * Settings of the Meilisearch index, such as `dictionary`. Each one replaces the setting of the same name that `search:push`
   * applies by default.
   *
   * @default undefined
   * @see https://www.meilisearch.com/docs/reference/api/settings
   */
  meilisearchSettings?: Record<string, unknown>;
};

/** Options of the theme in the site configuration. */
export type Options = Partial<PluginOptions>;

/** Returns the words that the options configure for a locale. */
export function vocabularyOf(
  {synonyms, stopWords}: Pick<PluginOptions, 'synonyms' | 'stopWords'>,
  locale: string,
): Vocabulary {
  return {synonyms: synonyms[locale] ?? {}, stopWords: stopWords[locale] ?? []};
}

const pathPattern = Joi.alternatives(
  Joi.string().pattern(/^\//, {name: 'path'}),
  Joi.object().instance(RegExp),
).messages({
  'alternatives.types': '{{#label}} must be a path or a regular expression',
  'alternatives.match': '{{#label}} must be a path that starts with "/", or a regular expression',
  'string.pattern.name':
    '{{#label}} is "{{#value}}", but a path starts with "/", such as "/docs/api"',
});

const category = Joi.object<CategoryRule>({
  match: pathPattern.required(),
  label: Joi.alternatives(Joi.string(), Joi.object().pattern(Joi.string(), Joi.string()).min(1))
    .required()
    .messages({
      'alternatives.types':
        '{{#label}} must be a string, or an object with a string for each locale',
    }),
});

/** One word: engines look up each word of a query. */
const word = Joi.string()
  .pattern(/^\S+$/)
  .messages({'string.pattern.base': '{{#label}} is "{{#value}}", which is not one word'});

const synonyms = Joi.object()
  .pattern(/^\S+$/, Joi.array().items(Joi.string()).min(1))
  .messages({'object.unknown': '{{#label}} is not allowed: the key of a synonym is one word'});

/** An option of `themeConfig.searchMeilisearch`. */
const misplaced = Joi.forbidden().messages({
  'any.unknown':
    '{{#label}} is not an option of the theme. Set it in themeConfig.searchMeilisearch',
});

const schema = Joi.object({
  id: Joi.string().default('default'),
  categories: Joi.array().items(category).default([]),
  exclude: Joi.array().items(pathPattern).default([]),
  synonyms: Joi.object().pattern(Joi.string(), synonyms).default({}),
  stopWords: Joi.object().pattern(Joi.string(), Joi.array().items(word)).default({}),
  hotKeys: misplaced,
  searchParams: misplaced,
  searchPagePath: misplaced,
  meilisearch: misplaced,
  popularSearches: misplaced,
  meilisearchSettings: Joi.object().unknown(),
}).default();

/**
 * Validates the options of the theme. Docusaurus calls it before the theme is created.
 *
 * @throws Error that names the invalid option
 */
export function validateOptions({
  options,
}: Pick<OptionValidationContext<Options | undefined, PluginOptions>, 'options'>): PluginOptions {
  return validate(schema, options);
}

/**
 * Checks that the keys of options are locales of the site, which a misspelled one is not.
 *
 * @param locales `i18n.locales` of the site
 * @throws Error that names the option, the unknown key, and the locales of the site
 */
export function assertKnownLocales(
  {synonyms, stopWords, categories}: PluginOptions,
  popularSearches: Record<string, string[]>,
  locales: string[],
): void {
  const labels = categories.map(({label}, index): [string, unknown] => [
    `categories[${index}].label`,
    label,
  ]);
  const byLocale = {synonyms, stopWords, popularSearches, ...Object.fromEntries(labels)};
  for (const [name, value] of Object.entries(byLocale)) {
    const keys = typeof value === 'object' ? Object.keys(value as object) : [];
    const unknown = keys.filter((key) => !locales.includes(key));
    if (unknown.length > 0) {
      throw configurationError(
        `"${name}" has the key "${unknown.join('", "')}", which is not a locale of the site. Its locales are ${locales.join(', ')}.`,
      );
    }
  }
}
