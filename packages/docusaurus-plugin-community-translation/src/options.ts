import Joi from 'joi';
import type {OptionValidationContext} from '@docusaurus/types';
import type {OnProblem} from './node/problem';

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
   * Whether pages whose translation is current have a notice, too: the sentence that the community translates the site. Without
   * it, only pages that are not current have a notice.
   * @default true
   */
  generalNotice: boolean;
  /**
   * UI strings that need no translation, such as proper names: source strings, and patterns for them. They do not count as missing
   * or as equal to the source.
   * @default []
   * @example ['GitHub', /^v\d/]
   */
  ignoreStrings: (string | RegExp)[];
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
   * What a build does if a file of its locale is invalid: an unreadable lock file, a translation whose source is deleted, a UI
   * string with wrong placeholders. `throw` fails the build, `warn` prints a warning.
   * @default 'warn'
   */
  onProblem: OnProblem;
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
  generalNotice: Joi.boolean().default(true),
  ignoreStrings: Joi.array().items(Joi.string(), Joi.object().instance(RegExp)).default([]),
  minCurrent: Joi.alternatives(percent, Joi.object().pattern(Joi.string(), percent)).default(0),
  exclude: paths,
  include: paths,
  glossary: Joi.string(),
  onProblem: Joi.string().valid('throw', 'warn').default('warn'),
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
  if (error) {
    const lines = error.details.map(
      ({message}) => `Options of docusaurus-plugin-community-translation: ${message}.`,
    );
    const problem = new Error(lines.join('\n'));
    // Docusaurus prints the stack. All frames are in this package and do not help.
    problem.stack = `Error: ${problem.message}`;
    throw problem;
  }
  return value;
}

/** Whether the site has a dashboard: the value of the option, or its default. */
export function hasDashboard({dashboard}: Pick<PluginOptions, 'dashboard'>): boolean {
  return dashboard === undefined ? process.env.NODE_ENV === 'development' : dashboard !== false;
}
