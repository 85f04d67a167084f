import type {HostRecord} from '../record';
import {changesLine, compare, countOf, type PushGoal} from './pushSite';
import type {Reporter} from '../../../node/reporter';
import type {SearchHost} from './searchHost';

/** A query that must have results in one of the languages. */
type ExpectedQuery = {query: string; langs: string[]};

/** Enough to detect an index without results in a language. */
const titlesPerLanguage = 5;

/** Matches titles in which every tokenizer finds a word. */
const hasWord = /\p{L}{2}/u;

/** Selects up to five page titles of each language. The selection depends on ids only, so it is the same for each build. */
function titleQueries(records: HostRecord[]): ExpectedQuery[] {
  const titles = new Map<string, Set<string>>();
  const byId = [...records].sort((a, b) => (a.objectID < b.objectID ? -1 : 1));
  for (const {lang, position, hierarchy_lvl1: title} of byId) {
    const found = titles.get(lang) ?? new Set();
    if (position === 0 && title && hasWord.test(title) && found.size < titlesPerLanguage) {
      titles.set(lang, found.add(title));
    }
  }
  return Array.from(titles, ([lang, queries]) =>
    Array.from(queries, (query) => ({query, langs: [lang]})),
  ).flat();
}

async function hasHits(
  host: SearchHost,
  uid: string,
  {query, langs}: ExpectedQuery,
): Promise<boolean> {
  for (const lang of langs) {
    const {hits} = await host.search(uid, {query, lang, limit: 1});
    if (hits.length > 0) {
      return true;
    }
  }
  return false;
}

/**
 * Checks a Meilisearch index: that it equals the built site, and that page titles and the given queries have results.
 *
 * @param readers connection with the public key, which searches
 * @param admin connection with a key that can read records; without it, the index is not compared with the site
 * @param queries additional queries, each of which must have results in at least one language
 * @returns number of reported problems
 * @throws UserError if the host is unreachable, a key is rejected, or the index does not exist
 */
export async function checkSite(
  {readers, admin}: {readers: SearchHost; admin?: SearchHost},
  indexUid: string,
  goal: PushGoal,
  queries: string[],
  reporter: Reporter,
): Promise<number> {
  let problems = 0;
  if (admin) {
    const changes = compare(goal, await admin.readIndex(indexUid));
    if (countOf(changes) > 0 || changes.settings) {
      problems += 1;
      reporter.error(
        `${changesLine(indexUid, changes, goal)}. Run "docusaurus search:push" to update the index.`,
      );
    } else {
      reporter.line(`Records: the same ${goal.records.length} as in the built site`);
    }
  } else {
    reporter.warn('MEILI_ADMIN_KEY is not set, so the records are not compared with the site.');
  }
  const langs = [...new Set(goal.records.map(({lang}) => lang))];
  const expected = [...titleQueries(goal.records), ...queries.map((query) => ({query, langs}))];
  let failed = 0;
  for (const item of expected) {
    if (!(await hasHits(readers, indexUid, item))) {
      failed += 1;
      reporter.error(`No results for "${item.query}" (${item.langs.join(', ')})`);
    }
  }
  reporter.line(`Queries: ${expected.length - failed} of ${expected.length} have results`);
  return problems + failed;
}
