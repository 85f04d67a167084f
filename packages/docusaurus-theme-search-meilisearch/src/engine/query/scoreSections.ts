import {addScores, leastCounts, type InvertedIndex} from '../index/invertedIndex';
import type {Alternative, WeightedTerms} from './alternatives';
import type {ExpandedQuery} from './expandQuery';

/** Adds the scores of the terms, times `weight`, to the sections that contain them. */
function addGroup(
  index: InvertedIndex,
  group: WeightedTerms,
  weight: number,
  scores: Float32Array,
) {
  const least = leastCounts(index, group);
  group.forEach((termWeight, termId) =>
    addScores(index, termId, termWeight * weight, least, scores),
  );
}

/**
 * Adds the score of an alternative to the sections that contain a term of each of its groups. A reading of a word does not add to the
 * score of other readings: the highest counts.
 */
function addAlternative(
  index: InvertedIndex,
  {groups, weight, isReading}: Alternative,
  scores: Float32Array,
): void {
  if (groups.length === 1 && !isReading) {
    groups.forEach((group) => addGroup(index, group, weight, scores));
    return;
  }
  const [sums, ...others] = groups.map((group) => {
    const groupScores = new Float32Array(index.size);
    addGroup(index, group, weight, groupScores);
    return groupScores;
  });
  if (!sums) {
    return;
  }
  // Plain loops over one array each: this is the slowest part of a query.
  for (const groupScores of others) {
    for (let section = 0; section < index.size; section += 1) {
      const score = groupScores[section] as number;
      sums[section] =
        score > 0 && (sums[section] as number) > 0 ? (sums[section] as number) + score : 0;
    }
  }
  for (let section = 0; section < index.size; section += 1) {
    const sum = sums[section] as number;
    if (sum > 0) {
      const known = scores[section] as number;
      scores[section] = isReading ? Math.max(sum, known) : sum + known;
    }
  }
}

/**
 * A section that matches only some words of a query has its score multiplied by
 * ((matched words + `leniency`) / (words + `leniency`))².
 */
const leniency = 0.5;

/** Factor for sections that match all words. */
const completeMatchBoost = 3;

/**
 * Creates a function that scores all sections for a query.
 *
 * The scores of a word are cached by its list of alternatives, which `queryExpander` reuses: while a reader types the last word,
 * the words before it are not scored again.
 *
 * @returns function from a query to scores by section; 0 for a section that matches no word
 */
export function sectionScorer(index: InvertedIndex): (query: ExpandedQuery) => Float32Array {
  const cache = new WeakMap<Alternative[], Float32Array>();
  const scoresOf = (alternatives: Alternative[]) => {
    let wordScores = cache.get(alternatives);
    if (!wordScores) {
      const computed = new Float32Array(index.size);
      alternatives.forEach((alternative) => addAlternative(index, alternative, computed));
      cache.set(alternatives, computed);
      wordScores = computed;
    }
    return wordScores;
  };

  return ({words, loose}) => {
    const scores = new Float32Array(index.size);
    const matchedWords = new Uint8Array(index.size);
    for (const {own, joined} of words) {
      let wordScores = scoresOf(own);
      if (joined.length > 0) {
        const withNeighbors = wordScores.slice();
        joined.forEach((alternative) => addAlternative(index, alternative, withNeighbors));
        wordScores = withNeighbors;
      }
      for (let section = 0; section < scores.length; section += 1) {
        if ((wordScores[section] as number) > 0) {
          scores[section] = (scores[section] as number) + (wordScores[section] as number);
          matchedWords[section] = (matchedWords[section] as number) + 1;
        }
      }
    }
    loose.forEach((alternative) => addAlternative(index, alternative, scores));
    for (let section = 0; section < scores.length; section += 1) {
      const matched = matchedWords[section] as number;
      const share = (matched + leniency) / (words.length + leniency);
      const boost = matched === words.length ? completeMatchBoost : 1;
      scores[section] = (scores[section] as number) * share * share * boost;
    }
    return scores;
  };
}
