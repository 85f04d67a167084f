import Joi from 'joi';
import {throwProblems} from '#shared/throwProblems';
import type {OptionValidationContext} from '@docusaurus/types';

/** Options of the plugin after validation. */
export type PluginOptions = {
  id?: string;
  /**
   * Language of the sentence in the notice:
   * - `translated`: the sentence in the locale of the reader;
   * - `official`: an English sentence on all translated pages, so that its wording does not depend on a translation. Below it, the
   *   string `theme.translationNotice.summary` says the same in short in the locale of the reader.
   * @default 'translated'
   */
  wording: 'official' | 'translated';
  /**
   * Minimum share of current pages in percent for `translations:check`: one number for all locales, or a number by locale.
   * @default 0
   */
  minCurrent: number | Record<string, number>;
  /**
   * Sources that need no baseline: folders and files, relative to the site directory. Commands and dashboard leave them out. Pages
   * still show whether they are translated. For pages that a build generates together with their translations, and for versions and
   * docs instances whose translations are not maintained.
   * @default []
   * @example ['docs/api', 'versioned_docs/version-1.0']
   */
  exclude: string[];
  /**
   * The only sources that are not excluded: folders and files, relative to the site directory. An empty list means all.
   * @default []
   * @example ['docs', 'community']
   */
  include: string[];
  /**
   * File of the glossary, relative to the site directory: a list in YAML or JSON with the terms in all locales and the words to
   * avoid. `translations:check` reports these words, `translations:export` lists the terms.
   * @default none
   */
  glossary?: string;
  /**
   * Whether to add the page `/translations` with the status of all translations: `true`, or `'noindex'` to hide it from search
   * engines.
   * @default true in the development server, false in a build
   */
  dashboard?: boolean | 'noindex';
};

/** Options of the plugin in the site configuration. */
export type Options = Partial<PluginOptions>;

const paths = Joi.array().items(Joi.string()).default([]);
const percent = Joi.number().min(0).max(100);

const schema = Joi.object<PluginOptions>({
  id: Joi.string().default('default'),
  wording: Joi.string().valid('official', 'translated').default('translated'),
  minCurrent: Joi.alternatives(percent, Joi.object().pattern(Joi.string(), percent)).default(0),
  exclude: paths,
  include: paths,
  glossary: Joi.string(),
  dashboard: Joi.boolean().allow('noindex'),
});

/**
 * Validates the options and fills in the defaults. Docusaurus calls it. Its own function to validate does not accept the schema of
 * another version of joi, and prints the whole schema.
 *
 * @throws Error with one line for each wrong option
 */
export function validateOptions({
  options = {},
}: Pick<OptionValidationContext<Options | undefined, PluginOptions>, 'options'>): PluginOptions {
  const {value, error} = schema.validate(options, {abortEarly: false});
  throwProblems(
    (error?.details ?? []).map(
      ({message}) => `Options of docusaurus-plugin-community-translation: ${message}.`,
    ),
  );
  return value;
}

/** Whether the site has a dashboard: the value of the option, or its default. */
export function hasDashboard({dashboard}: Pick<PluginOptions, 'dashboard'>): boolean {
  return dashboard === undefined ? process.env.NODE_ENV === 'development' : dashboard !== false;
}
