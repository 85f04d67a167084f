import fc from 'fast-check';
import {expect, it} from 'vitest';
import {cropAndHighlight, highlight} from './formatText';
import {highlightParts, withoutMarks} from './highlightMarks';
import {hostileText} from './hostileText.test.support';
import {tokenize} from '../testIndex.test.support';
import {runs} from './tokenize';

/** A text, and terms to highlight. Some of them occur in the text. */
const marked = fc
  .record({text: hostileText, other: hostileText, take: fc.array(fc.nat(), {maxLength: 5})})
  .map(({text, other, take}) => {
    const own = tokenize(text);
    const terms = take.map((number) => own[number % own.length] ?? '');
    return {text, terms: new Set([...terms, ...tokenize(other).slice(0, 3)])};
  });

function marksPair(text: string): boolean {
  return /^(?:[^\ue000\ue001]|\ue000[^\ue000\ue001]+\ue001)*$/.test(text);
}

function plain(text: string): string {
  return highlightParts(text)
    .map((part) => part.text)
    .join('');
}

/** Counts words as a crop does: two Han characters are one word. */
function wordCount(text: string): number {
  return runs(text).reduce(
    (count, {script, text: run}) => count + (script.hasSpaces ? 1 : Math.ceil(run.length / 2)),
    0,
  );
}

it('highlights with paired marks, without changing the text', () => {
  fc.assert(
    fc.property(marked, ({text, terms}) => {
      const highlighted = highlight(text, terms);
      expect(marksPair(highlighted)).toBe(true);
      expect(plain(highlighted)).toBe(withoutMarks(text));
    }),
  );
});

it('crops to a part of the text that is not longer than requested', () => {
  fc.assert(
    fc.property(marked, fc.integer({min: 1, max: 40}), ({text, terms}, length) => {
      const cropped = cropAndHighlight(text, terms, length);
      const clean = withoutMarks(text);
      expect(marksPair(cropped)).toBe(true);
      const shown = plain(cropped);
      const isWhole = shown === clean;
      const core = isWhole ? shown : shown.replace(/^…/, '').replace(/…$/, '');
      expect(clean.includes(core) || clean.includes(shown)).toBe(true);
      expect(wordCount(core)).toBeLessThanOrEqual(length);
    }),
  );
});

it('includes a match in the cropped text if there is one', () => {
  fc.assert(
    fc.property(hostileText, fc.nat(), (text, number) => {
      const terms = tokenize(withoutMarks(text));
      const term = terms[number % terms.length];
      fc.pre(term !== undefined && !/[\u3040-\u9fff]/.test(term));
      expect(cropAndHighlight(text, new Set([term as string]), 5)).toContain('\ue000');
    }),
  );
});

it('splits any text into parts that form the text without marks', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(plain(text)).toBe(withoutMarks(text));
    }),
  );
});
