/**
 * What stands in a text without being words of its language: code, targets of links, comments, tags, expressions, URLs, marks of
 * admonitions, entities. (By pattern: a parser of inline Markdown takes ten times as long, and the words are only counted.)
 */
const notWords =
  /(`+)[^`][\s\S]*?\1|\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:\s[^)]*)?\)|\]\[[^\]]*\]|<!--[\s\S]*?-->|<(code|kbd|pre)\b[\s\S]*?<\/\2>|<\/?[A-Za-z][^>]*>|\{[^{}]*\}|\b[a-z][a-z+.-]*:\/\/\S+|^:::+\s*[\w-]*|&[#\w]+;/gim;

/**
 * Whether a translator would translate a text. A word or two, names (`Tauri Apps`) and numbers are the same in many languages, so
 * they tell nothing: it takes three words, one of them not capitalized, or four letters of a script without capitals.
 */
export function isTranslatable(text: string): boolean {
  const plain = text.replace(notWords, ' ');
  if ((plain.match(/\p{Lo}/gu) ?? []).length >= 4) {
    return true;
  }
  const words = plain.match(/\p{L}[\p{L}\p{M}\p{N}.'’-]*/gu) ?? [];
  return words.length >= 3 && words.some((word) => /^\p{Ll}{2}/u.test(word));
}
