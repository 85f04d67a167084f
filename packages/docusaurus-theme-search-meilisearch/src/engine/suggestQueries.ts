import type MiniSearch from 'minisearch';
import type {SearchDocument} from './searchTypes';
import {fold, runs} from './tokenize';

/** Suggestions shown at most. */
const maxSuggestions = 5;

/** Share of a word's letters that may differ from a suggestion: looser than the search itself. */
const looseness = 0.4;

/** Letters of a suggested word at least; shorter ones are mostly pairs of the index, not words. */
const minWordLength = 3;

function nearWords(query: string, mini: MiniSearch): string[] {
  return runs(query.slice(0, 100))
    .slice(0, 3)
    .map(({text}) => fold(text))
    .filter((word) => word.length >= minWordLength && word.length <= 30)
    .flatMap((word) =>
      mini
        .search(word, {fuzzy: looseness, prefix: true, fields: ['title', 'parents']})
        .slice(0, 3)
        .flatMap(({terms}) => terms),
    )
    .filter((term) => term.length >= minWordLength);
}

/** Queries that do find something: words near to those of the query, then the categories. */
export function suggestQueries(
  query: string,
  mini: MiniSearch,
  documents: SearchDocument[],
): string[] {
  const categories = documents.map((document) => document.hierarchy_lvl0);
  return Array.from(new Set([...nearWords(query, mini), ...categories])).slice(0, maxSuggestions);
}
