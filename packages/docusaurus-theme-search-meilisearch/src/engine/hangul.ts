// Unicode Standard, section 3.12: a syllable decomposes into a leading consonant, a vowel and perhaps a trailing consonant.
const firstTrailing = 0x11a8;
const lastTrailing = 0x11c2;

/** Leading consonant(s) that a trailing one becomes when the next vowel is typed; for a cluster, what stays and what moves. */
const trailingToLeading =
  'ᄀ|ᄁ|ᆨᄉ|ᄂ|ᆫᄌ|ᆫᄒ|ᄃ|ᄅ|ᆯᄀ|ᆯᄆ|ᆯᄇ|ᆯᄉ|ᆯᄐ|ᆯᄑ|ᆯᄒ|ᄆ|ᄇ|ᆸᄉ|ᄉ|ᄊ|ᄋ|ᄌ|ᄎ|ᄏ|ᄐ|ᄑ|ᄒ'.split(
    '|',
  );

/** The letters of a word: syllables and single letters (`플러그ㅇ`) come out in the same alphabet. */
export function jamo(text: string): string {
  return text.normalize('NFKD');
}

/**
 * What a word in the middle of being typed may begin, as letters. An input method shows `플러그인` on its way as `플러그ㅇ` or
 * `플러긍`; the last consonant of the latter may belong to the next syllable.
 */
export function halfTypedPrefixes(word: string): string[] {
  const letters = jamo(word);
  const last = letters.charCodeAt(letters.length - 1);
  if (last < firstTrailing || last > lastTrailing) {
    return [letters];
  }
  return [letters, letters.slice(0, -1) + (trailingToLeading[last - firstTrailing] ?? '')];
}
