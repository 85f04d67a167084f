import {beginnings, expandWord, looseTerms, type Alternative} from './expandWord';
import {isStopWord} from './stopWords';
import type {TermDictionary} from './termDictionary';
import {fold, runs, type Run} from './tokenize';

/** Characters of a query that are read; a longer one is pasted text. */
export const maxQueryLength = 200;

/** Words of a query that are read; the number is Meilisearch's. */
export const maxQueryWords = 10;

/** One word of a query as what is looked up. */
export type ExpandedWord = {
  /** The ways to hold it; the same list for the same word, as long as it is remembered. */
  own: Alternative[];
  /** The ways to hold it together with a neighbour, as one word. */
  joined: Alternative[];
};

/** A query as what is looked up. */
export type ExpandedQuery = {
  words: ExpandedWord[];
  /** Pieces of words, for where the words find too little. */
  loose: Alternative[];
};

/** Words that are remembered: those before the one that is being typed stay the same from key to key. */
const maxKnownWords = 50;

/** More than for the two words: `side car` means `sidecar`, not a side and some cargo. */
const joinedWeight = 1.2;
const looseWeight = 0.3;

function isWord(run: Run | undefined): run is Run {
  return run !== undefined && run.kind !== 'han';
}

/** `multi window` also finds `multiwindow`: what the word and its neighbour are as one. */
function joined(word: Run, next: Run | undefined, dictionary: TermDictionary): Alternative[] {
  if (!isWord(word) || !isWord(next)) {
    return [];
  }
  const found = beginnings(fold(word.text + next.text), dictionary);
  return found.size > 0 ? [{groups: [found], weight: joinedWeight}] : [];
}

/**
 * Turns what was typed into what is looked up: beginnings, typing errors, words written together or apart, Korean particles. The
 * result is `null` where the query has no letter or digit.
 */
export function queryExpander(dictionary: TermDictionary): (query: string) => ExpandedQuery | null {
  const known = new Map<string, Alternative[]>();
  const expand = (word: Run, isLast: boolean) => {
    const key = `${word.text} ${isLast}`;
    let own = known.get(key);
    if (!own) {
      if (known.size >= maxKnownWords) {
        known.clear();
      }
      own = expandWord(word, isLast, dictionary);
      known.set(key, own);
    }
    return own;
  };

  return (query) => {
    const typed = runs(query.slice(0, maxQueryLength).normalize('NFC')).slice(0, maxQueryWords);
    const meaningful = typed.filter(({text}) => !isStopWord(fold(text)));
    const words = meaningful.length > 0 ? meaningful : typed;
    if (words.length === 0) {
      return null;
    }
    const pairs = words.map((word, index) => joined(word, words[index + 1], dictionary));
    return {
      // What two words are as one counts for both.
      words: words.map((word, index) => ({
        own: expand(word, index === words.length - 1),
        joined: [...(pairs[index] ?? []), ...(pairs[index - 1] ?? [])],
      })),
      loose: words.flatMap(looseTerms).flatMap((term) => {
        const place = dictionary.placeOf(term);
        return place < 0 ? [] : [{groups: [new Map([[place, 1]])], weight: looseWeight}];
      }),
    };
  };
}
