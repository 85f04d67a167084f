import fs from 'fs';
import path from 'path';
import Joi from 'joi';
import type {Strings} from './codeStrings';
import {TranslationProblem} from './problem';
import {readJson} from './readJson';

/** Form of Docusaurus' files of texts: `{"home.title": {"message": "Home"}}`. */
const schema = Joi.object().pattern(
  Joi.string(),
  Joi.object({message: Joi.string().allow('').required(), description: Joi.string().allow('')}),
);

/**
 * The texts of a file.
 *
 * @throws TranslationProblem naming the file, and the key where one is wrong
 */
export function readStrings(file: string): Strings {
  const wrong = (reason: string) => new TranslationProblem(`${file} cannot be read: ${reason}`);
  const texts = Object.entries(readJson(file, schema, wrong) as Record<string, {message: string}>);
  return Object.fromEntries(texts.map(([key, {message}]) => [key, message]));
}

/** Files of texts in a locale's folder, from there: `code.json`, and those that Docusaurus reads for plugins. */
export function stringFilesIn(folder: string): string[] {
  const jsonIn = (inside: string) =>
    fs
      .readdirSync(path.join(folder, inside), {withFileTypes: true})
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map((entry) => path.posix.join(inside, entry.name));
  if (!fs.existsSync(folder)) {
    return [];
  }
  return fs
    .readdirSync(folder, {withFileTypes: true})
    .flatMap((entry) =>
      entry.isDirectory() && /^docusaurus-(?:plugin|theme)-/.test(entry.name)
        ? jsonIn(entry.name)
        : entry.name === 'code.json'
          ? [entry.name]
          : [],
    )
    .sort();
}
