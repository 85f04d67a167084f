import type {Alternative, WeightedTerms} from './expandWord';
import type {ExpandedQuery} from './expandQuery';
import {fieldBoosts} from './indexedFields';
import {addScores, type InvertedIndex} from './invertedIndex';

/** Adds what the terms are worth in each section. */
function addGroup(index: InvertedIndex, group: WeightedTerms, scores: Float32Array): void {
  group.forEach((weight, place) => addScores(index, place, fieldBoosts, weight, scores));
}

/** Adds what the alternative is worth in each section that holds all of it. */
function addAlternative(
  index: InvertedIndex,
  {groups, weight}: Alternative,
  scores: Float32Array,
): void {
  const sums = new Float32Array(index.size);
  groups.forEach((group, number) => {
    const more = new Float32Array(index.size);
    addGroup(index, group, more);
    for (let section = 0; section < sums.length; section += 1) {
      const sum = sums[section] as number;
      const isHeld = (more[section] as number) > 0 && (sum > 0 || number === 0);
      sums[section] = isHeld ? sum + (more[section] as number) : 0;
    }
  });
  for (let section = 0; section < sums.length; section += 1) {
    scores[section] = (scores[section] as number) + (sums[section] as number) * weight;
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
  return scores.map((score, section) => {
    const held = wordsHeld[section] as number;
    const share = (held + lenience) / (words.length + lenience);
    return score * share * share * (held === words.length ? completeness : 1);
  });
}
