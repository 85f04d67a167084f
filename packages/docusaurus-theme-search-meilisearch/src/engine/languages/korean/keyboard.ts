import {blockSize, firstSyllable, lettersOf, trailingCount} from './hangul';

/** The keys of the Korean keyboard layout (두벌식, KS X 5002), and the vowels and consonants in the same order. */
const leadingKeys = 'r R s e E f a q Q t T d w W c z x v g'.split(' ');
const vowelKeys = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');
const trailingKeys = ' r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ');

/** Code of the first standalone letter, ㄱ. The consonants are in alphabetical order, with clusters; the vowels follow. */
const firstLetter = 0x3131;
const keysOfLetters =
  `r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g ${vowelKeys.join(' ')}`.split(
    ' ',
  );

const keyAlternatives = (keys: string[]) => [...keys].sort((a, b) => b.length - a.length).join('|');
const syllableKeys = new RegExp(
  `(${keyAlternatives(leadingKeys)})(${keyAlternatives(vowelKeys)})((?:${keyAlternatives(trailingKeys.slice(1))})(?!${keyAlternatives(vowelKeys)}))?`,
  'g',
);

/**
 * Returns the keys of a word that was typed with the Korean input method by mistake: ㅔㅣㅕ햐ㅜ → plugin.
 *
 * @param word syllables and standalone letters
 * @returns letters in lower case, since Korean has no letter case; `null` if all of the word is syllables, as in Korean words
 */
export function keysOfHangul(word: string): string | null {
  if (!/[ㄱ-ㅣ]/.test(word)) {
    return null;
  }
  return Array.from(word, (letter) => {
    const [first, vowel, last] = lettersOf(letter);
    return letter >= '가'
      ? `${leadingKeys[first]}${vowelKeys[vowel]}${trailingKeys[last]}`
      : keysOfLetters[letter.charCodeAt(0) - firstLetter];
  })
    .join('')
    .toLowerCase();
}

/**
 * Returns the Korean word that was typed without the input method: `vmffjrmdls` → 플러그인.
 *
 * @returns `null` if the keys are not a sequence of syllables
 */
export function hangulOfKeys(text: string): string | null {
  // Shift changes only some keys; others give the same letter.
  const keys = text.replace(/[^REQTWOP]/g, (key) => key.toLowerCase());
  const word = keys.replace(syllableKeys, (_, first: string, vowel: string, last = '') =>
    String.fromCharCode(
      firstSyllable +
        leadingKeys.indexOf(first) * blockSize +
        vowelKeys.indexOf(vowel) * trailingCount +
        trailingKeys.indexOf(last as string),
    ),
  );
  return /^[가-힣]{2,}$/.test(word) ? word : null;
}
