import {fieldCount} from './indexedFields';
import {TermDictionary} from './termDictionary';
import {runs, tokensOf, type Run} from './tokenize';

// Of BM25+, as MiniSearch has them: how soon a repeated term counts no more, how much a long text is held against its terms,
// and what a term is worth in any text.
const saturation = 1.2;
const lengthWeight = 0.7;
const atLeast = 0.5;

const maxFrequency = 255;

/** Milliseconds that indexing takes from other tasks at a time, where it shares their thread. */
const maxBlocking = 20;

/** Where each term stands: for ranking, not for finding the place in a text. */
export type InvertedIndex = {
  dictionary: TermDictionary;
  /** Number of sections. */
  size: number;
  /**
   * By place of the term, in ascending order: number of the section, times `fieldCount`, plus the field, as the upper part; how
   * often, as the lower 8 bits.
   */
  postings: number[][];
  /** What the length of each field of each section does to the score of its terms. */
  lengthNorms: Float32Array;
};

/** Lets other tasks have their turn; in a worker there are none to wait for it. */
async function takeTurns(since: number): Promise<number> {
  if (typeof document === 'undefined' || performance.now() - since < maxBlocking) {
    return since;
  }
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now();
}

class IndexBuilder {
  private readonly numbers = new Map<string, number>();
  private readonly numbersOfRun = new Map<string, number[]>();
  private readonly postings: number[][] = [];
  private readonly lengths: number[] = [];

  /** Texts repeat their words, so that each is taken apart once. */
  private termsOf(run: Run): number[] {
    let found = this.numbersOfRun.get(run.text);
    if (!found) {
      found = tokensOf({...run, start: 0}).map(({term}) => this.numberOf(term));
      this.numbersOfRun.set(run.text, found);
    }
    return found;
  }

  private numberOf(term: string): number {
    let number = this.numbers.get(term);
    if (number === undefined) {
      number = this.postings.push([]) - 1;
      this.numbers.set(term, number);
    }
    return number;
  }

  /** Sections must come in order, and their fields too. */
  add(text: string): void {
    const place = this.lengths.length;
    let length = 0;
    for (const run of runs(text)) {
      for (const number of this.termsOf(run)) {
        const list = this.postings[number] as number[];
        const last = list.length - 1;
        const posting = list[last] ?? -1;
        if (posting >> 8 !== place) {
          list.push(place * 256 + 1);
          length += 1;
        } else if ((posting & maxFrequency) < maxFrequency) {
          list[last] = posting + 1;
        }
      }
    }
    this.lengths.push(length);
  }

  build(): InvertedIndex {
    const terms = Array.from(this.numbers.keys()).sort();
    const size = this.lengths.length / fieldCount;
    const means = Array.from({length: fieldCount}, () => 0);
    this.lengths.forEach((length, place) => {
      means[place % fieldCount] = (means[place % fieldCount] as number) + length / size;
    });
    return {
      dictionary: new TermDictionary(terms),
      size,
      postings: terms.map((term) => this.postings[this.numbers.get(term) as number] as number[]),
      lengthNorms: Float32Array.from(
        this.lengths,
        (length, place) =>
          saturation *
          (1 - lengthWeight + (lengthWeight * length) / (means[place % fieldCount] || 1)),
      ),
    };
  }
}

/** @param sections texts of the fields of each */
export async function buildInvertedIndex(sections: string[][]): Promise<InvertedIndex> {
  const builder = new IndexBuilder();
  let since = performance.now();
  for (const fields of sections) {
    fields.forEach((text) => builder.add(text));
    since = await takeTurns(since);
  }
  return builder.build();
}

/** Number of the section that a posting is in. */
export function sectionOf(posting: number): number {
  return Math.floor((posting >> 8) / fieldCount);
}

/** Whether a section holds a term. */
export function holdsTerm({postings}: InvertedIndex, place: number, section: number): boolean {
  const list = postings[place] as number[];
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sectionOf(list[middle] as number) < section) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low < list.length && sectionOf(list[low] as number) === section;
}

/**
 * Adds what a term is worth to each section that holds it.
 *
 * @param boosts by field
 */
export function addScores(
  {postings, lengthNorms, size}: InvertedIndex,
  term: number,
  boosts: readonly number[],
  weight: number,
  scores: Float32Array,
): void {
  const list = postings[term] as number[];
  const counts = boosts.map(() => 0);
  for (const posting of list) {
    const field = (posting >> 8) % fieldCount;
    counts[field] = (counts[field] as number) + 1;
  }
  const worths = counts.map(
    (count, field) =>
      weight * (boosts[field] as number) * Math.log(1 + (size - count + 0.5) / (count + 0.5)),
  );
  for (const posting of list) {
    const place = posting >> 8;
    const section = Math.floor(place / fieldCount);
    const frequency = posting & maxFrequency;
    const norm = lengthNorms[place] as number;
    scores[section] =
      (scores[section] as number) +
      (worths[place % fieldCount] as number) *
        (atLeast + (frequency * (saturation + 1)) / (frequency + norm));
  }
}
