import {highlightEnd, highlightStart, withoutMarks} from './highlightMarks';
import type {Token} from './characters';
import {runs, tokensOf, type Run} from './tokenize';

/** Marks omitted text. Meilisearch's default. */
const cropMarker = '…';

/** Maximum number of characters of a text that are searched for matches. The indexer truncates sections to the same number. */
const maxSearchedLength = 50_000;

type Range = {start: number; end: number};

/**
 * A text, split into runs. `wordIds` has an entry for each run; equal runs have the same id. `words` are the words that a crop
 * counts; they are computed when they are first needed.
 */
type SplitText = {clean: string; runs: Run[]; wordIds: Uint32Array; words?: Range[]};

// Texts and their words are cached between queries: consecutive queries of a reader find many of the same sections.
const maxCachedWords = 20_000;
const maxCachedTexts = 4000;
const splitTexts = new Map<string, SplitText>();
const idsOfWords = new Map<string, number>();

/** Tokens by word id, with positions relative to the word. */
let tokensOfWords: Token[][] = [];

/** Whether each word contains one of the terms, by word id. Filled on demand, for the last set of terms. */
const [unknown, noMatch, match] = [0, 1, 2];
let lastMatches: {terms: ReadonlySet<string>; states: Uint8Array} | undefined;

function clearCaches(): void {
  splitTexts.clear();
  idsOfWords.clear();
  tokensOfWords = [];
  lastMatches = undefined;
}

function wordIdOf(run: Run): number {
  let wordId = idsOfWords.get(run.text);
  if (wordId === undefined) {
    const tokens = tokensOf(run).sort((a, b) => a.start - b.start);
    wordId = tokensOfWords.push(tokens) - 1;
    idsOfWords.set(run.text, wordId);
  }
  return wordId;
}

function splitText(text: string): SplitText {
  let split = splitTexts.get(text);
  if (!split) {
    if (splitTexts.size >= maxCachedTexts || idsOfWords.size >= maxCachedWords) {
      clearCaches();
    }
    const clean = withoutMarks(text.slice(0, maxSearchedLength));
    const found = runs(clean);
    split = {clean, runs: found, wordIds: Uint32Array.from(found, wordIdOf)};
    splitTexts.set(text, split);
  }
  return split;
}

/** Returns the match states of all words for a set of terms. The texts of a response share few sets and repeat their words. */
function matchStatesOf(terms: ReadonlySet<string>): Uint8Array {
  if (lastMatches?.terms !== terms || lastMatches.states.length < tokensOfWords.length) {
    lastMatches = {terms, states: new Uint8Array(tokensOfWords.length + maxCachedTexts)};
  }
  return lastMatches.states;
}

/** Returns the positions of the terms in a text, in order. Overlapping and adjacent ranges are merged. */
function matchRanges({runs: found, wordIds}: SplitText, terms: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  const states = matchStatesOf(terms);
  const isMatch = ({term}: Token) => terms.has(term);
  for (let index = 0; index < wordIds.length; index += 1) {
    const wordId = wordIds[index] as number;
    if (states[wordId] === unknown) {
      states[wordId] = tokensOfWords[wordId]?.some(isMatch) ? match : noMatch;
    }
    if (states[wordId] === match) {
      const offset = (found[index] as Run).start;
      for (const token of (tokensOfWords[wordId] as Token[]).filter(isMatch)) {
        const start = offset + token.start;
        const end = offset + token.end;
        const last = ranges[ranges.length - 1];
        if (last && start <= last.end) {
          last.end = Math.max(last.end, end);
        } else {
          ranges.push({start, end});
        }
      }
    }
  }
  return ranges;
}

/** Returns the text between `from` and `to`, with highlight marks around the ranges. */
function mark(text: string, ranges: Range[], from: number, to: number): string {
  let marked = '';
  let position = from;
  for (const range of ranges) {
    const start = Math.max(range.start, from);
    const end = Math.min(range.end, to);
    if (start < end) {
      marked +=
        text.slice(position, start) + highlightStart + text.slice(start, end) + highlightEnd;
      position = end;
    }
  }
  return marked + text.slice(position, to);
}

/** Returns a text with highlight marks around the terms. Marks that the text already contains are removed. */
export function highlight(text: string, terms: ReadonlySet<string>): string {
  const split = splitText(text);
  return mark(split.clean, matchRanges(split, terms), 0, split.clean.length);
}

/** Returns the words that a crop counts. In scripts without spaces, two characters count as one word. */
function wordRanges(found: Run[]): Range[] {
  const ranges: Range[] = [];
  for (const {script, text, start} of found) {
    const end = start + text.length;
    const step = script.hasSpaces ? text.length : 2;
    for (let from = start; from < end; from += step) {
      ranges.push({start: from, end: Math.min(from + step, end)});
    }
  }
  return ranges;
}

/** Returns the indexes of the words that overlap with a match, in order. */
function matchedWords(words: Range[], matches: Range[]): number[] {
  const matched: number[] = [];
  let word = 0;
  for (const {start, end} of matches) {
    while (word < words.length && (words[word] as Range).end <= start) {
      word += 1;
    }
    for (; word < words.length && (words[word] as Range).start < end; word += 1) {
      matched.push(word);
    }
  }
  return matched;
}

/** Returns the index of the first word of the window with the most matches. The matches are in the middle of the window. */
function bestWindow(words: Range[], matches: Range[], length: number): number {
  const matched = matchedWords(words, matches);
  let best = {count: 0, middle: 0};
  let first = 0;
  matched.forEach((lastMatch, index) => {
    while ((matched[first] as number) <= lastMatch - length) {
      first += 1;
    }
    const count = index - first + 1;
    if (count > best.count) {
      best = {
        count,
        middle: Math.round(((matched[first] as number) + lastMatch - length + 1) / 2),
      };
    }
  });
  return Math.max(0, Math.min(best.middle, words.length - length));
}

/**
 * Crops a text to the words around the matches, as Meilisearch does, and adds highlight marks around the terms.
 *
 * @param length maximum number of words
 */
export function cropAndHighlight(text: string, terms: ReadonlySet<string>, length: number): string {
  const split = splitText(text);
  const {clean} = split;
  const matches = matchRanges(split, terms);
  const words = (split.words ??= wordRanges(split.runs));
  if (words.length <= length) {
    return mark(clean, matches, 0, clean.length);
  }
  const first = bestWindow(words, matches, length);
  const isStart = first === 0;
  const isEnd = first + length >= words.length;
  const from = isStart ? 0 : (words[first]?.start ?? 0);
  const to = isEnd ? clean.length : (words[first + length - 1]?.end ?? clean.length);
  return `${isStart ? '' : cropMarker}${mark(clean, matches, from, to)}${isEnd ? '' : cropMarker}`;
}
