import Joi from 'joi';
import type {OptionValidationContext} from '@docusaurus/types';

/** The plugin's options after validation. */
export type PluginOptions = {
  id?: string;
  /**
   * Language of the notice. `official`: the sentence of the original site, in its own language, so that whoever answers for the
   * site vouches for its wording. `translated`: the same in the reader's language.
   * @default 'official'
   */
  wording: 'official' | 'translated';
};

/** The plugin's options as a site writes them. */
export type Options = Partial<PluginOptions>;

const schema = Joi.object<PluginOptions>({
  wording: Joi.string().valid('official', 'translated').default('official'),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  // Docusaurus brings its own copy of joi; the types of two copies do not match, their objects do.
  return validate(schema as never, options);
}
