import {highlightEnd, highlightStart, withoutMarks} from './highlightMarks';
import {runs, tokensOf, type Run, type Token} from './tokenize';

/** Stands for what is cut off; Meilisearch's default. */
const cropMarker = '…';

/** Characters of a text in which the words to show are looked for: what the indexer keeps of a section. */
const maxSearchedLength = 50_000;

type Range = {start: number; end: number};

/** A run of letters as texts repeat it; its tokens are counted from its own beginning. */
type Word = {
  tokens: Token[];
  /** The terms that were last looked for in it, and which of its tokens they are. */
  terms: ReadonlySet<string>;
  matches: Token[];
};

/** A text, taken apart; `counted` are its words as a reader counts them, where it was cropped. */
type Parts = {clean: string; found: Run[]; words: Word[]; counted?: Range[]};

/** Words and texts that are kept apart for the next queries: those of a reader find much the same sections. */
const maxKnownWords = 20_000;
const maxKnownTexts = 4000;
const knownWords = new Map<string, Word>();
const knownTexts = new Map<string, Parts>();

const noTerms: ReadonlySet<string> = new Set();
const noMatches: Token[] = [];

/** What is known of a text; it is made, and remembered, where nothing is. */
function recall<Made>(known: Map<string, Made>, most: number, text: string, make: () => Made) {
  let made = known.get(text);
  if (made === undefined) {
    if (known.size >= most) {
      known.clear();
    }
    made = make();
    known.set(text, made);
  }
  return made;
}

function wordOf(run: Run): Word {
  return recall(knownWords, maxKnownWords, run.text, () => ({
    tokens: tokensOf({...run, start: 0}).sort((a, b) => a.start - b.start),
    terms: noTerms,
    matches: noMatches,
  }));
}

function partsOf(text: string): Parts {
  return recall(knownTexts, maxKnownTexts, text, () => {
    const clean = withoutMarks(text.slice(0, maxSearchedLength));
    const found = runs(clean);
    return {clean, found, words: found.map(wordOf)};
  });
}

/** Tokens of a word that are among the terms. The texts of a hit are marked with one set, and repeat their words. */
function matchesIn(word: Word, terms: ReadonlySet<string>): Token[] {
  if (word.terms !== terms) {
    const isMatch = ({term}: Token) => terms.has(term);
    word.terms = terms;
    // As it is of most words.
    word.matches = word.tokens.some(isMatch) ? word.tokens.filter(isMatch) : noMatches;
  }
  return word.matches;
}

/** Where the terms stand in a text, in order; overlapping and touching ranges are one. */
function matchRanges({found, words}: Parts, terms: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  words.forEach((word, index) => {
    for (const match of matchesIn(word, terms)) {
      const offset = (found[index] as Run).start;
      const start = offset + match.start;
      const end = offset + match.end;
      const last = ranges[ranges.length - 1];
      if (last && start <= last.end) {
        last.end = Math.max(last.end, end);
      } else {
        ranges.push({start, end});
      }
    }
  });
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
