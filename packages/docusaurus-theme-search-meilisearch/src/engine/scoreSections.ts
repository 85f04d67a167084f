import type {Alternative, WeightedTerms} from './expandWord';
import type {ExpandedQuery} from './expandQuery';
import {fieldBoosts} from './indexedFields';
import {addScores, type InvertedIndex} from './invertedIndex';

/** Adds what the terms are worth in each section, times `weight`. */
function addGroup(
  index: InvertedIndex,
  group: WeightedTerms,
  weight: number,
  scores: Float32Array,
) {
  group.forEach((termWeight, place) =>
    addScores(index, place, fieldBoosts, termWeight * weight, scores),
  );
}

/** Adds what the alternative is worth in each section that holds all of it. */
function addAlternative(
  index: InvertedIndex,
  {groups, weight}: Alternative,
  scores: Float32Array,
): void {
  if (groups.length === 1) {
    groups.forEach((group) => addGroup(index, group, weight, scores));
    return;
  }
  const ofGroups = groups.map((group) => {
    const worths = new Float32Array(index.size);
    addGroup(index, group, weight, worths);
    return worths;
  });
  for (let section = 0; section < index.size; section += 1) {
    let sum = 0;
    for (const worths of ofGroups) {
      const worth = worths[section] as number;
      sum = worth > 0 ? sum + worth : -Infinity;
    }
    if (sum > 0) {
      scores[section] = (scores[section] as number) + sum;
    }
  }
}

/** The score of a section that lacks words, against one that holds all: (held + `lenience`) / (words + `lenience`), squared. */
const lenience = 0.5;

/** What it is worth to hold all words. */
const completeness = 2;

/** What each section is worth to a query; 0 where it holds nothing of it. */
export function scoreSections(index: InvertedIndex, {words, loose}: ExpandedQuery): Float32Array {
  const scores = new Float32Array(index.size);
  const wordsHeld = new Uint8Array(index.size);
  for (const alternatives of words) {
    const ofWord = new Float32Array(index.size);
    alternatives.forEach((alternative) => addAlternative(index, alternative, ofWord));
    for (let section = 0; section < scores.length; section += 1) {
      if ((ofWord[section] as number) > 0) {
        scores[section] = (scores[section] as number) + (ofWord[section] as number);
        wordsHeld[section] = (wordsHeld[section] as number) + 1;
      }
    }
  }
  loose.forEach((alternative) => addAlternative(index, alternative, scores));
  for (let section = 0; section < scores.length; section += 1) {
    const held = wordsHeld[section] as number;
    const share = (held + lenience) / (words.length + lenience);
    scores[section] =
      (scores[section] as number) * share * share * (held === words.length ? completeness : 1);
  }
  return scores;
}
