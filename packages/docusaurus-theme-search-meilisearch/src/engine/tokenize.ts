/** A term of the index, and its position in the text. */
export type Token = {term: string; start: number; end: number};

/**
 * A part of a text in one script, without spaces and punctuation. `unspaced` scripts have no spaces between words: Han, kana, Thai,
 * Lao, Khmer and Burmese. `word` is any other script except Hangul. An identifier is one run, including dots: `appWindow.setTitle`.
 */
export type Run = {kind: 'unspaced' | 'hangul' | 'word'; text: string; start: number};

const unspaced =
  '\\u0e01-\\u0edf\\u1000-\\u109f\\u1780-\\u17d3\\u3005\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\uff66-\\uff9f\\u{20000}-\\u{3ffff}';
const hangul = '\\u1100-\\u11ff\\u3130-\\u318f\\uac00-\\ud7a3';
// Letters, digits and marks of other scripts: not punctuation, symbol, separator or control character.
const wordCharacter = `(?:[^\\p{P}\\p{S}\\p{Z}\\p{C}${unspaced}${hangul}]|_)`;

// Built from strings: in a literal, Babel replaces each \p{…} by a list of ranges, which adds several KB.
const runPattern = new RegExp(
  `([${unspaced}]+)|([${hangul}]+)|${wordCharacter}+(?:\\.${wordCharacter}+)*`,
  'gu',
);
// A character with its marks. Half-width kana have two marks that Unicode counts as letters.
const character = new RegExp('[^][\\p{M}\\uff9e\\uff9f]*', 'gu');
const identifierPart = new RegExp('\\p{Lu}+(?!\\p{Ll})\\p{N}*|\\p{Lu}?[^\\p{Lu}_]+', 'gu');
// Fast path: most words have no parts.
const plainWord = /^[A-Z]?[a-z0-9]*$/;
// Fast path: in ASCII and the characters of modern Chinese and Korean, only letter case needs folding.
// eslint-disable-next-line no-control-regex
const onlyLetterCase = /^[\x00-\x7f\u4e00-\u9fff\uac00-\ud7a3]*$/;

/** Maximum length of a term in UTF-16 code units. Longer terms are data (keys, hashes), which readers do not search for. */
const maxTermLength = 64;

/**
 * Normalizes a word, so that its spellings become equal: removes letter case and accents, replaces full-width and compatibility
 * forms (NFKD). Hangul is composed to syllables.
 */
export function fold(text: string): string {
  if (onlyLetterCase.test(text)) {
    return text.toLowerCase();
  }
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

/** Splits a text into runs, in order. Characters other than letters, marks and digits separate them. */
export function runs(text: string): Run[] {
  return Array.from(text.matchAll(runPattern), (match) => ({
    kind: match[1] ? 'unspaced' : match[2] ? 'hangul' : 'word',
    text: match[0],
    start: match.index ?? 0,
  }));
}

function charactersOf(text: string): string[] {
  return text.match(character) ?? [];
}

/**
 * Returns the overlapping pairs of characters: `업데이트` → 업데, 데이, 이트. A surrogate pair is one character, and so is a letter with
 * its marks.
 */
export function bigrams(text: string): string[] {
  const characters = charactersOf(text);
  return characters.slice(1).map((next, index) => `${characters[index]}${next}`);
}

/**
 * Splits an identifier at camelCase and underscores: `setTitle` → set, Title. Parts of one letter are left out.
 *
 * @returns parts with their positions; none for an identifier of one part
 */
export function identifierParts(identifier: string): Pick<Token, 'term' | 'start'>[] {
  if (plainWord.test(identifier)) {
    return [];
  }
  const parts = Array.from(identifier.matchAll(identifierPart), (match) => ({
    term: match[0],
    start: match.index ?? 0,
  }));
  return parts.length > 1 ? parts.filter(({term}) => term.length > 1) : [];
}

function token(text: string, start: number): Token {
  return {term: fold(text), start, end: start + text.length};
}

function bigramTokens({text, start}: Run): Token[] {
  let offset = start;
  return bigrams(text).map((bigram) => {
    const found = token(bigram, offset);
    offset += charactersOf(bigram)[0]?.length ?? 1;
    return found;
  });
}

function unspacedTokens(run: Run): Token[] {
  let offset = run.start;
  const unigrams = charactersOf(run.text).map((text) => {
    const found = token(text, offset);
    offset += text.length;
    return found;
  });
  return [...unigrams, ...bigramTokens(run)];
}

function hangulTokens(run: Run): Token[] {
  const whole = token(run.text, run.start);
  // Decomposed Hangul (U+1100 to U+11FF) has several characters for each syllable, so its pairs are not bigrams of syllables.
  return run.text.length > 2 && !/[\u1100-\u11ff]/.test(run.text)
    ? [whole, ...bigramTokens(run)]
    : [whole];
}

function wordTokens({text, start}: Run): Token[] {
  const found = [token(text, start)];
  let offset = start;
  const dotted = text.split('.');
  for (const part of dotted) {
    if (dotted.length > 1) {
      found.push(token(part, offset));
    }
    for (const {term, start: partStart} of identifierParts(part)) {
      found.push(token(term, offset + partStart));
    }
    offset += part.length + 1;
  }
  return found;
}

const tokenizers = {unspaced: unspacedTokens, hangul: hangulTokens, word: wordTokens};

/**
 * Returns the terms under which a run is indexed, with their positions.
 *
 * - Scripts without spaces between words: characters and bigrams.
 * - Hangul: the word and its bigrams, so that the noun is found despite an attached particle (파일 in 파일을).
 * - Other scripts: the word. An identifier also has its parts, split at dots, underscores and camelCase.
 */
export function tokensOf(run: Run): Token[] {
  return tokenizers[run.kind](run).filter(({term}) => term.length <= maxTermLength);
}

/** Returns the terms of a text, in the same way for texts and queries. */
export function tokenize(text: string): string[] {
  return runs(text)
    .flatMap(tokensOf)
    .map(({term}) => term);
}
