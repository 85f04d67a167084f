/** Hiragana by consonant, for the vowels a, i, u, e and o. `-` has no kana. */
const rows: Record<string, string> = {
  '': 'あいうえお',
  k: 'かきくけこ',
  g: 'がぎぐげご',
  s: 'さしすせそ',
  z: 'ざじずぜぞ',
  t: 'たちつてと',
  d: 'だぢづでど',
  n: 'なにぬねの',
  h: 'はひふへほ',
  b: 'ばびぶべぼ',
  p: 'ぱぴぷぺぽ',
  m: 'まみむめも',
  y: 'や-ゆ-よ',
  r: 'らりるれろ',
  w: 'わ---を',
};

/** Spellings of the Hepburn system, as those of the Kunrei system, which has one consonant for each row. */
const hepburn: [RegExp, string][] = [
  [/sh(?=[auo])/g, 'sy'],
  [/shi/g, 'si'],
  [/ch(?=[auo])/g, 'ty'],
  [/chi/g, 'ti'],
  [/tsu/g, 'tu'],
  [/j(?=[auo])/g, 'zy'],
  [/ji/g, 'zi'],
  [/fu/g, 'hu'],
];

/** Syllables of loanwords, as a kana before a small vowel: ファイル, チェック, ウィンドウ. */
const loanSyllable = /(f(?=[aieo])|(?:j|ch|sh)(?=e)|w(?=[ie]))(.)/g;
const loanInitials: Record<string, string> = {f: 'ふ', j: 'じ', ch: 'ち', sh: 'し', w: 'う'};

/**
 * Returns the hiragana that was typed without the input method: `nihongo` → にほんご.
 *
 * On the romanization: ISO 3602, and https://en.wikipedia.org/wiki/Hepburn_romanization
 *
 * @param text letters in lower case
 * @returns `null` if the letters are not a sequence of syllables
 */
export function kanaOfRomaji(text: string): string | null {
  const syllables = text
    .replace(/([^aeioun])(?=\1)/g, 'っ')
    .replace(
      loanSyllable,
      (_, initial: string, vowel: string) =>
        `${loanInitials[initial]}${'ぁぃぅぇぉ'['aiueo'.indexOf(vowel)]}`,
    );
  const kana = hepburn
    .reduce((word, [pattern, spelling]) => word.replace(pattern, spelling), syllables)
    .replace(/n(?![aeiouy])/g, 'ん')
    .replace(
      /([kgsztdnhbpmyrw]?)(y?)([aiueo])/g,
      (_, consonant: string, y: string, vowel: string) =>
        y
          ? `${rows[consonant]?.[1]}${'ゃ-ゅ-ょ'['aiueo'.indexOf(vowel)]}`
          : `${rows[consonant]?.['aiueo'.indexOf(vowel)]}`,
    );
  return /^[ぁ-ん]{2,}$/.test(kana) ? kana : null;
}

/** Difference between the codes of a katakana character and its hiragana. */
const kanaOffset = 0x60;

/**
 * Returns a word in the other kana: ぷらぐいん → プラグイン, プラグイン → ぷらぐいん.
 *
 * @returns no word if it has characters other than kana and the long vowel mark
 */
export function otherKana(word: string): string[] {
  const shift = (pattern: RegExp, offset: number) =>
    pattern.test(word)
      ? [
          word.replace(/[^ー]/g, (character) =>
            String.fromCharCode(character.charCodeAt(0) + offset),
          ),
        ]
      : [];
  return [...shift(/^[ぁ-ゔー]+$/, kanaOffset), ...shift(/^[ァ-ヴー]+$/, -kanaOffset)];
}
