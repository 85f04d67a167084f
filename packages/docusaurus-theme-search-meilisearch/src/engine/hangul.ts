// Unicode Standard, section 3.12: syllables are numbered by leading consonant, vowel and trailing consonant, which may be none.
const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const trailingCount = 28;
const leadingCount = 19;
const vowelCount = 21;
const blockSize = vowelCount * trailingCount;

/** Consonants as they stand alone, in the order of their numbers as leading ones. */
const leading = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

/** By number of a trailing consonant, from 1: the leading one it becomes when a vowel follows, after what then stays of a cluster. */
const trailing =
  'ㄱ ㄲ 1ㅅ ㄴ 4ㅈ 4ㅎ ㄷ ㄹ 8ㄱ 8ㅁ 8ㅂ 8ㅅ 8ㅌ 8ㅍ 8ㅎ ㅁ ㅂ 17ㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  );

/** By number of a vowel: how many of those behind it are typed beginning with it (ㅗ: ㅘ, ㅙ, ㅚ). */
const compoundVowels: Record<number, number> = {8: 3, 13: 3, 18: 1};

/** All that begins with `base` and one of the syllables. */
export type SyllableRange = {base: string; first: number; last: number};

function beginningWith(base: string, consonant: string): SyllableRange {
  const first = firstSyllable + leading.indexOf(consonant) * blockSize;
  return {base, first, last: first + blockSize - 1};
}

/**
 * What a word in the middle of being typed may begin. An input method shows `플러그인` on its way as `플러그ㅇ`, `플러그이` or
 * `플러긍`: the last consonant of the latter may belong to the next syllable.
 */
export function halfTypedRange(word: string): SyllableRange | null {
  const base = word.slice(0, -1);
  const last = word.slice(-1);
  if (leading.includes(last)) {
    return beginningWith(base, last);
  }
  const code = last.charCodeAt(0);
  if (!(code >= firstSyllable && code <= lastSyllable)) {
    return null;
  }
  const number = code - firstSyllable;
  const end = number % trailingCount;
  if (end === 0) {
    const vowel = Math.floor((number % blockSize) / trailingCount);
    const more = ((compoundVowels[vowel] ?? 0) + 1) * trailingCount - 1;
    return {base, first: code, last: code + more};
  }
  const moved = trailing[end - 1] as string;
  const stays = Number(moved.slice(0, -1));
  return beginningWith(base + String.fromCharCode(code - end + stays), moved.slice(-1));
}

/**
 * The stem of a verb in its dictionary or noun form, as far as its other forms share it: `보내기` → `보내` (보냅니다), `만들기` →
 * `만드` (만듭니다).
 *
 * @returns `null` where what is before the last syllable ends in another consonant than ㄹ, which stays in all forms
 */
export function verbStem(word: string): string | null {
  const code = word.charCodeAt(word.length - 2);
  const end = (code - firstSyllable) % trailingCount;
  return end === 0 || trailing[end - 1] === 'ㄹ'
    ? word.slice(0, -2) + String.fromCharCode(code - end)
    : null;
}

/** Numbers of the leading consonant, the vowel, and the trailing consonant, which is 0 where there is none. */
export function lettersOf(syllable: string): [leading: number, vowel: number, trailing: number] {
  const number = syllable.charCodeAt(0) - firstSyllable;
  return [
    Math.floor(number / blockSize),
    Math.floor(number / trailingCount) % vowelCount,
    number % trailingCount,
  ];
}

/** All words that differ from a word of syllables in one letter of one syllable: `메세지`, 1 gives `메시지` among 65. */
export function oneLetterVariants(word: string, index: number): string[] {
  const variants: string[] = [];
  const code = word.charCodeAt(index);
  const [first, vowel, end] = lettersOf(word.charAt(index));
  [
    {count: leadingCount, step: blockSize, letter: first},
    {count: vowelCount, step: trailingCount, letter: vowel},
    {count: trailingCount, step: 1, letter: end},
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
