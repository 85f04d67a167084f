import {highlightEnd, highlightStart, withoutMarks} from './highlightMarks';
import type {Token} from '../terms/characters';
import {runs, tokensOf, type Run} from './tokenize';

/** Marks omitted text. Meilisearch's default. */
const cropMarker = '…';

/** Maximum number of characters of a text that are searched for matches. The indexer truncates sections to the same number. */
const maxSearchedLength = 50_000;

type Range = {start: number; end: number};

/** A text without marks, its runs, and the tokens of each run. */
type SplitText = {clean: string; runs: Run[]; tokens: Token[][]};

// Consecutive queries of a reader find many of the same sections, and texts repeat their words.
const maxCachedTexts = 4000;
const maxCachedWords = 20_000;
const splitTexts = new Map<string, SplitText>();
const tokensOfWords = new Map<string, Token[]>();

/** Returns the tokens of a run, in order. */
function sortedTokens(run: Run): Token[] {
  let tokens = tokensOfWords.get(run.text);
  if (!tokens) {
    tokens = tokensOf(run).sort((a, b) => a.start - b.start);
    tokensOfWords.set(run.text, tokens);
  }
  return tokens;
}

/** Splits a text into runs and tokens. Caches the last texts. */
export function splitText(text: string): SplitText {
  let split = splitTexts.get(text);
  if (!split) {
    if (splitTexts.size >= maxCachedTexts || tokensOfWords.size >= maxCachedWords) {
      splitTexts.clear();
      tokensOfWords.clear();
    }
    const clean = withoutMarks(text.slice(0, maxSearchedLength));
    const found = runs(clean);
    split = {clean, runs: found, tokens: found.map(sortedTokens)};
    splitTexts.set(text, split);
  }
  return split;
}

/** Returns the positions of the terms in a text, in order. Overlapping and adjacent ranges are merged. */
function matchRanges({runs: found, tokens}: SplitText, terms: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  found.forEach(({start: offset}, index) => {
    for (const token of tokens[index] as Token[]) {
      if (terms.has(token.term)) {
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
  });
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
  const words = wordRanges(split.runs);
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
