import fs from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import {expect} from 'vitest';

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

/** A query with the links that were found, and the rank of the first relevant one, from 1; infinity if there is none. */
export type Judgement = {query: string; found: string[]; rank: number};

/** Judges the links that were found for a query. */
export function judge(
  query: string,
  found: string[],
  isRelevant: (link: string) => boolean,
): Judgement {
  const index = found.findIndex(isRelevant);
  return {query, found, rank: index < 0 ? Infinity : index + 1};
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Prints the figures of queries and what was missed, and fails if a figure is below its floor. */
export function expectFloors(
  name: string,
  judgements: Judgement[],
  [minRecall, minMrr]: readonly [recall: number, mrr: number],
): void {
  const recall = mean(judgements.map(({rank}) => (rank <= 5 ? 1 : 0)));
  const mrr = mean(judgements.map(({rank}) => 1 / rank));
  const misses = judgements
    .filter(({rank}) => rank > 5)
    .map(({query, found}) => `  missed ${query}: ${found.slice(0, 5).join(' ')}`);
  console.log(
    [
      `${name}: ${judgements.length} queries, recall@5 ${recall.toFixed(3)}, MRR@10 ${mrr.toFixed(3)}`,
      ...misses,
    ].join('\n'),
  );
  expect(judgements.length).toBeGreaterThan(0);
  expect(recall).toBeGreaterThanOrEqual(minRecall);
  expect(mrr).toBeGreaterThanOrEqual(minMrr);
}
