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

/**
 * Gives what each section is worth to a query; 0 where it holds nothing of it. Words that stay the same from key to key are added
 * up once.
 */
export function sectionScorer(index: InvertedIndex): (query: ExpandedQuery) => Float32Array {
  const known = new WeakMap<Alternative[], Float32Array>();
  const worthOf = (alternatives: Alternative[]) => {
    let worth = known.get(alternatives);
    if (!worth) {
      const made = new Float32Array(index.size);
      alternatives.forEach((alternative) => addAlternative(index, alternative, made));
      known.set(alternatives, made);
      worth = made;
    }
    return worth;
  };

  return ({words, loose}) => {
    const scores = new Float32Array(index.size);
    const wordsHeld = new Uint8Array(index.size);
    for (const {own, joined} of words) {
      let ofWord = worthOf(own);
      if (joined.length > 0) {
        const withNeighbours = ofWord.slice();
        joined.forEach((alternative) => addAlternative(index, alternative, withNeighbours));
        ofWord = withNeighbours;
      }
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
  };
}
