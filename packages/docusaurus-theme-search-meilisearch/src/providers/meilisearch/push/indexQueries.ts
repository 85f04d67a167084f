import type {HostRecord} from '../record';
import type {SearchHost} from './searchHost';

/** A query that must have results in a language. */
export type LanguageQuery = {lang: string; query: string};

/** Number of records by language and version, such as `ko, v1` or `ko, no version`. */
export type RecordCounts = Map<string, number>;

/** Enough to detect an index without results in a language. */
const titlesPerLanguage = 5;

/** Matches titles in which every tokenizer finds a word. */
const hasWord = /\p{L}{2}/u;

function nameOf(lang: string, version: string): string {
  return version ? `${lang}, ${version}` : `${lang}, no version`;
}

/** Selects up to five page titles of each language. The selection depends on ids only, so it is the same for each build. */
export function titleQueries(records: HostRecord[]): LanguageQuery[] {
  const titles = new Map<string, Set<string>>();
  const byId = [...records].sort((a, b) => (a.objectID < b.objectID ? -1 : 1));
  for (const {lang, position, hierarchy_lvl1: title} of byId) {
    const found = titles.get(lang) ?? new Set();
    if (position === 0 && title && hasWord.test(title) && found.size < titlesPerLanguage) {
      titles.set(lang, found.add(title));
    }
  }
  return Array.from(titles, ([lang, queries]) =>
    Array.from(queries, (query) => ({lang, query})),
  ).flat();
}

/** Returns the queries without a hit in the index. */
export async function queriesWithoutHits(
  host: SearchHost,
  uid: string,
  queries: LanguageQuery[],
): Promise<LanguageQuery[]> {
  const failed: LanguageQuery[] = [];
  for (const item of queries) {
    const {hits} = await host.search(uid, {...item, limit: 1});
    if (hits.length === 0) {
      failed.push(item);
    }
  }
  return failed;
}

/** Counts records by language and version. */
export function countRecords(records: HostRecord[]): RecordCounts {
  const counts: RecordCounts = new Map();
  for (const {lang, version = ''} of records) {
    const name = nameOf(lang, version);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Counts the records of an index by facets: facet counts are exact, `estimatedTotalHits` is not. */
export async function countOnHost(host: SearchHost, uid: string): Promise<RecordCounts> {
  const counts: RecordCounts = new Map();
  const {facetDistribution: all} = await host.search(uid, {facet: 'lang', limit: 0});
  for (const [lang, total] of Object.entries(all?.lang ?? {})) {
    const {facetDistribution: found} = await host.search(uid, {lang, facet: 'version', limit: 0});
    const versions = Object.entries(found?.version ?? {});
    versions.forEach(([version, count]) => counts.set(nameOf(lang, version), count));
    const rest = total - versions.reduce((sum, [, count]) => sum + count, 0);
    if (rest > 0) {
      counts.set(nameOf(lang, ''), rest);
    }
  }
  return counts;
}

/** Formats counts as sorted lines, such as `ko, v1: 1049`. */
export function countLines(counts: RecordCounts): string[] {
  return Array.from(counts, ([name, count]) => `${name}: ${count}`).sort();
}

/** Formats the counts that differ, such as `ko, v1: 1049 in the site, 1048 in the index`. */
export function countDifferences(site: RecordCounts, index: RecordCounts): string[] {
  return [...new Set([...site.keys(), ...index.keys()])]
    .filter((name) => site.get(name) !== index.get(name))
    .map(
      (name) => `${name}: ${site.get(name) ?? 0} in the site, ${index.get(name) ?? 0} in the index`,
    )
    .sort();
}
