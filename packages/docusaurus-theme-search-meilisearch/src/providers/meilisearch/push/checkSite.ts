import type {HostRecord} from '../record';
import {CommandError} from './commandError';
import {
  countDifferences,
  countLines,
  countOnHost,
  countRecords,
  queriesWithoutHits,
  titleQueries,
} from './indexQueries';
import type {Reporter} from './reporter';
import type {SearchHost} from './searchHost';

async function checkCounts(
  host: SearchHost,
  uid: string,
  records: HostRecord[],
  reporter: Reporter,
): Promise<number> {
  const site = countRecords(records);
  const differences = countDifferences(site, await countOnHost(host, uid));
  differences.forEach((difference) => reporter.error(`Records in ${difference}`));
  reporter.line(
    differences.length === 0
      ? `Records: same as in the built site (${countLines(site).join('; ')})`
      : 'Run "docusaurus search:push" to update the index.',
  );
  return differences.length;
}

async function checkQueries(
  host: SearchHost,
  uid: string,
  records: HostRecord[],
  queries: string[],
  reporter: Reporter,
): Promise<number> {
  const titles = titleQueries(records);
  const failedTitles = await queriesWithoutHits(host, uid, titles);
  for (const {lang, query} of failedTitles) {
    reporter.error(`No results for the title "${query}" (${lang})`);
  }
  const langs = [...new Set(records.map(({lang}) => lang))];
  const own = queries.flatMap((query) => langs.map((lang) => ({lang, query})));
  const failedOwn = await queriesWithoutHits(host, uid, own);
  const withoutHits = queries.filter(
    (query) => failedOwn.filter((failed) => failed.query === query).length >= langs.length,
  );
  withoutHits.forEach((query) => reporter.error(`No results for the query "${query}"`));
  const total = titles.length + queries.length;
  const problems = failedTitles.length + withoutHits.length;
  reporter.line(`Queries: ${total - problems} of ${total} have results`);
  return problems;
}

/**
 * Checks a Meilisearch index with the public key: that it has the records of the built site in each language and version, and that page
 * titles and the given queries have results.
 *
 * @param host connection with the public key
 * @param queries additional queries, each of which must have results in at least one language
 * @returns number of reported problems
 * @throws CommandError if the host is unreachable, the key is rejected, or the index does not exist
 */
export async function checkSite(
  host: SearchHost,
  indexUid: string,
  records: HostRecord[],
  queries: string[],
  reporter: Reporter,
): Promise<number> {
  try {
    return (
      (await checkCounts(host, indexUid, records, reporter)) +
      (await checkQueries(host, indexUid, records, queries, reporter))
    );
  } catch (error) {
    if (error instanceof CommandError && /invalid_search_(filter|facets)/.test(error.message)) {
      throw new CommandError(
        `The index ${indexUid} cannot be filtered by language. Run "docusaurus search:push" to update its settings. ${error.message}`,
      );
    }
    throw error;
  }
}
