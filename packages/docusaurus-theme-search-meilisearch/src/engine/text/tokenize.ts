import {scripts} from '../languages/languages';
import type {Script} from '../languages/language';
import {spacedScript} from '../languages/spacedScript';
import {maxTermLength, type Token} from '../terms/characters';

/** A part of a text in one script, without spaces and punctuation. An identifier is one run: `appWindow.setTitle`. */
export type Run = {script: Script; text: string; start: number};

const others = scripts.map(({characters}) => characters).join('');
// Letters, digits and marks of other scripts: not punctuation, symbol, separator or control character.
const wordCharacter = `(?:[^\\p{P}\\p{S}\\p{Z}\\p{C}${others}]|_)`;

// Built from a string: in a literal, Babel replaces each \p{…} by a list of ranges, which adds several KB.
const runPattern = new RegExp(
  `${scripts.map(({characters}) => `([${characters}]+)|`).join('')}${wordCharacter}+(?:\\.${wordCharacter}+)*`,
  'gu',
);

/** Splits a text into runs, in order. Characters other than letters, marks and digits separate them. */
export function runs(text: string): Run[] {
  return Array.from(text.matchAll(runPattern), (match) => ({
    script: scripts[match.indexOf(match[0], 1) - 1] ?? spacedScript,
    text: match[0],
    start: match.index ?? 0,
  }));
}

/** Returns the terms under which a run is indexed, with their positions in the run. */
export function tokensOf({script, text}: Run): Token[] {
  return script.tokensOf(text).filter(({term}) => term.length <= maxTermLength);
}
