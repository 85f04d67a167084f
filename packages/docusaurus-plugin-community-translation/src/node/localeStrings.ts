import fs from 'fs';
import path from 'path';
import Joi from 'joi';
import type {StringProblem} from '../status';
import type {Strings} from './codeStrings';
import {filesBelow} from './filesBelow';
import {orFallback, TranslationProblem} from './problem';
import {parseJson} from './parseJson';
import {stringProblems} from './stringProblems';
import type {Site} from './site';

/** Format of the translation files of Docusaurus: `{"home.title": {"message": "Home"}}`. */
const schema = Joi.object().pattern(
  Joi.string(),
  Joi.object({message: Joi.string().allow('').required(), description: Joi.string().allow('')}),
);

/** @throws TranslationProblem with the file, and the key that is invalid */
export function readStrings(file: string): Strings {
  const name = path.relative(process.cwd(), file);
  const problem = (reason: string) => new TranslationProblem(`${name} cannot be read: ${reason}`);
  const messages = parseJson(fs.readFileSync(file, 'utf8'), schema, problem) as Record<
    string,
    {message: string}
  >;
  return Object.fromEntries(Object.entries(messages).map(([key, {message}]) => [key, message]));
}

/** The translation files in the folder of a locale, relative to it: `code.json`, and the files of plugins and themes. */
export const stringFiles = /^(?:docusaurus-(?:plugin|theme)-[^/]+\/[^/]+|code)\.json$/;

/** Whether a key of `code.json` belongs to a theme or plugin, which have their own translations. */
const isThemeKey = (key: string) => key.startsWith('theme.');

/**
 * Compares the UI strings of a locale with the default locale.
 *
 * @param problems gets a message for each file that cannot be read
 */
export function localeStrings(site: Site, locale: string, problems: string[]): StringProblem[] {
  const folder = site.localeFolder(locale);
  const {code, plugins = {}} = site.sourceStrings;
  const names = [...filesBelow(folder, stringFiles), 'code.json', ...Object.keys(plugins)];
  return Array.from(new Set(names))
    .sort()
    .flatMap((name) => {
      const file = path.join(folder, name);
      const isCode = name === 'code.json';
      const known = isCode ? code : plugins[name];
      const compare = () => {
        const stringFile = {
          file: site.nameOf(file),
          strings: fs.existsSync(file) ? readStrings(file) : {},
          source: known ?? {},
          isRequired: (key: string) => known !== undefined && !(isCode && isThemeKey(key)),
        };
        return stringProblems(stringFile, locale);
      };
      return orFallback(compare, [], problems);
    });
}

const explanations: Partial<Record<StringProblem['kind'], string>> = {
  plural: 'has the wrong number of plural forms',
  placeholder: 'has placeholders that differ from its source, or an unbalanced brace',
};

/** Messages about the UI strings that are invalid. Strings that are only missing, unused or untranslated are left out. */
export const invalidStrings = (strings: StringProblem[]): string[] =>
  strings.flatMap(({file, key, kind}) =>
    explanations[kind] ? [`${file}: "${key}" ${explanations[kind]}.`] : [],
  );
