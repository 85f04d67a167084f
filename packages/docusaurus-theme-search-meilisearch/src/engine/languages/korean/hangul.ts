// Hangul letters (jamo) are written in syllable blocks: a leading consonant, a vowel and an optional trailing consonant. Unicode
// encodes each syllable as one character and numbers them by these letters (Unicode Standard, section 3.12).
export const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
/** Including "none". */
export const trailingCount = 28;
const leadingCount = 19;
const vowelCount = 21;
/** Number of syllables with the same leading consonant. They are consecutive. */
export const blockSize = vowelCount * trailingCount;

/** Leading consonants, by number, as standalone letters. */
const leading = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

/**
 * Trailing consonants, by number, from 1: the leading consonant of the next syllable that it becomes when a vowel follows. Of a
 * cluster, only the second letter moves; the number before it is the trailing consonant that remains (ㄳ: `1ㅅ`, ㄱ remains).
 */
const trailing =
  'ㄱ ㄲ 1ㅅ ㄴ 4ㅈ 4ㅎ ㄷ ㄹ 8ㄱ 8ㅁ 8ㅂ 8ㅅ 8ㅌ 8ㅍ 8ㅎ ㅁ ㅂ 17ㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  );

/** Number of compound vowels that follow a vowel and are typed starting with it (ㅗ: ㅘ, ㅙ, ㅚ), by number of the vowel. */
const compoundVowels: Record<number, number> = {8: 3, 13: 3, 18: 1};

/** All words that start with `base` and a syllable between `first` and `last` (character codes, inclusive). */
export type SyllableRange = {base: string; first: number; last: number};

function startingWith(base: string, consonant: string): SyllableRange {
  const first = firstSyllable + leading.indexOf(consonant) * blockSize;
  return {base, first, last: first + blockSize - 1};
}

/**
 * Returns the words that a half-typed word may become.
 *
 * While a reader types `플러그인`, input methods show `플러긍` or `플러그ㅇ`, then `플러그이`, then `플러그인`. A trailing consonant may therefore
 * belong to the next syllable, and a vowel may become a compound vowel or get a trailing consonant.
 *
 * @returns `null` if the word does not end in Hangul
 */
export function halfTypedRange(word: string): SyllableRange | null {
  const base = word.slice(0, -1);
  const last = word.slice(-1);
  if (leading.includes(last)) {
    return startingWith(base, last);
  }
  const code = last.charCodeAt(0);
  if (!(code >= firstSyllable && code <= lastSyllable)) {
    return null;
  }
  const number = code - firstSyllable;
  const trailingNumber = number % trailingCount;
  if (trailingNumber === 0) {
    const vowel = Math.floor((number % blockSize) / trailingCount);
    const added = ((compoundVowels[vowel] ?? 0) + 1) * trailingCount - 1;
    return {base, first: code, last: code + added};
  }
  const moved = trailing[trailingNumber - 1] as string;
  const remaining = Number(moved.slice(0, -1));
  return startingWith(
    base + String.fromCharCode(code - trailingNumber + remaining),
    moved.slice(-1),
  );
}

/**
 * Returns the part of a verb stem that all conjugated forms share.
 *
 * Dictionary forms end in -다 and noun forms in -기: 보내다, 보내기 "send". The stem is what precedes the ending. A stem that ends in a
 * vowel can merge with the ending (보내 → 보냅니다), and a stem that ends in ㄹ loses it before some endings (만들 → 만듭니다), so the shared
 * part is the stem without a trailing consonant in its last syllable: `보내기` → `보내`, `만들기` → `만드`. On the loss of ㄹ:
 * 한글 맞춤법 (Korean orthography), article 18, National Institute of Korean Language, https://korean.go.kr
 *
 * @param word at least two syllables
 * @returns `null` if the stem ends in a consonant other than ㄹ, which stays in its forms
 */
export function verbStem(word: string): string | null {
  const code = word.charCodeAt(word.length - 2);
  const trailingNumber = (code - firstSyllable) % trailingCount;
  return trailingNumber === 0 || trailing[trailingNumber - 1] === 'ㄹ'
    ? word.slice(0, -2) + String.fromCharCode(code - trailingNumber)
    : null;
}

/** Returns the numbers of a syllable's leading consonant, vowel and trailing consonant (0 for none). */
export function lettersOf(syllable: string): [leading: number, vowel: number, trailing: number] {
  const number = syllable.charCodeAt(0) - firstSyllable;
  return [
    Math.floor(number / blockSize),
    Math.floor(number / trailingCount) % vowelCount,
    number % trailingCount,
  ];
}

/**
 * Returns all words that differ from a Korean word in one letter of one syllable: for `메세지` and index 1, `메시지` and 64 others. A
 * typo in Korean replaces a letter, which changes the whole character.
 *
 * @param word syllables only
 * @param index index of the syllable
 */
export function oneLetterVariants(word: string, index: number): string[] {
  const variants: string[] = [];
  const code = word.charCodeAt(index);
  const [leadingNumber, vowel, trailingNumber] = lettersOf(word.charAt(index));
  [
    {count: leadingCount, step: blockSize, letter: leadingNumber},
    {count: vowelCount, step: trailingCount, letter: vowel},
    {count: trailingCount, step: 1, letter: trailingNumber},
  ].forEach(({count, step, letter}) => {
    for (let other = 0; other < count; other += 1) {
      if (other !== letter) {
        variants.push(
          word.slice(0, index) +
            String.fromCharCode(code + (other - letter) * step) +
            word.slice(index + 1),
        );
      }
    }
  });
  return variants;
}
