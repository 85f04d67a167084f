import type {PushedRecord} from './pushedRecord';

/** A query that must have results, because it is the title of a page. */
export type SmokeQuery = {lang: string; query: string};

/** Enough to detect an index without results in a language. */
const queriesPerLanguage = 5;

/** Matches titles in which every tokenizer finds a word. */
const hasWord = /\p{L}{2}/u;

/** Selects up to five page titles of each language. The selection depends on ids only, so it is the same for each build. */
export function smokeQueries(records: PushedRecord[]): SmokeQuery[] {
  const titles = new Map<string, Set<string>>();
  const byId = [...records].sort((a, b) => (a.objectID < b.objectID ? -1 : 1));
  for (const {lang, position, hierarchy_lvl1: title} of byId) {
    const found = titles.get(lang) ?? new Set();
    if (position === 0 && hasWord.test(title) && found.size < queriesPerLanguage) {
      titles.set(lang, found.add(title));
    }
  }
  return Array.from(titles, ([lang, queries]) =>
    Array.from(queries, (query) => ({lang, query})),
  ).flat();
}
