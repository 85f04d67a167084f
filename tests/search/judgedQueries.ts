import fs from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';

/** A query, and the pages that answer it; see the file for how they are written. */
export type JudgedQuery = {query: string; locale: string; expected: string[]};

type QueryFile = Record<string, Record<string, Record<string, string | string[]>>>;

const file = path.join(import.meta.dirname, 'search.queries.yml');

/** The judged queries by set. */
export function readJudgedQueries(): Map<string, JudgedQuery[]> {
  const sets = Object.entries(yaml.load(fs.readFileSync(file, 'utf8')) as QueryFile);
  return new Map(
    sets.map(([set, locales]) => [
      set,
      Object.entries(locales).flatMap(([locale, queries]) =>
        Object.entries(queries).map(([query, expected]) => ({
          query,
          locale,
          expected: [expected].flat(),
        })),
      ),
    ]),
  );
}
