import {completeWord} from './korean/completeWord';

/**
 * Whether the last word of a query is complete although no space follows. A host searches for words that start with the last part of
 * a query, even if it is a stop word: 플러그인을 would find any word that starts with the particle 을. A space after the query prevents
 * this.
 */
export function completesQuery(query: string): boolean {
  return completeWord.test(query);
}
