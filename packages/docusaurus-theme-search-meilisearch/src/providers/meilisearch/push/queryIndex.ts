import {countRecords, type RecordCounts} from './recordCounts';
import type {SearchHost} from './searchHost';
import type {SmokeQuery} from './smokeQueries';

/** The language filter, as the search modal sends it. */
function langFilter(lang: string): string[] {
  return [`lang = ${lang.includes('"') ? `'${lang}'` : `"${lang}"`}`];
}

/**
 * Searches the index as the search modal does.
 *
 * @returns the queries without a hit
 * @throws CommandError if a request fails
 */
export async function queriesWithoutHits(
  host: SearchHost,
  uid: string,
  queries: SmokeQuery[],
): Promise<SmokeQuery[]> {
  const failed: SmokeQuery[] = [];
  for (const smoke of queries) {
    const {hits} = await host.search(uid, smoke.query, {
      filter: langFilter(smoke.lang),
      limit: 1,
      attributesToRetrieve: ['objectID'],
    });
    if (hits.length === 0) {
      failed.push(smoke);
    }
  }
  return failed;
}

/**
 * Counts the records by language and version, using facets: facet counts are exact, `estimatedTotalHits` is not. The key needs the
 * action `search` only.
 *
 * @throws CommandError if a request fails
 */
export async function countByFacets(host: SearchHost, uid: string): Promise<RecordCounts> {
  const counts = countRecords([]);
  const all = await host.search(uid, '', {facets: ['lang'], limit: 0});
  for (const [lang, total] of Object.entries(all.facetDistribution?.lang ?? {})) {
    const {facetDistribution} = await host.search(uid, '', {
      filter: langFilter(lang),
      facets: ['version'],
      limit: 0,
    });
    const versions = new Map(Object.entries(facetDistribution?.version ?? {}));
    const ofVersions = [...versions.values()].reduce((sum, count) => sum + count, 0);
    counts.set(lang, total > ofVersions ? versions.set('', total - ofVersions) : versions);
  }
  return counts;
}
