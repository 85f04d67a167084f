import type {Section} from '../../section';
import {runs, tokensOf, type Run} from '../text/tokenize';
import {indexedFields, type IndexedField} from './indexedFields';
import {TermDictionary} from '../terms/termDictionary';

const fieldCount = indexedFields.length;
const maxFrequency = 255;

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
  /** By slot, the factor of an occurrence in it: the boost of the field, less for a field that is longer than others. */
  occurrenceWeights: Float32Array;
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
      occurrenceWeights: Float32Array.from(this.lengths, (length, slot) => {
        const {boost, lengthPenalty} = indexedFields[slot % fieldCount] as IndexedField;
        const relativeLength = length / (means[slot % fieldCount] || 1);
        return boost / (1 - lengthPenalty + lengthPenalty * relativeLength);
      }),
    };
  }
}

/** Builds an inverted index. */
export function buildInvertedIndex(sections: Section[]): InvertedIndex {
  const builder = new IndexBuilder();
  sections.forEach((section) => {
    indexedFields.forEach(({textOf}) => builder.add(textOf(section)));
  });
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

/** Returns the occurrences of a term in a section, by field: how often, and the factor of each of them. */
export function occurrencesIn(
  {postings, occurrenceWeights}: InvertedIndex,
  termId: number,
  section: number,
): {field: string; count: number; weight: number}[] {
  return (postings[termId] as number[])
    .filter((posting) => sectionOf(posting) === section)
    .map((posting) => ({
      field: (indexedFields[(posting >> 8) % fieldCount] as IndexedField).name,
      count: posting & maxFrequency,
      weight: occurrenceWeights[posting >> 8] as number,
    }));
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

/**
 * Adds the weighted number of occurrences of a term to each section that contains it.
 *
 * @param weight factor of the term
 * @param counts weighted numbers of occurrences by section; modified
 */
export function addOccurrences(
  {postings, occurrenceWeights}: InvertedIndex,
  termId: number,
  weight: number,
  counts: Float32Array,
): void {
  for (const posting of postings[termId] as number[]) {
    const slot = posting >> 8;
    const section = Math.floor(slot / fieldCount);
    const frequency = posting & maxFrequency;
    counts[section] =
      (counts[section] as number) + weight * frequency * (occurrenceWeights[slot] as number);
  }
}
