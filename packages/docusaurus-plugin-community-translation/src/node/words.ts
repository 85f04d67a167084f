/** What stands in a text without being words of its language: tags, expressions, URLs, marks of admonitions and entities. */
const notWords = [
  /<!--[\s\S]*?-->/g,
  /<\/?[A-Za-z][^>]*>/g,
  /\{[^{}]*\}/g,
  /\b[a-z][a-z+.-]*:\/\/\S+/gi,
  /^:::+\s*[\w-]*/gm,
  /&[#\w]+;/g,
];

/**
 * Whether a translator would translate a text. One word alone, names (`Tauri Apps`) and numbers stay the same in many languages,
 * so they tell nothing: it takes two words, one of them not capitalized, or four letters of a script without capitals.
 */
export function isTranslatable(text: string): boolean {
  const plain = notWords.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
  const words = plain.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const hasCommonWord = words.some((word) => /^\p{Ll}{2}/u.test(word));
  const caseless = plain.match(/\p{Lo}/gu) ?? [];
  return caseless.length >= 4 || (words.length >= 2 && hasCommonWord);
}
