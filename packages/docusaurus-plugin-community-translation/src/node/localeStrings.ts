import fs from 'fs';
import path from 'path';
import type {StringProblem} from '../status';
import type {Strings} from './codeStrings';
import {TranslationProblem} from './problem';
import {readStrings, stringFilesIn} from './stringFiles';
import {stringProblems} from './stringProblems';
import type {Site} from './site';

/** Texts of the default locale, by the file that translates them, from a locale's folder. */
export type SourceStrings = {
  code: Strings;
  /** Files of plugins. `undefined` in the build of a translated locale, where Docusaurus has put translations in their place. */
  plugins: Record<string, Strings> | undefined;
};

/** Whether a key of `code.json` is of a theme or plugin, which bring their texts with them. */
const isOfTheme = (key: string) => key.startsWith('theme.');

/** What is wrong with the texts of a locale: single texts, and files that cannot be read. */
export function localeStrings(
  site: Site,
  locale: string,
): {strings: StringProblem[]; problems: string[]} {
  const folder = site.localeFolder(locale);
  const {code, plugins} = site.sourceStrings;
  const files = new Set([...stringFilesIn(folder), 'code.json', ...Object.keys(plugins ?? {})]);
  const problems: string[] = [];
  const strings = Array.from(files)
    .sort()
    .flatMap((name) => {
      const file = path.join(folder, name);
      const known = name === 'code.json' ? code : plugins?.[name];
      try {
        return stringProblems(
          {
            file: site.nameOf(file),
            texts: fs.existsSync(file) ? readStrings(file) : {},
            source: known ?? {},
            isRequired: (key) => known !== undefined && !(name === 'code.json' && isOfTheme(key)),
          },
          locale,
        );
      } catch (error) {
        if (!(error instanceof TranslationProblem)) {
          throw error;
        }
        problems.push(error.message);
        return [];
      }
    });
  return {strings, problems};
}

const explanations: Partial<Record<StringProblem['kind'], string>> = {
  plural: 'has the wrong number of plural forms',
  placeholder: 'has other placeholders in braces than its source, or a brace alone',
};

/** Texts that are wrong for every reader, in words. The others are only not done yet. */
export const brokenStrings = (strings: StringProblem[]): string[] =>
  strings.flatMap(({file, key, kind}) =>
    explanations[kind] ? [`${file}: "${key}" ${explanations[kind]}.`] : [],
  );
