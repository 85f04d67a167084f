/**
 * The parts of a text that are not words: code, link targets, comments, tags, expressions, URLs, admonition markers, entities.
 * A pattern is enough to count words; a parser of inline Markdown takes ten times as long.
 */
const notWords =
  /(`+)[^`][\s\S]*?\1|\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:\s[^)]*)?\)|\]\[[^\]]*\]|<!--[\s\S]*?-->|<(code|kbd|pre)\b[\s\S]*?<\/\2>|<\/?[A-Za-z][^>]*>|\{[^{}]*\}|\b[a-z][a-z+.-]*:\/\/\S+|^:::+\s*[\w-]*|&[#\w]+;/gim;

/** Number of UTF-16 code units of a text that are searched for words. The time for hostile text grows with their square. */
const maxLength = 5000;

/** The words of a text with the punctuation between them: without code, targets of links and tags. */
export function proseOf(text: string): string {
  const start = text.slice(0, maxLength);
  // Most texts contain nothing to remove, and the pattern is slow.
  return /[`<{\]&:]/.test(start) ? start.replace(notWords, ' ') : start;
}

/** Number of words. A Chinese or Japanese character counts as a word. */
export const countWords = (text: string): number =>
  (proseOf(text).match(/\p{Ideographic}|[\p{L}\p{N}][\p{L}\p{M}\p{N}.'’-]*/gu) ?? []).length;

/**
 * Whether a text is translatable. One or two words, names (`Tauri Apps`) and numbers are often the same in two languages. A
 * translatable text has three words, at least one of them not capitalized, or four letters of a script without capitals.
 */
export function isTranslatable(text: string): boolean {
  const plain = proseOf(text);
  if ((plain.match(/\p{Lo}/gu) ?? []).length >= 4) {
    return true;
  }
  const words = plain.match(/\p{L}[\p{L}\p{M}\p{N}.'’-]*/gu) ?? [];
  return words.length >= 3 && words.some((word) => /^\p{Ll}{2}/u.test(word));
}
