import Joi from 'joi';
import type {OptionValidationContext} from '@docusaurus/types';
import type {OnProblem} from './node/problem';

/** Options of the plugin after validation. */
export type PluginOptions = {
  id?: string;
  /**
   * Language of the sentence in the notice:
   * - `official`: an English sentence on all translated pages, so that its wording does not depend on a translation;
   * - `translated`: the sentence in the locale of the reader.
   * @default 'official'
   */
  wording: 'official' | 'translated';
  /**
   * Sources that the build generates together with their translations: folders and files, relative to the site directory. They need
   * no baseline. The commands ignore them.
   * @default []
   */
  generated: string[];
  /**
   * What a build does if a file of its locale is invalid: an unreadable lock file, a translation whose source is deleted, a UI
   * string with wrong placeholders. `throw` fails the build, `warn` prints a warning.
   * @default 'warn'
   */
  onProblem: OnProblem;
  /**
   * Whether to add the page `/translations` with the status of all translations.
   * @default true in the development server, false in a build
   */
  dashboard?: boolean;
};

/** Options of the plugin in the site configuration. */
export type Options = Partial<PluginOptions>;

const schema = Joi.object<PluginOptions>({
  wording: Joi.string().valid('official', 'translated').default('official'),
  generated: Joi.array().items(Joi.string()).default([]),
  onProblem: Joi.string().valid('throw', 'warn').default('warn'),
  dashboard: Joi.boolean(),
});

/** Validates the options and fills in the defaults. Docusaurus calls it. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  // Docusaurus has its own copy of joi. The types of the two copies are incompatible, the objects are not.
  return validate(schema as never, options);
}

/** Whether the site has a dashboard: the value of the option, or its default. */
export function hasDashboard({dashboard}: Pick<PluginOptions, 'dashboard'>): boolean {
  return dashboard ?? process.env.NODE_ENV === 'development';
}
