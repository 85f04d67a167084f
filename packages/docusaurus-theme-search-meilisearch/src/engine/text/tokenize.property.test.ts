import fc from 'fast-check';
import {expect, it} from 'vitest';
import {fold} from '../terms/characters';
import {hostileText} from './hostileText.test.support';
import {tokenize} from '../testIndex.test.support';
import {runs, tokensOf} from './tokenize';

it('runs have correct positions, are in order and never overlap', () => {
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

it('every term is the folded text at its position', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      for (const run of runs(text)) {
        for (const {term, start, end} of tokensOf(run)) {
          expect(term).toBe(fold(run.text.slice(start, end)));
        }
      }
    }),
  );
});

it('fold is idempotent', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

it('words have the same terms in every Unicode normalization form', () => {
  fc.assert(
    fc.property(hostileText, fc.constantFrom('업데이트', 'naïve', 'Ｗｉｎｄｏｗ'), (text, word) => {
      const terms = tokenize(`${text} ${word.normalize('NFD')} `);
      expect(terms).toContain(fold(word));
    }),
  );
});
