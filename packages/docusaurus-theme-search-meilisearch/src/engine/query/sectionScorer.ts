import {addOccurrences, type InvertedIndex} from '../index/invertedIndex';
import type {Alternative, WeightedTerms} from '../terms/alternatives';
import type {ExpandedQuery} from './queryExpander';
import type {SearchRecorder} from './searchRecorder';

/**
 * How quickly further occurrences of a word stop counting. The usual value of BM25 is 1.2; here, an occurrence in a heading has a weight
 * of 8.
 */
const saturation = 4;

/** The weighted number of occurrences of the terms, by section. */
function occurrencesOf(index: InvertedIndex, group: WeightedTerms): Float32Array {
  const counts = new Float32Array(index.size);
  group.forEach((weight, termId) => addOccurrences(index, termId, weight, counts));
  return counts;
}

/**
 * Adds the occurrences of an alternative to the sections that contain a term of each of its groups: the mean of the groups.
 */
export function addAlternative(
  index: InvertedIndex,
  {groups, weight}: Alternative,
  counts: Float32Array,
): void {
  const [sums, ...others] = groups.map((group) => occurrencesOf(index, group));
  if (!sums) {
    return;
  }
  // Plain loops over one array each: this is the slowest part of a query.
  for (const groupCounts of others) {
    for (let section = 0; section < index.size; section += 1) {
      const count = groupCounts[section] as number;
      const sum = sums[section] as number;
      sums[section] = count > 0 && sum > 0 ? sum + count : 0;
    }
  }
  const factor = weight / groups.length;
  for (let section = 0; section < index.size; section += 1) {
    const count = (sums[section] as number) * factor;
    counts[section] = Math.max(count, counts[section] as number);
  }
}

/**
 * Creates a function that scores all sections for a query with BM25F (https://en.wikipedia.org/wiki/Okapi_BM25): the occurrences of a word
 * are added up over the fields of a section before they saturate, so that a word counts once, wherever it occurs. The score is multiplied
 * by the share of the query that the section contains, where a rare word is a larger share.
 *
 * The occurrences of a word are cached by its list of alternatives, which `queryExpander` reuses: while a reader types the last word,
 * the words before it are not counted again.
 *
 * @returns function from a query to scores by section; 0 for a section that matches no word
 */
export function sectionScorer(
  index: InvertedIndex,
): (query: ExpandedQuery, recorder?: SearchRecorder) => Float32Array {
  const {size} = index;
  const cache = new WeakMap<Alternative[], Float32Array>();
  const countsOf = (alternatives: Alternative[]) => {
    let counts = cache.get(alternatives);
    if (!counts) {
      const computed = new Float32Array(size);
      alternatives.forEach((alternative) => addAlternative(index, alternative, computed));
      cache.set(alternatives, computed);
      counts = computed;
    }
    return counts;
  };

  return (words, recorder) => {
    const scores = new Float32Array(size);
    const matched = new Float32Array(size);
    let total = 0;
    for (const alternatives of words) {
      const counts = countsOf(alternatives);
      const sectionCount = counts.reduce((count, value) => (value > 0 ? count + 1 : count), 0);
      const rarity = Math.log(1 + (size - sectionCount + 0.5) / (sectionCount + 0.5));
      total += rarity;
      for (let section = 0; section < size; section += 1) {
        const count = counts[section] as number;
        if (count > 0) {
          scores[section] =
            (scores[section] as number) +
            (rarity * count * (saturation + 1)) / (saturation + count);
          matched[section] = (matched[section] as number) + rarity;
        }
      }
      recorder?.step('+', 'word', scores);
    }
    return scores.map((score, section) => (score * (matched[section] as number)) / (total || 1));
  };
}
