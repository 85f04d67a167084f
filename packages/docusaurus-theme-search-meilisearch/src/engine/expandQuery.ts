import type {Query} from 'minisearch';
import {expandWord, looseTerms} from './expandWord';
import {isStopWord} from './stopWords';
import type {TermDictionary} from './termDictionary';
import {fold, runs, type Run} from './tokenize';

/** Characters of a query that are read; a longer one is pasted text. */
export const maxQueryLength = 200;

/** Words of a query that are read; the number is Meilisearch's. */
export const maxQueryWords = 10;

/** A query for MiniSearch: `all` wants every word, `any` is content with one. */
export type ExpandedQuery = {all: Query; any: Query};

const joinedWeight = 0.8;
const looseWeight = 0.3;

function isWord(run: Run | undefined): run is Run {
  return run?.kind === 'word';
}

/** `multi window` also finds `multiwindow`: for each pair of neighbours, the query with the two as one. */
function joinedNeighbours(words: Run[], expanded: Query[], dictionary: TermDictionary): Query[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    const joined = fold(word.text) + fold(next?.text ?? '');
    if (!isWord(word) || !isWord(next) || !dictionary.hasPrefix(joined)) {
      return [];
    }
    const pair: Query = {queries: [joined], prefix: true, boostTerm: () => joinedWeight};
    return [
      {
        combineWith: 'AND',
        queries: [...expanded.slice(0, index), pair, ...expanded.slice(index + 2)],
      },
    ];
  });
}

/**
 * Turns what was typed into what is looked up: beginnings, typing errors, words written together or apart, Korean particles.
 *
 * @returns `null` where the query has no letter or digit
 */
export function expandQuery(query: string, dictionary: TermDictionary): ExpandedQuery | null {
  const typed = runs(query.slice(0, maxQueryLength).normalize('NFC')).slice(0, maxQueryWords);
  const meaningful = typed.filter(({text}) => !isStopWord(fold(text)));
  const words = meaningful.length > 0 ? meaningful : typed;
  if (words.length === 0) {
    return null;
  }
  const expanded = words.map((word, index): Query => ({
    combineWith: 'OR',
    queries: expandWord(word, index === words.length - 1, dictionary),
  }));
  const loose = words
    .flatMap(looseTerms)
    .map((term): Query => ({queries: [term], boostTerm: () => looseWeight}));
  return {
    all: {
      combineWith: 'OR',
      queries: [
        {combineWith: 'AND', queries: expanded},
        ...joinedNeighbours(words, expanded, dictionary),
      ],
    },
    any: {combineWith: 'OR', queries: [...expanded, ...loose]},
  };
}
