import {lettersOf} from './hangul';
import type {TermDictionary} from './termDictionary';

// Consonants alone, since Korean spelling follows the sound of English vowels in too many ways. What Hangul does not tell apart is
// one: k and g, t and d, p and b and f and v, l and r. Not heard, or not written: h, w, y, r unless a vowel follows.
const latinSounds: [RegExp, string][] = [
  [/tion/g, 'sn'],
  [/ch|g(?=[eiy])|[jz]/g, 'J'],
  [/c(?=[eiy])/g, 's'],
  [/x/g, 'ks'],
  [/ng$/g, 'n'],
  [/r(?![aeiouy])/g, ''],
  [/[cqg]/g, 'k'],
  [/d/g, 't'],
  [/[bfv]/g, 'p'],
  [/l/g, 'r'],
  [/(.)\1+/g, '$1'],
  [/[^knstprmJ]/g, ''],
];

/** By number of a leading consonant, and of a trailing one; a blank is silent. */
const leadingSounds = 'kknttrmppss JJJktp ';
const trailingSounds = ' kkknnntrrrrrrrrmppttnJJktp ';

/** Consonants of a word at least: with fewer, too many words sound alike. */
const minSounds = 3;

/** Stands before the consonants of a word that begins with a vowel, or with what sounds much like one. */
const vowelFirst = '^';

function latinSkeleton(term: string): string {
  const skeleton = latinSounds.reduce(
    (text, [pattern, sound]) => text.replace(pattern, sound),
    term,
  );
  return (/^[aeiouhwy]/.test(term) ? vowelFirst : '') + skeleton;
}

/** What a syllable of a loanword may end in: nothing, or ㄱㄴㄹㅁㅂㅅㅇ (외래어 표기법, chapter 1, article 3). */
const loanwordEnds = [0, 1, 4, 8, 16, 17, 19, 21];

function mayBeLoanword(word: string): boolean {
  return Array.from(word).every((syllable) => loanwordEnds.includes(lettersOf(syllable)[2]));
}

function hangulSkeleton(word: string): string {
  const skeleton = Array.from(word, (syllable) => {
    const [first, , end] = lettersOf(syllable);
    return `${leadingSounds[first] ?? ''}a${trailingSounds[end] ?? ''}`;
  })
    .join('')
    .replace(/ /g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/a/g, '');
  return (/^[아-잏하-힣]/.test(word) ? vowelFirst : '') + skeleton;
}

const skeletons = new WeakMap<TermDictionary, Map<string, number[]>>();

/** Made when the first word needs it. */
function skeletonsOf(dictionary: TermDictionary): Map<string, number[]> {
  const known = skeletons.get(dictionary);
  if (known) {
    return known;
  }
  const made = new Map<string, number[]>();
  dictionary.terms.forEach((term, place) => {
    if (/^[a-z]{4,}$/.test(term)) {
      const skeleton = latinSkeleton(term);
      made.set(skeleton, [...(made.get(skeleton) ?? []), place]);
    }
  });
  skeletons.set(dictionary, made);
  return made;
}

/**
 * English words that a Korean word may spell by its sound: `리액트` → react, `타이틀바` → titlebar; also before a particle of one or
 * two syllables.
 *
 * @returns their places in the dictionary
 */
export function loanwords(word: string, dictionary: TermDictionary): number[] {
  for (const stem of [word, word.slice(0, -1), word.slice(0, -2)]) {
    const skeleton = hangulSkeleton(stem);
    const found = skeletonsOf(dictionary).get(skeleton);
    if (found && mayBeLoanword(stem) && skeleton.replace(vowelFirst, '').length >= minSounds) {
      return found;
    }
  }
  return [];
}
