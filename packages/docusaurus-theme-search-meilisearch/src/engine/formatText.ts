import {highlightEnd, highlightStart, withoutMarks} from './highlightMarks';
import {runs, tokensOf, type Run} from './tokenize';

/** Stands for what is cut off; Meilisearch's default. */
const cropMarker = '…';

/** Characters of a text in which the words to show are looked for: what the indexer keeps of a section. */
const maxSearchedLength = 50_000;

type Range = {start: number; end: number};

/** Words and texts that are kept apart for the next queries: those of a reader find much the same sections. */
const maxKnownWords = 20_000;
const maxKnownTexts = 1000;

/** `make`, which remembers what it made of the last texts. */
function remembering<Made>(most: number, make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>();
  return (text) => {
    let made = known.get(text);
    if (made === undefined) {
      if (known.size >= most) {
        known.clear();
      }
      made = make(text);
      known.set(text, made);
    }
    return made;
  };
}

/** Keyed by the text as it was given: the same string each time, whose hash is known. */
const partsOf = remembering(maxKnownTexts, (text) => {
  const clean = withoutMarks(text.slice(0, maxSearchedLength));
  const found = runs(clean);
  return {clean, found, words: wordRanges(found)};
});
const noMatch: Range[] = [];
/** Of a text that is one run. */
const tokensOfRun = remembering(maxKnownWords, (text) => runs(text).flatMap(tokensOf));

/** By terms: where they stand in a word. The texts of a hit are marked with one set, and repeat their words. */
const matchesByTerms = new WeakMap<ReadonlySet<string>, (word: string) => Range[]>();

function matchesOf(terms: ReadonlySet<string>): (word: string) => Range[] {
  const known = matchesByTerms.get(terms);
  if (known) {
    return known;
  }
  const matches = remembering(maxKnownWords, (word) => {
    const tokens = tokensOfRun(word);
    // As it is of most words.
    return tokens.some(({term}) => terms.has(term))
      ? tokens.filter(({term}) => terms.has(term)).sort((a, b) => a.start - b.start)
      : noMatch;
  });
  matchesByTerms.set(terms, matches);
  return matches;
}

/** Where the terms stand in a text, in order; overlapping and touching ranges are one. */
function matchRanges(words: Run[], terms: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  const inWord = matchesOf(terms);
  for (const {text, start: offset} of words) {
    for (const match of inWord(text)) {
      const [start, end] = [offset + match.start, offset + match.end];
      const last = ranges[ranges.length - 1];
      if (last && start <= last.end) {
        last.end = Math.max(last.end, end);
      } else {
        ranges.push({start, end});
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
  const {clean, found} = partsOf(text);
  return mark(clean, matchRanges(found, terms), 0, clean.length);
}

/** Words as a reader counts them; two Han characters pass for one. */
function wordRanges(found: Run[]): Range[] {
  return found.flatMap(({kind, text: run, start}) => {
    if (kind !== 'han') {
      return [{start, end: start + run.length}];
    }
    return Array.from({length: Math.ceil(run.length / 2)}, (_, index) => ({
      start: start + index * 2,
      end: start + Math.min(index * 2 + 2, run.length),
    }));
  });
}

/** Index of the first word of the window of `length` words that holds most matches, with the matches in its middle. */
function bestWindow(words: Range[], matches: Range[], length: number): number {
  let next = 0;
  const matched = words.map(({start, end}) => {
    while ((matches[next]?.end ?? Infinity) <= start) {
      next += 1;
    }
    return (matches[next]?.start ?? Infinity) < end;
  });
  let count = matched.slice(0, length).filter(Boolean).length;
  let best = {first: 0, count};
  for (let first = 1; first + length <= words.length; first += 1) {
    count += Number(matched[first + length - 1]) - Number(matched[first - 1]);
    if (count > best.count) {
      best = {first, count};
    }
  }
  const firstMatch = matched.indexOf(true, best.first);
  const lastMatch = matched.lastIndexOf(true, best.first + length - 1);
  const middle =
    firstMatch < 0 ? best.first : Math.round((firstMatch + lastMatch - length + 1) / 2);
  return Math.max(0, Math.min(middle, words.length - length));
}

/**
 * The text with its matches between highlight marks, cut to `length` words around them, as Meilisearch crops.
 */
export function cropAndHighlight(text: string, terms: ReadonlySet<string>, length: number): string {
  const {clean, found, words} = partsOf(text);
  const matches = matchRanges(found, terms);
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
