import type {Section} from '../../section';
import {runs, tokensOf, type Run} from '../text/tokenize';
import {fieldBoosts, fieldCount, indexedFields} from './indexedFields';
import {TermDictionary} from './termDictionary';

// Parameters of BM25+ (https://en.wikipedia.org/wiki/Okapi_BM25) with MiniSearch's defaults: k1 (how quickly repetitions of a term
// stop counting), b (how much the length of a field reduces the score), delta (minimum worth of a term in a long field).
const k1 = 1.2;
const b = 0.7;
const delta = 0.5;

const maxFrequency = 255;

/** Number of sections that are indexed between two pauses: a short task, even on a slow phone. */
const sectionsPerTask = 40;

/**
 * Says in which fields of which sections each term occurs, and how often. It does not contain positions within the text.
 *
 * A **slot** is one field of one section: `section * fieldCount + field`.
 */
export type InvertedIndex = {
  dictionary: TermDictionary;
  /** Number of sections. */
  size: number;
  /**
   * Posting list of each term, by term id. A posting is `slot * 256 + frequency`, where the frequency is at most 255. A list is
   * sorted.
   */
  postings: number[][];
  /** BM25's length normalization, by slot. */
  lengthNorms: Float32Array;
};

/** Collects postings under provisional term ids, in order of first occurrence. `build` sorts the terms. */
class IndexBuilder {
  private readonly idsOfTerms = new Map<string, number>();
  private readonly idsOfRuns = new Map<string, number[]>();
  private readonly postings: number[][] = [];
  private readonly lengths: number[] = [];

  /** Returns the ids of a run's terms. The cache avoids tokenizing the same word twice. */
  private termIdsOf(run: Run): number[] {
    let termIds = this.idsOfRuns.get(run.text);
    if (!termIds) {
      termIds = tokensOf(run).map(({term}) => this.termIdOf(term));
      this.idsOfRuns.set(run.text, termIds);
    }
    return termIds;
  }

  private termIdOf(term: string): number {
    let termId = this.idsOfTerms.get(term);
    if (termId === undefined) {
      termId = this.postings.push([]) - 1;
      this.idsOfTerms.set(term, termId);
    }
    return termId;
  }

  /** Adds the text of the next slot. */
  add(text: string): void {
    const slot = this.lengths.length;
    let length = 0;
    for (const run of runs(text)) {
      for (const termId of this.termIdsOf(run)) {
        const list = this.postings[termId] as number[];
        const last = list.length - 1;
        const posting = list[last] ?? -1;
        if (posting >> 8 !== slot) {
          list.push(slot * 256 + 1);
          length += 1;
        } else if ((posting & maxFrequency) < maxFrequency) {
          list[last] = posting + 1;
        }
      }
    }
    this.lengths.push(length);
  }

  build(): InvertedIndex {
    const terms = Array.from(this.idsOfTerms.keys()).sort();
    const size = this.lengths.length / fieldCount;
    const means = Array.from({length: fieldCount}, () => 0);
    this.lengths.forEach((length, slot) => {
      means[slot % fieldCount] = (means[slot % fieldCount] as number) + length / size;
    });
    return {
      dictionary: new TermDictionary(terms),
      size,
      postings: terms.map((term) => this.postings[this.idsOfTerms.get(term) as number] as number[]),
      lengthNorms: Float32Array.from(
        this.lengths,
        (length, slot) => k1 * (1 - b + (b * length) / (means[slot % fieldCount] || 1)),
      ),
    };
  }
}

/**
 * Builds an inverted index.
 *
 * @param pause called often, so that a page stays responsive if the index is built on its main thread. @default no pauses
 */
export async function buildInvertedIndex(
  sections: Section[],
  pause?: () => Promise<void>,
): Promise<InvertedIndex> {
  const builder = new IndexBuilder();
  for (const [number, section] of sections.entries()) {
    if (pause && number % sectionsPerTask === 0) {
      await pause();
    }
    indexedFields(section).forEach((text) => builder.add(text));
  }
  return builder.build();
}

function sectionOf(posting: number): number {
  return Math.floor((posting >> 8) / fieldCount);
}

/** Whether a section contains a term. */
export function containsTerm({postings}: InvertedIndex, termId: number, section: number): boolean {
  const list = postings[termId] as number[];
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
 * Whether one of the allowed sections contains a term.
 *
 * @param isAllowed by section
 */
export function isTermInSections(
  {postings}: InvertedIndex,
  termId: number,
  isAllowed: boolean[],
): boolean {
  return (postings[termId] as number[]).some((posting) => isAllowed[sectionOf(posting)]);
}

/** Counts by field the sections that contain a term. */
function fieldCounts({postings}: InvertedIndex, termId: number): Uint32Array {
  const counts = new Uint32Array(fieldCount);
  for (const posting of postings[termId] as number[]) {
    const field = (posting >> 8) % fieldCount;
    counts[field] = (counts[field] as number) + 1;
  }
  return counts;
}

/**
 * Counts by field the sections that contain the word that was typed, which has the weight 1.
 *
 * Other forms of a word are often rarer than the word itself, and would score higher: `NsisConfig` for the query `nsis`. So each of
 * them counts as at least as frequent as the typed word.
 *
 * @returns `undefined` if there are no other forms
 */
export function leastCounts(
  index: InvertedIndex,
  terms: ReadonlyMap<number, number>,
): Uint32Array | undefined {
  const [typed] = Array.from(terms).find(([, weight]) => weight === 1) ?? [];
  return typed === undefined || terms.size === 1 ? undefined : fieldCounts(index, typed);
}

/**
 * Adds the BM25+ score of a term to the score of each section that contains it.
 *
 * @param weight factor of the term
 * @param least minimum counts of sections by field
 * @param scores scores by section; modified
 */
export function addScores(
  index: InvertedIndex,
  termId: number,
  weight: number,
  least: Uint32Array | undefined,
  scores: Float32Array,
): void {
  const {postings, lengthNorms, size} = index;
  const list = postings[termId] as number[];
  const counts = fieldCounts(index, termId).map((count, field) =>
    Math.max(count, least?.[field] ?? 0),
  );
  // The inverse document frequency is computed for each field.
  const factors = fieldBoosts.map((boost, field) => {
    const count = counts[field] as number;
    return weight * boost * Math.log(1 + (size - count + 0.5) / (count + 0.5));
  });
  for (const posting of list) {
    const slot = posting >> 8;
    const section = Math.floor(slot / fieldCount);
    const frequency = posting & maxFrequency;
    const norm = lengthNorms[slot] as number;
    scores[section] =
      (scores[section] as number) +
      (factors[slot % fieldCount] as number) *
        (delta + (frequency * (k1 + 1)) / (frequency + norm));
  }
}
