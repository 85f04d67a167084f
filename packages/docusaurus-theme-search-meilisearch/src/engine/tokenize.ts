/** A word of the index, and where it stands in the text. */
export type Token = {term: string; start: number; end: number};

/** A stretch of one script; identifiers of programming languages are one run, dots included. */
export type Run = {kind: 'han' | 'hangul' | 'word'; text: string; start: number};

// Han includes kana: neither is written with spaces.
const han =
  '\\u3005\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{3ffff}';
const hangul = '\\u1100-\\u11ff\\u3130-\\u318f\\uac00-\\ud7a3';
// Letters, digits and marks of the other scripts: what is no punctuation, symbol, space or control character.
const wordCharacter = `(?:[^\\p{P}\\p{S}\\p{Z}\\p{C}${han}${hangul}]|_)`;

// Built from strings: babel would write each \p{…} out as a list of ranges, several KB of it.
const runPattern = new RegExp(
  `([${han}]+)|([${hangul}]+)|${wordCharacter}+(?:\\.${wordCharacter}+)*`,
  'gu',
);
const identifierPart = new RegExp('\\p{Lu}+(?!\\p{Ll})\\p{N}*|\\p{Lu}?[^\\p{Lu}_]+', 'gu');
// Most words; spares them the pattern above.
const plainWord = /^[A-Z]?[a-z0-9]*$/;
// ASCII, and the syllables and characters of modern Korean and Chinese, which have one spelling.
// eslint-disable-next-line no-control-regex
const onlyLetterCase = /^[\x00-\x7f\u4e00-\u9fff\uac00-\ud7a3]*$/;

/** Characters; longer terms are data (keys, hashes), which nobody types. */
const maxTermLength = 64;

/** Makes spellings of a word equal: letter case, accents, full width and compatibility forms. Hangul stays in syllables. */
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

/** The runs of a text, in order; what is neither letter nor digit separates them. */
export function runs(text: string): Run[] {
  return Array.from(text.matchAll(runPattern), (match) => ({
    kind: match[1] ? 'han' : match[2] ? 'hangul' : 'word',
    text: match[0],
    start: match.index ?? 0,
  }));
}

/** Overlapping pairs of characters: `업데이트` → 업데, 데이, 이트. A surrogate pair is one character. */
export function bigrams(text: string): string[] {
  const characters = Array.from(text);
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Parts of an identifier at camelCase and underscores: `setTitle` → set, Title. One part alone gives none. */
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
    offset += Array.from(bigram)[0]?.length ?? 1;
    return found;
  });
}

function hanTokens(run: Run): Token[] {
  let offset = run.start;
  const unigrams = Array.from(run.text, (character) => {
    const found = token(character, offset);
    offset += character.length;
    return found;
  });
  return [...unigrams, ...bigramTokens(run)];
}

function hangulTokens(run: Run): Token[] {
  const whole = token(run.text, run.start);
  // Decomposed letters are no syllables to make pairs of.
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

const readers = {han: hanTokens, hangul: hangulTokens, word: wordTokens};

/**
 * The words under which a run is found. Han: characters and pairs. Hangul: the word and its pairs, so that a particle
 * (파일을) does not hide the noun. Identifiers: whole, and split at dots, underscores and camelCase.
 */
export function tokensOf(run: Run): Token[] {
  return readers[run.kind](run).filter(({term}) => term.length <= maxTermLength);
}

/** The terms of a text; the index is made with this in Node and read with it in the browser. */
export function tokenize(text: string): string[] {
  return runs(text)
    .flatMap(tokensOf)
    .map(({term}) => term);
}
