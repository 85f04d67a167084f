import fc from 'fast-check';
import {expect, it} from 'vitest';
import {hostileText} from './hostileText.test.support';
import {fold, runs, tokenize, tokensOf} from './tokenize';

it('runs stand where they say, in order, and never overlap', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      let end = 0;
      for (const {text: run, start} of runs(text)) {
        expect(start).toBeGreaterThanOrEqual(end);
        expect(text.slice(start, start + run.length)).toBe(run);
        end = start + run.length;
      }
    }),
  );
});

it('every term is what stands in its place, folded', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      for (const {term, start, end} of runs(text).flatMap(tokensOf)) {
        expect(term).toBe(fold(text.slice(start, end)));
      }
    }),
  );
});

it('folding twice changes nothing more', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

it('Korean and Latin words are found however Unicode spells them', () => {
  fc.assert(
    fc.property(hostileText, fc.constantFrom('업데이트', 'naïve', 'Ｗｉｎｄｏｗ'), (text, word) => {
      const terms = tokenize(`${text} ${word.normalize('NFD')} `);
      expect(terms).toContain(fold(word));
    }),
  );
});
