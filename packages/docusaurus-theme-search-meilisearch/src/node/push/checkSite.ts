import type {MeilisearchConfig} from '../../themeConfig';
import {countByFacets, queriesWithoutHits} from './askIndex';
import {CommandError} from './commandError';
import type {HostFetchOptions} from './hostFetch';
import {furtherRights} from './keyRights';
import {countDifferences, countLines, countRecords} from './recordCounts';
import type {PushedRecord} from './pushedRecord';
import type {Reporter} from './reporter';
import {SearchHost} from './searchHost';
import {smokeQueries} from './smokeQueries';

/** What to check, with the key that readers have. */
export type CheckedSearch = Pick<MeilisearchConfig, 'host' | 'apiKey' | 'indexUid'> &
  HostFetchOptions & {
    /** Further queries, each of which must find something in one language at least. */
    queries: string[];
  };

async function checkRights(search: CheckedSearch, reporter: Reporter): Promise<number> {
  const rights = await furtherRights(search);
  if (rights.length === 0) {
    reporter.line('Key: may do nothing but search');
    return 0;
  }
  reporter.error(
    `The public key may do more than search: ${rights.join(', ')}. Everyone can read it in the site's JavaScript. Replace it by a key with the action "search" on ${search.indexUid} alone.`,
  );
  return 1;
}

async function checkCounts(
  host: SearchHost,
  {indexUid}: CheckedSearch,
  records: PushedRecord[],
  reporter: Reporter,
): Promise<number> {
  const site = countRecords(records);
  const differences = countDifferences(site, await countByFacets(host, indexUid));
  differences.forEach((difference) => reporter.error(`Records in ${difference}`));
  if (differences.length === 0) {
    reporter.line(`Records: as in the site (${countLines(site).join('; ')})`);
  } else {
    reporter.line('Run "docusaurus search:push".');
  }
  return differences.length;
}

async function checkQueries(
  host: SearchHost,
  {indexUid, queries}: CheckedSearch,
  records: PushedRecord[],
  reporter: Reporter,
): Promise<number> {
  const titles = smokeQueries(records);
  const langs = [...new Set(records.map(({lang}) => lang))];
  const own = queries.flatMap((query) => langs.map((lang) => ({lang, query})));
  const failed = await queriesWithoutHits(host, indexUid, [...titles, ...own]);
  const failedTitles = failed.filter((query) => titles.includes(query));
  for (const {lang, query} of failedTitles) {
    reporter.error(`The title "${query}" (${lang}) finds nothing`);
  }
  const failedOwn = queries.filter((query) =>
    langs.every((lang) =>
      failed.some((found) => own.includes(found) && found.lang === lang && found.query === query),
    ),
  );
  failedOwn.forEach((query) => reporter.error(`The query "${query}" finds nothing`));
  const total = titles.length + queries.length;
  const withoutHit = failedTitles.length + failedOwn.length;
  reporter.line(`Queries: ${total - withoutHit} of ${total} find something`);
  return withoutHit;
}

/**
 * Looks at a site's search as its readers have it: whether their key may do more than search, and whether the index has the
 * site's languages, versions and records, and answers.
 *
 * @returns number of problems, which were reported
 * @throws CommandError where the host does not answer, or not to this key
 */
export async function checkSite(
  search: CheckedSearch,
  records: PushedRecord[],
  reporter: Reporter,
): Promise<number> {
  const host = await SearchHost.connect(search);
  // First, since without a search there is nothing to check; it says whether host, key and index are right.
  await host.search(search.indexUid, '', {limit: 0});
  const problems = await checkRights(search, reporter);
  try {
    return (
      problems +
      (await checkCounts(host, search, records, reporter)) +
      (await checkQueries(host, search, records, reporter))
    );
  } catch (error) {
    if (error instanceof CommandError && /invalid_search_(filter|facets)/.test(error.message)) {
      throw new CommandError(
        `Searches of ${search.indexUid} cannot be filtered by language. Run "docusaurus search:push". ${error.message}`,
      );
    }
    throw error;
  }
}
