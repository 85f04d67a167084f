import type {ExpandedQuery} from './expandQuery';
import {holdsTerm, type InvertedIndex} from './invertedIndex';

/**
 * Gives, by section, the terms of a query that are marked in it: every term that stands for a word alone, and of those that stand
 * for it together, the ones of which the section has all. Sections alike in that share one set, so that what was looked up in one
 * of them need not be in the next.
 */
export function termsToMark(
  index: InvertedIndex,
  {words, loose}: ExpandedQuery,
): (section: number) => ReadonlySet<string> {
  const alternatives = [...words.flatMap(({own, joined}) => [...own, ...joined]), ...loose];
  const alone = new Set<string>();
  const together: number[][][] = [];
  alternatives.forEach(({groups}) => {
    const places = groups.map((group) => Array.from(group.keys()));
    if (places.length === 1) {
      places[0]?.forEach((place) => alone.add(index.dictionary.terms[place] as string));
    } else {
      together.push(places);
    }
  });
  const known = new Map<string, ReadonlySet<string>>();

  return (section) => {
    const held = together.filter((groups) =>
      groups.every((group) => group.some((place) => holdsTerm(index, place, section))),
    );
    const places = held.flat(2);
    const key = places.join();
    let terms = known.get(key);
    if (!terms) {
      const made = new Set(alone);
      places.forEach((place) => made.add(index.dictionary.terms[place] as string));
      known.set(key, made);
      terms = made;
    }
    return terms;
  };
}
