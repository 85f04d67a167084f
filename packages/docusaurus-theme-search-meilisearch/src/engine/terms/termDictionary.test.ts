import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {TermDictionary} from './termDictionary';

/** Optimal string alignment distance, computed by its definition. */
function distance(one: string, other: string): number {
  const table = Array.from({length: one.length + 1}, (_, row) =>
    Array.from({length: other.length + 1}, (__, column) => (row === 0 ? column : row)),
  );
  const at = (row: number, column: number) => table[row]?.[column] as number;
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const choices = [
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + Number(one[row - 1] !== other[column - 1]),
      ];
      if (
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
      ) {
        choices.push(at(row - 2, column - 2) + 1);
      }
      (table[row] as number[])[column] = Math.min(...choices);
    }
  }
  return at(one.length, other.length);
}

const word = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', '가', '나'),
  minLength: 1,
  maxLength: 8,
});
const words = fc.uniqueArray(word, {maxLength: 60}).map((list) => list.sort());

describe('TermDictionary', () => {
  it('finds exactly the terms within an edit distance, with their distances', () => {
    fc.assert(
      fc.property(words, word, fc.integer({min: 1, max: 3}), (terms, query, maxEdits) => {
        const found = new Map<string, number>();
        new TermDictionary(terms).eachSimilar(query, maxEdits, (termId, edits) => {
          found.set(terms[termId] as string, edits);
        });
        const near = terms
          .map((term): [string, number] => [term, distance(query, term)])
          .filter(([, edits]) => edits <= maxEdits);
        expect(found).toEqual(new Map(near));
      }),
    );
  });

  it('finds terms and prefixes', () => {
    fc.assert(
      fc.property(words, word, (terms, query) => {
        const dictionary = new TermDictionary(terms);
        expect(dictionary.has(query)).toBe(terms.includes(query));
        expect(dictionary.idOf(query)).toBe(terms.indexOf(query));
        const matching = terms.filter((term) => term.startsWith(query));
        expect(terms.slice(...dictionary.rangeOf(query))).toEqual(matching);
        expect(dictionary.hasPrefix(query)).toBe(matching.length > 0);
      }),
    );
  });
});
