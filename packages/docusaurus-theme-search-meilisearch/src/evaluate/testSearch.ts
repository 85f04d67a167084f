import {readBuiltLocale, type BuiltLocale, type BuiltSite} from './builtLocale';
import {pathOf} from './explainQuery';
import type {JudgedEngine, JudgedQuery, JudgedSet} from './judgedQueries';

/** A query without an expected page among its first five hits, which are `found`. */
export type Miss = JudgedQuery & {found: string[]};

/** The figures of the queries of a set in a locale. */
export type SetResult = Pick<JudgedSet, 'set' | 'locale'> & {
  engine: JudgedEngine;
  /** Number of queries. */
  queries: number;
  /** Share of queries with an expected page among the first five hits. */
  recall: number;
  /** Mean of 1 / rank of the first expected page among ten hits, or 0. */
  mrr: number;
  floor?: [recall: number, mrr: number];
  misses: Miss[];
};

/** The results of judged queries. */
export type SearchTest = {
  /** Expected pages that do not exist, in which case nothing was searched, or figures below their floors. Empty if the test passes. */
  problems: string[];
  results: SetResult[];
};

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Finds expected pages and sections that are not in the index. */
function missingPages(
  {set, locale, queries}: JudgedSet,
  {sections, baseUrl}: BuiltLocale,
): string[] {
  const links = new Set(
    sections.flatMap((section) => {
      const page = pathOf(section, baseUrl);
      return [page, `${page}#${section.anchor}`];
    }),
  );
  return queries.flatMap(({query, expected}) =>
    expected
      .filter((link) => !links.has(link))
      .map((link) => `${set}, ${locale}, "${query}": ${link} is not in the index.`),
  );
}

async function judge(
  {query, expected}: JudgedQuery,
  search: NonNullable<BuiltLocale['searchHost']> | BuiltLocale['search'],
  {baseUrl, sections, params}: BuiltLocale,
): Promise<Miss & {rank: number}> {
  const pages = expected.map((link) => link.split('#')[0]);
  const own = sections.filter((section) => pages.includes(pathOf(section, baseUrl)));
  const {hits} = await search(query, {...params(own.map(({docsTag}) => docsTag)), limit: 10});
  const found = hits.map((hit) => `${pathOf(hit, baseUrl)}#${hit.anchor}`);
  const index = found.findIndex((link) =>
    [link, link.split('#')[0] ?? ''].some((own) => expected.includes(own)),
  );
  return {query, expected, found: found.slice(0, 5), rank: index < 0 ? Infinity : index + 1};
}

async function testSet(
  engine: JudgedEngine,
  {set, locale, queries, floors}: JudgedSet,
  built: BuiltLocale,
): Promise<SetResult> {
  const {search, searchHost = search} = built;
  const judgements = [];
  // One after the other, for the sake of the host.
  for (const query of queries) {
    judgements.push(await judge(query, engine === 'host' ? searchHost : search, built));
  }
  return {
    engine,
    set,
    locale,
    queries: queries.length,
    recall: mean(judgements.map(({rank}) => (rank <= 5 ? 1 : 0))),
    mrr: mean(judgements.map(({rank}) => 1 / rank)),
    floor: floors[engine],
    misses: judgements
      .filter(({rank}) => rank > 5)
      .map(({query, expected, found}) => ({query, expected, found})),
  };
}

function belowFloor({engine, set, locale, recall, mrr, floor = [0, 0]}: SetResult): string[] {
  return [
    {name: 'recall@5', value: recall, minimum: floor[0]},
    {name: 'MRR@10', value: mrr, minimum: floor[1]},
  ]
    .filter(({value, minimum}) => value < minimum)
    .map(
      ({name, value, minimum}) =>
        `${engine}, ${set}, ${locale}: ${name} ${value.toFixed(3)} is below ${minimum}.`,
    );
}

/**
 * Runs judged queries on the index of a built site and, if the site has one, on its host.
 *
 * @throws UserError if a locale does not exist or is not built, or the host fails
 */
export async function testSearch(site: BuiltSite, sets: JudgedSet[]): Promise<SearchTest> {
  const locales = new Map<string, BuiltLocale>();
  for (const locale of new Set(sets.map((set) => set.locale))) {
    locales.set(locale, await readBuiltLocale(site, locale));
  }
  const tested = sets.map((set) => ({set, built: locales.get(set.locale) as BuiltLocale}));
  const missing = tested.flatMap(({set, built}) => missingPages(set, built));
  if (missing.length > 0) {
    return {problems: missing, results: []};
  }
  const engines: JudgedEngine[] = site.search?.meilisearch ? ['embedded', 'host'] : ['embedded'];
  const results: SetResult[] = [];
  for (const engine of engines) {
    for (const {set, built} of tested) {
      results.push(await testSet(engine, set, built));
    }
  }
  return {problems: results.flatMap(belowFloor), results};
}

const figure = (value: number, minimum?: number) =>
  value.toFixed(3) + (minimum === undefined ? '' : ` (min. ${minimum})`);

/** Formats results as a table and a list of misses, in lines. */
export function formatResults(results: SetResult[]): string[] {
  const row = (cells: string[]) => cells.map((cell) => cell.padEnd(18)).join(' ');
  const rows = results.map(({engine, set, locale, queries, recall, mrr, floor = []}) =>
    row([engine, set, locale, String(queries), figure(recall, floor[0]), figure(mrr, floor[1])]),
  );
  const misses = results.flatMap(({engine, set, locale, misses: own}) =>
    own.map(
      ({query, expected, found}) =>
        `- ${engine}, ${set}, ${locale}: ${query}: expected ${expected.join(' or ')}; found ${found.join(' ') || 'nothing'}`,
    ),
  );
  return [
    row(['Engine', 'Set', 'Locale', 'Queries', 'Recall@5', 'MRR@10']),
    ...rows,
    '',
    ...misses,
  ];
}
