import type {WeightedTerms} from '../../terms/alternatives';
import type {TermDictionary} from '../../terms/termDictionary';

const ending = /^(.{3,}[^e])(?:ings?|ions?|ers?|ed|es|e|s)$/;

/** Removes an English ending: `reduce` and `reducing` → `reduc`. */
function stemOf(word: string): string {
  return ending.exec(word)?.[1] ?? word;
}

/** Returns the other forms of an English word: `reduce` also finds `reducing`. */
export function inflections(word: string, dictionary: TermDictionary): WeightedTerms {
  const stem = stemOf(word);
  const found: WeightedTerms = new Map();
  if (stem.length > 3) {
    const [from, to] = dictionary.rangeOf(stem);
    for (let termId = from; termId < to; termId += 1) {
      const term = dictionary.terms[termId] as string;
      if (term !== word && stemOf(term) === stem) {
        found.set(termId, 1);
      }
    }
  }
  return found;
}
