import type {MeilisearchConfig} from '../../../themeConfig';
import {countByFacets, queriesWithoutHits} from './queryIndex';
import {CommandError} from './commandError';
import type {HostFetchOptions} from './hostFetch';
import {extraPermissions} from './keyPermissions';
import {countDifferences, countLines, countRecords} from './recordCounts';
import type {PushedRecord} from './pushedRecord';
import type {Reporter} from './reporter';
import {SearchHost} from './searchHost';
import {smokeQueries} from './smokeQueries';

/** The index to check, and the public key. */
export type CheckOptions = Pick<MeilisearchConfig, 'host' | 'apiKey' | 'indexUid'> &
  HostFetchOptions & {
    /** Additional queries, each of which must have results in at least one language. */
    queries: string[];
  };

async function checkPermissions(search: CheckOptions, reporter: Reporter): Promise<number> {
  const permissions = await extraPermissions(search);
  if (permissions.length === 0) {
    reporter.line('Key: can only search');
    return 0;
  }
  reporter.error(
    `The public key allows more than searching: ${permissions.join(', ')}. The JavaScript of the site contains the key, so everyone can use it. Replace it with a key that has the action "search" for the index ${search.indexUid} only.`,
  );
  return 1;
}

async function checkCounts(
  host: SearchHost,
  {indexUid}: CheckOptions,
  records: PushedRecord[],
  reporter: Reporter,
): Promise<number> {
  const site = countRecords(records);
  const differences = countDifferences(site, await countByFacets(host, indexUid));
  differences.forEach((difference) => reporter.error(`Records in ${difference}`));
  if (differences.length === 0) {
    reporter.line(`Records: same as in the built site (${countLines(site).join('; ')})`);
  } else {
    reporter.line('Run "docusaurus search:push" to update the index.');
  }
  return differences.length;
}

async function checkQueries(
  host: SearchHost,
  {indexUid, queries}: CheckOptions,
  records: PushedRecord[],
  reporter: Reporter,
): Promise<number> {
  const titles = smokeQueries(records);
  const langs = [...new Set(records.map(({lang}) => lang))];
  const own = queries.flatMap((query) => langs.map((lang) => ({lang, query})));
  const failed = await queriesWithoutHits(host, indexUid, [...titles, ...own]);
  const failedTitles = failed.filter((query) => titles.includes(query));
  for (const {lang, query} of failedTitles) {
    reporter.error(`No results for the title "${query}" (${lang})`);
  }
  const failedOwn = queries.filter((query) =>
    langs.every((lang) =>
      failed.some((found) => own.includes(found) && found.lang === lang && found.query === query),
    ),
  );
  failedOwn.forEach((query) => reporter.error(`No results for the query "${query}"`));
  const total = titles.length + queries.length;
  const withoutHit = failedTitles.length + failedOwn.length;
  reporter.line(`Queries: ${total - withoutHit} of ${total} have results`);
  return withoutHit;
}

/**
 * Checks the Meilisearch index with the public key: that the key can only search, that the index has the records of the built site
 * in each language and version, and that page titles and the given queries have results.
 *
 * @returns number of reported problems
 * @throws CommandError if the host is unreachable, the key is rejected, or the index does not exist
 */
export async function checkSite(
  search: CheckOptions,
  records: PushedRecord[],
  reporter: Reporter,
): Promise<number> {
  const host = await SearchHost.connect(search);
  // Search first: the error says whether the host, the key or the index is wrong.
  await host.search(search.indexUid, '', {limit: 0});
  const problems = await checkPermissions(search, reporter);
  try {
    return (
      problems +
      (await checkCounts(host, search, records, reporter)) +
      (await checkQueries(host, search, records, reporter))
    );
  } catch (error) {
    if (error instanceof CommandError && /invalid_search_(filter|facets)/.test(error.message)) {
      throw new CommandError(
        `The index ${search.indexUid} cannot be filtered by language. Run "docusaurus search:push" to update its settings. ${error.message}`,
      );
    }
    throw error;
  }
}
