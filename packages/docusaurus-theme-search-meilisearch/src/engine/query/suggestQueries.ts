import {isTermInSections, type InvertedIndex} from '../index/invertedIndex';
import {fold} from '../terms/characters';
import {runs} from '../text/tokenize';

const maxSuggestions = 5;

/** Maximum share of a word's letters that may differ in a suggestion. The search itself allows fewer edits. */
const maxEditShare = 0.4;

/** Minimum number of letters of a suggested word. Most shorter terms are bigrams, not words. */
const minWordLength = 3;

function suggestedTerms(word: string, index: InvertedIndex, isAllowed: boolean[]): string[] {
  const {dictionary} = index;
  const similar: {termId: number; term: string; edits: number}[] = [];
  dictionary.eachSimilar(word, Math.floor(word.length * maxEditShare), (termId, edits) => {
    similar.push({termId, term: dictionary.terms[termId] as string, edits});
  });
  return similar
    .filter(
      ({termId, term}) =>
        term.length >= minWordLength && isTermInSections(index, termId, isAllowed),
    )
    .sort((a, b) => a.edits - b.edits)
    .slice(0, 3)
    .map(({term}) => term);
}

/**
 * Suggests queries that have results, for a query that has none: terms similar to its first words.
 *
 * @param isAllowed by section, whether it passes the filter of the search
 */
export function suggestQueries(
  query: string,
  index: InvertedIndex,
  isAllowed: boolean[],
): string[] {
  const words = runs(query.slice(0, 100))
    .slice(0, 3)
    .map(({text}) => fold(text))
    .filter((word) => word.length >= minWordLength && word.length <= 30)
    .flatMap((word) => suggestedTerms(word, index, isAllowed));
  return Array.from(new Set(words)).slice(0, maxSuggestions);
}
