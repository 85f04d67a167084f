import {highlightEnd, highlightStart, withoutMarks} from './highlightMarks';
import {runs, tokensOf, type Run, type Token} from './tokenize';

/** Stands for what is cut off; Meilisearch's default. */
const cropMarker = '…';

/** Characters of a text in which the words to show are looked for: what the indexer keeps of a section. */
const maxSearchedLength = 50_000;

type Range = {start: number; end: number};

/**
 * A text, taken apart: its runs, and the number of each as a word. `counted` are its words as a reader counts them, where it was
 * cropped.
 */
type Parts = {clean: string; found: Run[]; words: Uint32Array; counted?: Range[]};

/** Words and texts that are kept apart for the next queries: those of a reader find much the same sections. */
const maxKnownWords = 20_000;
const maxKnownTexts = 4000;
const knownTexts = new Map<string, Parts>();
const numbersOfWords = new Map<string, number>();

/** By number of a word: its tokens, counted from its own beginning. */
let tokensOfWords: Token[][] = [];

/** By number of a word: whether it has one of the terms, as far as it was looked at. */
const [unknown, without, having] = [0, 1, 2];
let lastMarked: {terms: ReadonlySet<string>; states: Uint8Array} | undefined;

function forgetWords(): void {
  knownTexts.clear();
  numbersOfWords.clear();
  tokensOfWords = [];
  lastMarked = undefined;
}

function numberOf(run: Run): number {
  let number = numbersOfWords.get(run.text);
  if (number === undefined) {
    const tokens = tokensOf({...run, start: 0}).sort((a, b) => a.start - b.start);
    number = tokensOfWords.push(tokens) - 1;
    numbersOfWords.set(run.text, number);
  }
  return number;
}

function partsOf(text: string): Parts {
  let parts = knownTexts.get(text);
  if (!parts) {
    if (knownTexts.size >= maxKnownTexts || numbersOfWords.size >= maxKnownWords) {
      forgetWords();
    }
    const clean = withoutMarks(text.slice(0, maxSearchedLength));
    const found = runs(clean);
    parts = {clean, found, words: Uint32Array.from(found, numberOf)};
    knownTexts.set(text, parts);
  }
  return parts;
}

/** What is known of the words as to these terms: the texts of an answer are marked with few sets, and repeat their words. */
function statesOf(terms: ReadonlySet<string>): Uint8Array {
  if (lastMarked?.terms !== terms || lastMarked.states.length < tokensOfWords.length) {
    lastMarked = {terms, states: new Uint8Array(tokensOfWords.length + maxKnownTexts)};
  }
  return lastMarked.states;
}

/** Where the terms stand in a text, in order; overlapping and touching ranges are one. */
function matchRanges({found, words}: Parts, terms: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  const states = statesOf(terms);
  const isMatch = ({term}: Token) => terms.has(term);
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] as number;
    if (states[word] === unknown) {
      states[word] = tokensOfWords[word]?.some(isMatch) ? having : without;
    }
    if (states[word] === having) {
      const offset = (found[index] as Run).start;
      for (const match of (tokensOfWords[word] as Token[]).filter(isMatch)) {
        const start = offset + match.start;
        const end = offset + match.end;
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

/** The text with its matches between highlight marks. */
export function highlight(text: string, terms: ReadonlySet<string>): string {
  const parts = partsOf(text);
  return mark(parts.clean, matchRanges(parts, terms), 0, parts.clean.length);
}

/** Words as a reader counts them; two Han characters pass for one. */
function wordRanges(found: Run[]): Range[] {
  const ranges: Range[] = [];
  for (const {kind, text, start} of found) {
    const end = start + text.length;
    const step = kind === 'han' ? 2 : text.length;
    for (let from = start; from < end; from += step) {
      ranges.push({start: from, end: Math.min(from + step, end)});
    }
  }
  return ranges;
}

/** Indexes of the words that a match is in, in order. */
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

/** Index of the first word of the window of `length` words that holds most matches, with the matches in its middle. */
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
 * The text with its matches between highlight marks, cut to `length` words around them, as Meilisearch crops.
 */
export function cropAndHighlight(text: string, terms: ReadonlySet<string>, length: number): string {
  const parts = partsOf(text);
  const {clean} = parts;
  const matches = matchRanges(parts, terms);
  const words = (parts.counted ??= wordRanges(parts.found));
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
