import fs from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';

/** A query and the pages that are relevant to it. `search.queries.yml` describes their format. */
export type JudgedQuery = {query: string; locale: string; expected: string[]};

type QueryFile = Record<string, Record<string, Record<string, string | string[]>>>;

const file = path.join(import.meta.dirname, 'search.queries.yml');

/** Reads the judged queries, by set. */
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
