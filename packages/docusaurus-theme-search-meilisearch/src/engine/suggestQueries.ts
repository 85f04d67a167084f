import type {SearchDocument} from './searchTypes';
import type {TermDictionary} from './termDictionary';
import {fold, runs} from './tokenize';

/** Suggestions shown at most. */
const maxSuggestions = 5;

/** Share of a word's letters that may differ from a suggestion: looser than the search itself. */
const looseness = 0.4;

/** Letters of a suggested word at least; shorter ones are mostly pairs of the index, not words. */
const minWordLength = 3;

function nearWords(word: string, dictionary: TermDictionary): string[] {
  const near: {term: string; edits: number}[] = [];
  dictionary.eachNear(word, Math.floor(word.length * looseness), (place, edits) => {
    near.push({term: dictionary.terms[place] as string, edits});
  });
  return near
    .filter(({term}) => term.length >= minWordLength)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, 3)
    .map(({term}) => term);
}

/** Queries that do find something: words near to those of the query, then the categories. */
export function suggestQueries(
  query: string,
  dictionary: TermDictionary,
  documents: SearchDocument[],
): string[] {
  const words = runs(query.slice(0, 100))
    .slice(0, 3)
    .map(({text}) => fold(text))
    .filter((word) => word.length >= minWordLength && word.length <= 30)
    .flatMap((word) => nearWords(word, dictionary));
  const categories = documents.map((document) => document.hierarchy_lvl0);
  return Array.from(new Set([...words, ...categories])).slice(0, maxSuggestions);
}
