import Joi from 'joi';
import type {OptionValidationContext} from '@docusaurus/types';
import type {NavbarItemType} from './registry';

/** The theme's options after validation. */
export type PluginOptions = {
  id?: string;
  /** Item types of the site itself. @default [] */
  types: NavbarItemType[];
};

/** The theme's options as a site writes them. */
export type Options = Partial<PluginOptions>;

const schema = Joi.object<PluginOptions>({
  types: Joi.array()
    .items(Joi.object({name: Joi.string().required(), component: Joi.string().required()}))
    .default([]),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  // Docusaurus brings its own copy of joi; the types of two copies do not match, their objects do.
  return validate(schema as never, options);
}
