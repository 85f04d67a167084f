import type {TermDictionary} from '../../terms/termDictionary';
import {lettersOf} from './hangul';
import {stemsOf} from './particles';

// Korean writes English words as they sound: 리액트 for "react". Both spellings are reduced to a skeleton of consonants and compared.
// Vowels are dropped, since English vowels have too many Korean spellings. Consonants that Hangul does not distinguish become one:
// k and g, t and d, p and b and f and v, l and r. Consonants that are not written or not pronounced are dropped: h, w, y, and r
// unless a vowel follows.
const latinSounds: [RegExp, string][] = [
  [/tion/g, 'sn'],
  // The sound of `visual` and `version`: 비주얼, 버전.
  [/([aeiour])s(?=ion|u[ar])/g, '$1J'],
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

/** Skeleton letters by number of a leading and of a trailing consonant (see `lettersOf`). A space is silent. */
const leadingSounds = 'kknttrmppss JJJktp ';
const trailingSounds = ' kkknnntrrrrrrrrmppttnJJktp ';

/** Minimum number of consonants of a skeleton. With fewer, too many words have the same one. */
const minSounds = 3;

/** First character of the skeleton of a word that starts with a vowel, or with h, w or y. */
const vowelFirst = '^';

function latinSkeleton(term: string): string {
  const skeleton = latinSounds.reduce(
    (text, [pattern, sound]) => text.replace(pattern, sound),
    term,
  );
  return (/^[aeiouhwy]/.test(term) ? vowelFirst : '') + skeleton;
}

/**
 * Numbers of the trailing consonants of loanwords: none, ㄱ, ㄴ, ㄹ, ㅁ, ㅂ, ㅅ and ㅇ. Source: 외래어 표기법 (rules for the transcription of
 * foreign words), chapter 1, article 3, National Institute of Korean Language, https://korean.go.kr
 */
const loanwordTrailing = [0, 1, 4, 8, 16, 17, 19, 21];

function mayBeLoanword(word: string): boolean {
  return Array.from(word).every((syllable) => loanwordTrailing.includes(lettersOf(syllable)[2]));
}

function hangulSkeleton(word: string): string {
  const skeleton = Array.from(word, (syllable) => {
    const [leading, , trailing] = lettersOf(syllable);
    return `${leadingSounds[leading] ?? ''}a${trailingSounds[trailing] ?? ''}`;
  })
    .join('')
    .replace(/ /g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/a/g, '');
  return (/^[아-잏하-힣]/.test(word) ? vowelFirst : '') + skeleton;
}

const caches = new WeakMap<TermDictionary, Map<string, number[]>>();

/** Maps skeletons to the ids of English terms. Computed when the first word needs it. */
function skeletonsOf(dictionary: TermDictionary): Map<string, number[]> {
  const cached = caches.get(dictionary);
  if (cached) {
    return cached;
  }
  const skeletons = new Map<string, number[]>();
  dictionary.terms.forEach((term, termId) => {
    if (/^[a-z]{4,}$/.test(term)) {
      const skeleton = latinSkeleton(term);
      skeletons.set(skeleton, [...(skeletons.get(skeleton) ?? []), termId]);
    }
  });
  caches.set(dictionary, skeletons);
  return skeletons;
}

/**
 * Finds English terms that sound like a Korean word: `리액트` → react, `타이틀바` → titlebar. The word may have a particle of one or two
 * syllables: `리액트에서`.
 *
 * @param word a folded Hangul word
 * @returns term ids
 */
export function loanwords(word: string, dictionary: TermDictionary): number[] {
  for (const stem of stemsOf(word)) {
    const skeleton = hangulSkeleton(stem);
    const found = skeletonsOf(dictionary).get(skeleton);
    if (found && mayBeLoanword(stem) && skeleton.replace(vowelFirst, '').length >= minSounds) {
      return found;
    }
  }
  return [];
}
