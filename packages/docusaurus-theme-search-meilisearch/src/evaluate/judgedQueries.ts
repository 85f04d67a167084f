import fs from 'fs';
import Joi from 'joi';
import yaml from 'js-yaml';
import {maxQueryLength} from '../engine/query/expandQuery';
import {CommandError} from '../providers/meilisearch/push/commandError';

/**
 * A query and the pages that answer it, of which one should be among the first hits. `/page` is any section of a page without the base
 * URL, `/page#id` one section, and `/page#` that before the first heading.
 */
export type JudgedQuery = {query: string; locale: string; expected: string[]};

/** The engines that queries are run with: the embedded index, and the host with that index as its fallback. */
export type Engine = 'embedded' | 'host';

/** Minimum recall@5 and MRR@10, from 0 to 1. */
export type Floor = [recall: number, mrr: number];

/** The judged queries of a site. */
export type JudgedQueries = {
  /** By name of the set. */
  sets: Map<string, JudgedQuery[]>;
  /** By set and locale. @default no minimum */
  floors: Partial<Record<Engine, Record<string, Record<string, Floor>>>>;
};

type QueryFile = Pick<JudgedQueries, 'floors'> &
  Record<string, Record<string, Record<string, string | string[]>>>;

/** Returns a schema of an object that is not empty, with any keys. */
const objectOf = (value: Joi.Schema) => Joi.object().pattern(Joi.string(), value).min(1);
const page = Joi.string().pattern(/^\//, {name: 'path that starts with "/"'});
const share = Joi.number().min(0).max(1).required();
const floors = objectOf(objectOf(Joi.array().ordered(share, share)));
const schema = objectOf(
  objectOf(objectOf(Joi.alternatives(page, Joi.array().items(page).min(1)).match('any'))),
)
  .keys({floors: Joi.object({embedded: floors, host: floors}).default({})})
  .label('the file');

/** @throws CommandError if engines would not search the whole query */
export function assertQuery(query: string): void {
  const name = `The query "${query.slice(0, 40)}${query.length > 40 ? '…' : ''}"`;
  if (query.length > maxQueryLength) {
    throw new CommandError(
      `${name} has ${query.length} characters. Only ${maxQueryLength} are searched.`,
    );
  }
  if (/\p{Cs}/u.test(query)) {
    throw new CommandError(`${name} contains half a character (a lone surrogate).`);
  }
  if (!/[\p{L}\p{N}]/u.test(query)) {
    throw new CommandError(`${name} has no letters or digits.`);
  }
}

/**
 * Reads judged queries from a YAML file: `set: {locale: {query: page, or list of pages}}`, and the key `floors` with
 * `engine: {set: {locale: [recall@5, MRR@10]}}`.
 *
 * @throws CommandError that names the file, and the entry if its value is invalid
 */
export function readJudgedQueries(file: string): JudgedQueries {
  try {
    const content = yaml.load(fs.readFileSync(file, 'utf8'));
    const {floors: minimums, ...sets} = Joi.attempt(content ?? {}, schema) as QueryFile;
    const judged = Object.entries(sets).map(([set, locales]): [string, JudgedQuery[]] => [
      set,
      Object.entries(locales).flatMap(([locale, queries]) =>
        Object.entries(queries).map(([query, expected]) => {
          assertQuery(query);
          return {query, locale, expected: [expected].flat()};
        }),
      ),
    ]);
    return {sets: new Map(judged), floors: minimums};
  } catch (error) {
    throw new CommandError(`Cannot read the queries in ${file}: ${(error as Error).message}`);
  }
}
