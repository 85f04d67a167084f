import Joi from 'joi';
import type {OptionValidationContext} from '@docusaurus/types';
import type {OnProblem} from './node/problem';

/** The plugin's options after validation. */
export type PluginOptions = {
  id?: string;
  /**
   * Language of the notice. `official`: the sentence of the original site, in its own language, so that whoever answers for the
   * site vouches for its wording. `translated`: the same in the reader's language.
   * @default 'official'
   */
  wording: 'official' | 'translated';
  /**
   * Sources that the build writes together with their translations: folders and files, from the site's folder. They need no
   * baseline, and commands leave them out.
   * @default []
   */
  generated: string[];
  /**
   * What a build does when a file is wrong: a lock that cannot be read, a translation whose source was deleted, a string with a
   * broken placeholder.
   * @default 'warn'
   */
  onProblem: OnProblem;
  /**
   * Whether the site has the page `/translations`, which shows how every translation stands.
   * @default true in the development server, false in a build
   */
  dashboard?: boolean;
};

/** The plugin's options as a site writes them. */
export type Options = Partial<PluginOptions>;

const schema = Joi.object<PluginOptions>({
  wording: Joi.string().valid('official', 'translated').default('official'),
  generated: Joi.array().items(Joi.string()).default([]),
  onProblem: Joi.string().valid('throw', 'warn').default('warn'),
  dashboard: Joi.boolean(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  // Docusaurus brings its own copy of joi; the types of two copies do not match, their objects do.
  return validate(schema as never, options);
}
