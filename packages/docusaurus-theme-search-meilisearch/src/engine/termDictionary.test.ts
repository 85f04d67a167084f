import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {TermDictionary} from './termDictionary';

/** Edit distance with swapped neighbours, by its definition. */
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
  it('finds all terms near a word, and no others, with their distances', () => {
    fc.assert(
      fc.property(words, word, fc.integer({min: 1, max: 3}), (terms, sought, maxEdits) => {
        const found = new Map<string, number>();
        new TermDictionary(terms).eachNear(sought, maxEdits, (place, edits) => {
          found.set(terms[place] as string, edits);
        });
        const near = terms
          .map((term): [string, number] => [term, distance(sought, term)])
          .filter(([, edits]) => edits <= maxEdits);
        expect(found).toEqual(new Map(near));
      }),
    );
  });

  it('knows its terms, and those that begin with some letters', () => {
    fc.assert(
      fc.property(words, word, (terms, sought) => {
        const dictionary = new TermDictionary(terms);
        expect(dictionary.has(sought)).toBe(terms.includes(sought));
        expect(dictionary.placeOf(sought)).toBe(terms.indexOf(sought));
        const beginning = terms.filter((term) => term.startsWith(sought));
        expect(terms.slice(...dictionary.rangeOf(sought))).toEqual(beginning);
        expect(dictionary.hasPrefix(sought)).toBe(beginning.length > 0);
      }),
    );
  });
});
