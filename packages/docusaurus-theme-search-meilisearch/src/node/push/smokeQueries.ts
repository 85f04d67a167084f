import type {PushedRecord} from './pushedRecord';

/** A query that must find something, since it is the title of a page. */
export type SmokeQuery = {lang: string; query: string};

/** Of each language: enough to notice an index that does not answer in it. */
const queriesOfLanguage = 5;

/** A title that every tokenizer finds words in. */
const hasWord = /\p{L}{2}/u;

/** Titles of pages, some of each language. They are chosen by the records' ids, so that each build of a site gives the same. */
export function smokeQueries(records: PushedRecord[]): SmokeQuery[] {
  const titles = new Map<string, Set<string>>();
  const byId = [...records].sort((a, b) => (a.objectID < b.objectID ? -1 : 1));
  for (const {lang, position, hierarchy_lvl1: title} of byId) {
    const found = titles.get(lang) ?? new Set();
    if (position === 0 && hasWord.test(title) && found.size < queriesOfLanguage) {
      titles.set(lang, found.add(title));
    }
  }
  return Array.from(titles, ([lang, queries]) =>
    Array.from(queries, (query) => ({lang, query})),
  ).flat();
}
