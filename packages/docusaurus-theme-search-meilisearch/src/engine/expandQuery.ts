/// <reference lib="es2022.intl" />
import {expandWord, looseTerms, termsWithPrefix, type Alternative} from './expandWord';
import {particle} from './hangul';
import type {TermDictionary} from './termDictionary';
import {fold, runs, type Run} from './tokenize';
import type {Synonyms} from './vocabulary';

/** Maximum number of characters of a query; the rest is ignored. A longer query is pasted text. */
export const maxQueryLength = 200;

/** Maximum number of words of a query; the rest is ignored. Same as in Meilisearch. */
export const maxQueryWords = 10;

/** One word of a query, as alternatives to look up. A section matches the word if it matches at least one of them. */
export type ExpandedWord = {
  /** Alternatives for the word itself. While it is cached, the same word has the same array, which can serve as a cache key. */
  own: Alternative[];
  /** Alternatives for the word and a neighbor, written as one word. */
  joined: Alternative[];
};

/** A query, as terms to look up. */
export type ExpandedQuery = {
  words: ExpandedWord[];
  /** Parts of words. They add sections that match no word but are close. */
  loose: Alternative[];
};

/** Maximum size of the cache of expanded words. While a reader types the last word, the words before it do not change. */
const maxCachedWords = 50;

/** Higher than the weight of the separate words: `side car` means `sidecar`, not the two separate words. */
const joinedWeight = 1.2;
const looseWeight = 0.3;

/**
 * Minimum length of a text without spaces that is split into words. Its parts count separately, so that a section needs not contain all
 * of them.
 */
const minSplit = 4;

/**
 * Returns the words of a query. Chinese, Japanese, Thai, Lao, Khmer and Burmese are split where the browser has a dictionary of words
 * (`Intl.Segmenter`). The dictionary depends on the script, not on the locale.
 */
function queryWords(query: string): Run[] {
  const segmenter =
    typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', {granularity: 'word'}) : null;
  return runs(query).flatMap((run) =>
    segmenter && run.kind === 'unspaced' && run.text.length >= minSplit
      ? Array.from(segmenter.segment(run.text), ({segment, index}) => ({
          ...run,
          text: segment,
          start: run.start + index,
        }))
      : [run],
  );
}

/** Whether the run is a word between spaces. Some scripts have no spaces. */
function isWord(run: Run | undefined): run is Run {
  return run !== undefined && run.kind !== 'unspaced';
}

/** Whether a run is a Korean particle that is attached to an English word or a number: `allowlist에`. */
function isAttachedParticle({text, start}: Run, before: Run | undefined): boolean {
  return (
    before?.kind === 'word' && before.start + before.text.length === start && particle.test(text)
  );
}

/**
 * A short word before an apostrophe and a longer word, as in French and Italian: `l'application`, `dell'applicazione`. It is an article,
 * preposition or pronoun, and as a prefix it would match most sections. `lorsqu` has six letters. Built from a string like the
 * patterns of `tokenize.ts`.
 */
const elision = new RegExp("(^|\\P{L})\\p{L}{1,6}['’](?=\\p{L}{3})", 'gu');

/** Returns the alternatives for two neighbors, written as one word: `multi window` also finds `multiwindow`. */
function joinedAlternatives(
  word: Run,
  next: Run | undefined,
  dictionary: TermDictionary,
): Alternative[] {
  if (!isWord(word) || !isWord(next)) {
    return [];
  }
  const terms = termsWithPrefix(fold(word.text + next.text), dictionary);
  return terms.size > 0 ? [{groups: [terms], weight: joinedWeight}] : [];
}

/**
 * Creates a function that expands queries: from what a reader typed to terms of the index. It handles prefixes, typos, words
 * written together or apart, synonyms, and Korean particles and endings.
 *
 * @param stopWords folded words that a query ignores, unless it has no others
 * @returns function from a query to terms; `null` for a query without letters and digits
 */
export function queryExpander(
  dictionary: TermDictionary,
  stopWords: ReadonlySet<string>,
  synonyms: Synonyms,
): (query: string) => ExpandedQuery | null {
  const cache = new Map<string, Alternative[]>();
  const expand = (word: Run, isLast: boolean) => {
    const key = `${word.text} ${isLast}`;
    let own = cache.get(key);
    if (!own) {
      if (cache.size >= maxCachedWords) {
        cache.clear();
      }
      own = expandWord(word, isLast, dictionary, synonyms);
      cache.set(key, own);
    }
    return own;
  };

  return (query) => {
    const typed = queryWords(
      query.slice(0, maxQueryLength).normalize('NFC').replace(elision, '$1'),
    ).slice(0, maxQueryWords);
    const meaningful = typed.filter(
      (run, index) => !stopWords.has(fold(run.text)) && !isAttachedParticle(run, typed[index - 1]),
    );
    const words = meaningful.length > 0 ? meaningful : typed;
    if (words.length === 0) {
      return null;
    }
    const pairs = words.map((word, index) =>
      joinedAlternatives(word, words[index + 1], dictionary),
    );
    return {
      // A joined word counts as a match of both words.
      words: words.map((word, index) => ({
        own: expand(word, index === words.length - 1),
        joined: [...(pairs[index] ?? []), ...(pairs[index - 1] ?? [])],
      })),
      loose: words
        .flatMap((word) => looseTerms(word, dictionary))
        .flatMap((term) => {
          const termId = dictionary.idOf(term);
          return termId < 0 ? [] : [{groups: [new Map([[termId, 1]])], weight: looseWeight}];
        }),
    };
  };
}
