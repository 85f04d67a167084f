import {readBuiltLocale, type BuiltLocale, type BuiltSite} from './builtLocale';
import type {Engine, Floor, JudgedQueries, JudgedQuery} from './judgedQueries';
import {pathOf} from './pathOf';

/** A query without an expected page among its first five hits. */
export type Miss = {query: string; expected: string[]; found: string[]};

/** The figures of the queries of a set in a locale. */
export type SetResult = {
  engine: Engine;
  set: string;
  locale: string;
  /** Number of queries. */
  queries: number;
  /** Share of queries with an expected page among the first five hits. */
  recall: number;
  /** Mean of 1 / rank of the first expected page among ten hits, or 0. */
  mrr: number;
  floor?: Floor;
  misses: Miss[];
};

/** The results of judged queries. */
export type SearchTest = {
  /** Errors in the queries, in which case nothing was searched, or figures below their floors. Empty if the test passes. */
  problems: string[];
  results: SetResult[];
};

const matches = (expected: string, link: string) =>
  link === expected || link.split('#')[0] === expected;

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The links to the sections of a locale. */
function linksOf({sections, baseUrl}: BuiltLocale): Set<string> {
  return new Set(
    sections.flatMap((section) => {
      const page = pathOf(section, baseUrl);
      return [page, `${page}#${section.anchor}`];
    }),
  );
}

/** Finds floors without queries, and expected pages and sections that are not in the index. */
function problemsOf({sets, floors}: JudgedQueries, locales: Map<string, BuiltLocale>): string[] {
  const withoutQueries = Object.entries(floors).flatMap(([engine, bySet]) =>
    Object.entries(bySet).flatMap(([set, byLocale]) =>
      Object.keys(byLocale)
        .filter((locale) => !sets.get(set)?.some((judged) => judged.locale === locale))
        .map((locale) => `There are no queries for the floor ${engine}, ${set}, ${locale}.`),
    ),
  );
  const links = new Map(Array.from(locales, ([locale, built]) => [locale, linksOf(built)]));
  const missing = [...sets].flatMap(([set, judged]) =>
    judged.flatMap(({query, locale, expected}) =>
      expected
        .filter((link) => !links.get(locale)?.has(link))
        .map((link) => `${set}, ${locale}, "${query}": ${link} is not in the index.`),
    ),
  );
  return [...withoutQueries, ...missing];
}

async function judge(
  engine: Engine,
  {query, expected}: JudgedQuery,
  locale: BuiltLocale,
): Promise<Miss & {rank: number}> {
  const {baseUrl, sections, params, search, searchHost = search} = locale;
  const pages = new Set(expected.map((link) => link.split('#')[0]));
  const tags = sections
    .filter((section) => pages.has(pathOf(section, baseUrl)))
    .map(({docsTag}) => docsTag);
  const run = engine === 'host' ? searchHost : search;
  const {hits} = await run(query, {...params(tags), limit: 10});
  const found = hits.map((hit) => `${pathOf(hit, baseUrl)}#${hit.anchor}`);
  const index = found.findIndex((link) => expected.some((own) => matches(own, link)));
  return {query, expected, found: found.slice(0, 5), rank: index < 0 ? Infinity : index + 1};
}

function belowFloor({engine, set, locale, recall, mrr, floor}: SetResult): string[] {
  const [minRecall = 0, minMrr = 0] = floor ?? [];
  const below = (name: string, value: number, minimum: number) =>
    value < minimum
      ? [`${engine}, ${set}, ${locale}: ${name} ${value.toFixed(3)} is below ${minimum}.`]
      : [];
  return [...below('recall@5', recall, minRecall), ...below('MRR@10', mrr, minMrr)];
}

/**
 * Runs judged queries on the index of a built site and, if the site has one, on its host.
 *
 * @throws CommandError if a locale does not exist or is not built, or the host fails
 */
export async function testSearch(site: BuiltSite, judged: JudgedQueries): Promise<SearchTest> {
  const locales = new Map<string, BuiltLocale>();
  for (const {locale} of [...judged.sets.values()].flat()) {
    if (!locales.has(locale)) {
      locales.set(locale, await readBuiltLocale(site, locale));
    }
  }
  const problems = problemsOf(judged, locales);
  if (problems.length > 0) {
    return {problems, results: []};
  }
  const engines: Engine[] = site.search?.meilisearch ? ['embedded', 'host'] : ['embedded'];
  const results: SetResult[] = [];
  for (const engine of engines) {
    for (const [set, queries] of judged.sets) {
      for (const [locale, built] of locales) {
        const judgements = [];
        for (const query of queries.filter((own) => own.locale === locale)) {
          judgements.push(await judge(engine, query, built));
        }
        if (judgements.length > 0) {
          results.push({
            engine,
            set,
            locale,
            queries: judgements.length,
            recall: mean(judgements.map(({rank}) => (rank <= 5 ? 1 : 0))),
            mrr: mean(judgements.map(({rank}) => 1 / rank)),
            floor: judged.floors[engine]?.[set]?.[locale],
            misses: judgements
              .filter(({rank}) => rank > 5)
              .map(({query, expected, found}) => ({query, expected, found})),
          });
        }
      }
    }
  }
  return {problems: results.flatMap(belowFloor), results};
}

const figure = (value: number, minimum?: number) =>
  value.toFixed(3) + (minimum === undefined ? '' : ` (min. ${minimum})`);

/** Formats results as lines of text. */
export function asText(results: SetResult[]): string[] {
  return results.flatMap(({engine, set, locale, queries, recall, mrr, floor = [], misses}) => [
    `${engine}, ${set}, ${locale}: ${queries} ${queries === 1 ? 'query' : 'queries'}, recall@5 ${figure(recall, floor[0])}, MRR@10 ${figure(mrr, floor[1])}`,
    ...misses.map(
      ({query, expected, found}) =>
        `  missed "${query}": expected ${expected.join(' or ')}; found ${found.join(' ') || 'nothing'}`,
    ),
  ]);
}

/** Formats results as a Markdown table, and a list of misses. */
export function asMarkdown(results: SetResult[]): string[] {
  const escaped = (text: string) => text.replace(/[\\`*_[\]<>|]/g, '\\$&');
  const code = (links: string[]) => links.map((link) => `\`${link}\``).join(', ');
  return [
    '| Engine | Set | Locale | Queries | Recall@5 | MRR@10 |',
    '| --- | --- | --- | --: | --: | --: |',
    ...results.map(
      ({engine, set, locale, queries, recall, mrr, floor = []}) =>
        `| ${engine} | ${escaped(set)} | ${locale} | ${queries} | ${figure(recall, floor[0])} | ${figure(mrr, floor[1])} |`,
    ),
    '',
    ...results.flatMap(({engine, set, locale, misses}) =>
      misses.map(
        ({query, expected, found}) =>
          `- ${engine}, ${escaped(set)}, ${locale}: ${escaped(query)}: expected ${code(expected)}; found ${code(found) || 'nothing'}`,
      ),
    ),
  ];
}
