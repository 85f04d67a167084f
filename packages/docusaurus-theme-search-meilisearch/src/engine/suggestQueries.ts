import type {SearchRecord} from './searchRecord';
import type {TermDictionary} from './termDictionary';
import {fold, runs} from './tokenize';

const maxSuggestions = 5;

/** Maximum share of a word's letters that may differ in a suggestion. The search itself allows fewer edits. */
const maxEditShare = 0.4;

/** Minimum number of letters of a suggested word. Most shorter terms are bigrams, not words. */
const minWordLength = 3;

function similarTerms(word: string, dictionary: TermDictionary): string[] {
  const similar: {term: string; edits: number}[] = [];
  dictionary.eachSimilar(word, Math.floor(word.length * maxEditShare), (termId, edits) => {
    similar.push({term: dictionary.terms[termId] as string, edits});
  });
  return similar
    .filter(({term}) => term.length >= minWordLength)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, 3)
    .map(({term}) => term);
}

/**
 * Suggests queries that have results, for a query that has none: terms similar to its first words, then categories.
 *
 * @param records the records that pass the filter of the search
 */
export function suggestQueries(
  query: string,
  dictionary: TermDictionary,
  records: SearchRecord[],
): string[] {
  const words = runs(query.slice(0, 100))
    .slice(0, 3)
    .map(({text}) => fold(text))
    .filter((word) => word.length >= minWordLength && word.length <= 30)
    .flatMap((word) => similarTerms(word, dictionary));
  const categories = records.map(({headings: [category]}) => category);
  return Array.from(new Set([...words, ...categories])).slice(0, maxSuggestions);
}
