import {countRecords, type RecordCounts} from './recordCounts';
import type {SearchHost} from './searchHost';
import type {SmokeQuery} from './smokeQueries';

/** A filter as the search modal writes it. */
function langFilter(lang: string): string[] {
  return [`lang = ${lang.includes('"') ? `'${lang}'` : `"${lang}"`}`];
}

/** The queries that find nothing, asked as a reader's search is. */
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
 * Counts records by language and version as a search sees them, which needs no more than the right to search. Facets are counted
 * to the last record, hits are not.
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
