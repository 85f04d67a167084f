import fs from 'fs';
import Joi from 'joi';
import yaml from 'js-yaml';
import {maxQueryLength} from '../engine/query/queryExpander';
import {UserError} from '../node/userError';

/**
 * A query and the pages that answer it, of which one should be among the first hits. `/page` is any section of a page without the base
 * URL, `/page#id` one section, and `/page#` that before the first heading.
 */
export type JudgedQuery = {query: string; expected: string[]};

/** The engines that queries are run with: the embedded index, and the host with that index as its fallback. */
export type JudgedEngine = 'embedded' | 'host';

/** The queries of a set in a locale. */
export type JudgedSet = {
  set: string;
  locale: string;
  queries: JudgedQuery[];
  /** Minimum recall@5 and MRR@10, from 0 to 1. @default no minimum */
  floors: Partial<Record<JudgedEngine, [recall: number, mrr: number]>>;
};

type BySet<Value> = Record<string, Record<string, Value>>;
type QueryFile = {floors?: Partial<Record<JudgedEngine, BySet<[number, number]>>>} & BySet<
  Record<string, string | string[]>
>;

/** Returns a schema of an object that is not empty, with any keys. */
const objectOf = (value: Joi.Schema) => Joi.object().pattern(Joi.string(), value).min(1);
const page = Joi.string().pattern(/^\//, {name: 'path that starts with "/"'});
const share = Joi.number().min(0).max(1).required();
const floors = objectOf(objectOf(Joi.array().ordered(share, share)));
const schema = objectOf(
  objectOf(objectOf(Joi.alternatives(page, Joi.array().items(page).min(1)).match('any'))),
)
  .keys({floors: Joi.object({embedded: floors, host: floors})})
  .label('the file');

/** @throws UserError if engines would not search the whole query */
export function assertQuery(query: string): void {
  const name = `The query "${query.slice(0, 40)}${query.length > 40 ? '…' : ''}"`;
  if (query.length > maxQueryLength) {
    throw new UserError(
      `${name} has ${query.length} characters. Only ${maxQueryLength} are searched.`,
    );
  }
  if (/\p{Cs}/u.test(query)) {
    throw new UserError(`${name} contains half a character (a lone surrogate).`);
  }
  if (!/[\p{L}\p{N}]/u.test(query)) {
    throw new UserError(`${name} has no letters or digits.`);
  }
}

/**
 * Reads judged queries from a YAML file: `set: {locale: {query: page, or list of pages}}`, and the key `floors` with
 * `engine: {set: {locale: [recall@5, MRR@10]}}`.
 *
 * @throws UserError that names the file, and the entry if its value is invalid
 */
export function readJudgedQueries(file: string): JudgedSet[] {
  try {
    const content = yaml.load(fs.readFileSync(file, 'utf8'));
    const {floors: minimums = {}, ...sets} = Joi.attempt(content ?? {}, schema) as QueryFile;
    for (const [engine, bySet] of Object.entries(minimums)) {
      for (const [set, byLocale] of Object.entries(bySet)) {
        const unknown = Object.keys(byLocale).find((locale) => !sets[set]?.[locale]);
        if (unknown !== undefined) {
          throw new Error(`there are no queries for the floor ${engine}, ${set}, ${unknown}`);
        }
      }
    }
    return Object.entries(sets).flatMap(([set, locales]) =>
      Object.entries(locales).map(([locale, queries]) => ({
        set,
        locale,
        queries: Object.entries(queries).map(([query, expected]) => {
          assertQuery(query);
          return {query, expected: [expected].flat()};
        }),
        floors: {
          embedded: minimums.embedded?.[set]?.[locale],
          host: minimums.host?.[set]?.[locale],
        },
      })),
    );
  } catch (error) {
    throw new UserError(`Cannot read the queries in ${file}: ${(error as Error).message}`);
  }
}
