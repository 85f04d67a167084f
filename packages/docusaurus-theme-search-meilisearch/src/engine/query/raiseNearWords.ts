import type {Section} from '../../section';
import type {InvertedIndex} from '../index/invertedIndex';
import {splitText} from '../text/formatText';
import type {ExpandedQuery} from './queryExpander';

/**
 * What a section gains if it has all words of the query next to each other, as a share of its score. Chosen with the judged queries, of
 * this project and of others (`tools/bench/results/search-ranking.md`).
 */
const nearFactor = 0.3;

/** The words of a query, as their numbers, by the terms that match them. */
type WordsByTerm = Map<string, number[]>;

function wordsByTerm({dictionary}: InvertedIndex, query: ExpandedQuery): WordsByTerm {
  const words: WordsByTerm = new Map();
  query.forEach((alternatives, word) => {
    for (const termId of alternatives.flatMap(({groups}) =>
      groups.flatMap((it) => [...it.keys()]),
    )) {
      const term = dictionary.terms[termId] as string;
      words.set(term, [...(words.get(term) ?? []), word]);
    }
  });
  return words;
}

/** Returns how near the words of a query are in a text: from 0 (at most one is in it) to 1 (all are, next to each other). */
function nearness(text: string, words: WordsByTerm, wordCount: number): number {
  const found = splitText(text).tokens.flatMap((tokens, position) =>
    tokens.flatMap(({term}) => (words.get(term) ?? []).map((word) => ({word, position}))),
  );
  const foundCount = new Set(found.map(({word}) => word)).size;
  if (foundCount < 2) {
    return 0;
  }
  const lastPositions = new Map<number, number>();
  let span = Infinity;
  for (const {word, position} of found) {
    lastPositions.set(word, position);
    if (lastPositions.size === foundCount) {
      span = Math.min(span, position - Math.min(...lastPositions.values()) + 1);
    }
  }
  return (foundCount / wordCount) * Math.min(1, foundCount / span);
}

/**
 * Raises the scores of sections that have the words of a query near each other, in the titles or in the text. It reads the texts, so that
 * the index needs no positions.
 *
 * @param sections sections to read, as their numbers
 * @param query query of at least two words
 * @param scores scores by section; modified
 */
export function raiseNearWords(
  sections: number[],
  all: Section[],
  index: InvertedIndex,
  query: ExpandedQuery,
  scores: Float32Array,
): void {
  const words = wordsByTerm(index, query);
  for (const number of sections) {
    const {pageTitle, headings, content} = all[number] as Section;
    const nearest = Math.max(
      ...[[pageTitle, ...headings].join('\n'), content].map((text) =>
        nearness(text, words, query.length),
      ),
    );
    scores[number] = (scores[number] as number) * (1 + nearFactor * nearest);
  }
}
