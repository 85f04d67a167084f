import type {WeightedTerms} from './alternatives';
import type {TermDictionary} from './termDictionary';

/** Minimum number of letters that forms of a word share at its start. */
const minShared = 4;

/** Minimum share of the letters of the longer form. */
const minShare = 0.5;

/** How many pairs of terms must differ in the same endings. Fewer are chance. */
const minPairs = 3;

/** Number of following terms that a term is compared with: forms of a word are close in the sorted list. */
const neighbors = 10;

/** Returns how two words differ, and the share of letters that they have in common. It is 0 if they are not forms of the same word. */
function compare(a: string, b: string): {endings: string; share: number} {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) {
    shared += 1;
  }
  const share = shared < minShared ? 0 : shared / Math.max(a.length, b.length);
  return {
    endings: [a.slice(shared), b.slice(shared)].sort().join(' '),
    share: share < minShare || /[\d._]/.test(a + b) ? 0 : share,
  };
}

const caches = new WeakMap<TermDictionary, Map<string, number>>();

/** Counts the pairs of terms by their endings: `ed ing` for `reduced` and `reducing`. Computed when the first word needs it. */
function pairsOf(dictionary: TermDictionary): Map<string, number> {
  const {terms} = dictionary;
  let pairs = caches.get(dictionary);
  if (!pairs) {
    pairs = new Map();
    caches.set(dictionary, pairs);
    for (let first = 0; first < terms.length; first += 1) {
      const term = terms[first] as string;
      const start = term.slice(0, Math.max(minShared, Math.ceil(term.length * minShare)));
      for (let next = first + 1; next <= first + neighbors; next += 1) {
        const other = terms[next];
        if (!other?.startsWith(start)) {
          break;
        }
        const {endings, share} = compare(term, other);
        if (share > 0) {
          pairs.set(endings, (pairs.get(endings) ?? 0) + 1);
        }
      }
    }
  }
  return pairs;
}

/**
 * Returns the other forms of a word: `reduce` also finds `reducing`. The endings are those in which several terms of the index differ, so
 * that no language needs a list of them. The weight of a form is the share of its letters that are also in the word.
 */
export function inflections(word: string, dictionary: TermDictionary): WeightedTerms {
  const found: WeightedTerms = new Map();
  const pairs = pairsOf(dictionary);
  const [from, to] =
    word.length < minShared ? [0, 0] : dictionary.rangeOf(word.slice(0, minShared));
  for (let termId = from; termId < to; termId += 1) {
    const term = dictionary.terms[termId] as string;
    const {endings, share} = compare(word, term);
    if (term !== word && share > 0 && (pairs.get(endings) ?? 0) >= minPairs) {
      found.set(termId, share);
    }
  }
  return found;
}
