// Built from a string: in a literal, Babel replaces each \p{…} by a list of ranges, which adds several KB.
// A character with its marks. U+FF9E and U+FF9F are marks of half-width characters that Unicode counts as letters.
const character = new RegExp('[^][\\p{M}\\uff9e\\uff9f]*', 'gu');
// Fast path: in ASCII, common ideographs and syllables, only letter case needs folding.
// eslint-disable-next-line no-control-regex
const onlyLetterCase = /^[\x00-\x7f\u4e00-\u9fff\uac00-\ud7a3]*$/;

/** Maximum length of a term in UTF-16 code units. Longer terms are data (keys, hashes), which readers do not search for. */
export const maxTermLength = 64;

/** A term of the index, and its position in the text. */
export type Token = {term: string; start: number; end: number};

/**
 * Normalizes a word, so that its spellings become equal: removes letter case and accents, replaces full-width and compatibility
 * forms (NFKD), and composes syllables that are written with separate letters. ß is ss.
 */
export function fold(text: string): string {
  if (onlyLetterCase.test(text)) {
    return text.toLowerCase();
  }
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ß/g, 'ss');
}

/** Returns the token of a part of a text. */
export function tokenAt(text: string, start: number): Token {
  return {term: fold(text), start, end: start + text.length};
}

/** Returns the tokens of all sequences of `length` characters. A surrogate pair is one character, and so is a letter with its marks. */
export function characterTokens(text: string, length: 1 | 2): Token[] {
  const characters = text.match(character) ?? [];
  let start = 0;
  return characters.slice(0, characters.length - length + 1).map((first, index) => {
    const found = tokenAt(characters.slice(index, index + length).join(''), start);
    start += first.length;
    return found;
  });
}

/** Returns the overlapping pairs of characters, as terms: `업데이트` → 업데, 데이, 이트. */
export function bigrams(text: string): string[] {
  return characterTokens(text, 2).map(({term}) => term);
}
