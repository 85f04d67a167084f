import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseFilter} from './filter';
import {hostileText} from './hostileText.test.support';
import type {SearchDocument} from './searchTypes';

const document: SearchDocument = {
  hierarchy_lvl0: 'API',
  hierarchy_lvl1: 'window',
  hierarchy_lvl2: 'set title',
  hierarchy_lvl3: null,
  hierarchy_lvl4: null,
  hierarchy_lvl5: null,
  hierarchy_lvl6: null,
  content: '',
  url: '/v1/api/js/window',
  anchor: 'settitle',
  lang: 'ko',
  type: 'docs',
  position: 3,
};

describe('matches', () => {
  it.each([
    '',
    'lang = ko',
    'lang=ko',
    'lang = "ko"',
    "lang = 'KO'",
    'lang != en',
    'version != v1',
    'NOT version = v1',
    'version NOT EXISTS',
    'NOT version EXISTS',
    'lang EXISTS',
    'hierarchy_lvl3 EXISTS AND hierarchy_lvl3 IS NULL',
    'hierarchy_lvl2 IS NOT NULL',
    'hierarchy_lvl2 = "set title"',
    'position > 2 AND position < 4 AND position >= 3 AND position <= 3',
    'position 1 TO 5',
    'lang IN [en, ko]',
    'lang IN ["en", ko,]',
    'lang NOT IN [en, fr]',
    'lang NOT IN []',
    'lang = en OR type = docs',
    'type = docs AND lang = en OR lang = ko',
    'lang = ko OR lang = en AND type = blog',
    'NOT lang = en AND type = docs',
    'NOT (lang = ko AND type = blog)',
    '(lang = en OR (lang = ko AND NOT type = blog))',
    'NOT constructor EXISTS',
  ])('%s', (filter) => {
    expect(parseFilter(filter)(document)).toBe(true);
    expect(parseFilter(`NOT (${filter || 'lang = ko'})`)(document)).toBe(false);
  });

  it('all expressions of a list, and one of a nested list', () => {
    expect(parseFilter(['lang = ko', 'type = docs'])(document)).toBe(true);
    expect(parseFilter(['lang = ko', 'type = blog'])(document)).toBe(false);
    expect(parseFilter([['type = blog', 'lang = en OR type = docs']])(document)).toBe(true);
    expect(parseFilter([['type = blog', 'lang = en'], 'lang = ko'])(document)).toBe(false);
    expect(parseFilter([])(document)).toBe(true);
    expect(parseFilter([[]])(document)).toBe(true);
  });
});

describe('rejects, with the reason,', () => {
  it.each([
    ['lang', 'expected =, !=, >, >=, <, <=, TO, IN, EXISTS or IS NULL at the end'],
    ['lang ~ ko', 'EXISTS or IS NULL instead of "~"'],
    ['lang = ', 'expected a value at the end'],
    ['= ko', 'expected an attribute instead of "="'],
    ['(lang = ko', 'expected ")" at the end'],
    ['lang = ko)', 'expected AND or OR instead of ")"'],
    ['lang = ko type = docs', 'expected AND or OR instead of "type"'],
    ['lang IN ko', 'expected "[" instead of "ko"'],
    ['lang IN [ko', 'expected "]" at the end'],
    ['lang = "ko', 'expected a value instead of'],
    ['_geoRadius(1, 2, 3)', 'EXISTS or IS NULL instead of "("'],
    ['NOT '.repeat(1000), 'less deeply nested'],
    ['('.repeat(1000), 'less deeply nested'],
  ])('%s', (filter, message) => {
    expect(() => parseFilter(filter)).toThrow(message);
    expect(() => parseFilter(filter)).toThrow('Invalid search filter');
  });

  it('a filter that is not a string', () => {
    expect(() => parseFilter([1] as unknown as string[])).toThrow(
      'A search filter must be a string, not 1.',
    );
  });
});

const attribute = fc.constantFrom('lang', 'type', 'version', 'position', 'hierarchy_lvl3');
const value = fc.constantFrom('ko', 'en', 'docs', '3', 'v1', 'null');
/** Expressions with their expected results. */
const {expression} = fc.letrec<{expression: [string, boolean]; condition: [string, boolean]}>(
  (tie) => ({
    condition: fc.tuple(attribute, value).map(([name, text]): [string, boolean] => {
      const field = document[name as keyof SearchDocument];
      return [`${name} = "${text}"`, field != null && String(field) === text];
    }),
    expression: fc.oneof(
      {depthSize: 'small'},
      tie('condition'),
      fc
        .tuple(tie('expression'), tie('expression'))
        .map(([[a, x], [b, y]]): [string, boolean] => [`(${a}) AND (${b})`, x && y]),
      fc
        .tuple(tie('expression'), tie('expression'))
        .map(([[a, x], [b, y]]): [string, boolean] => [`(${a} OR ${b})`, x || y]),
      tie('expression').map(([a, x]): [string, boolean] => [`NOT (${a})`, !x]),
    ),
  }),
);

it('evaluates any valid expression', () => {
  fc.assert(
    fc.property(expression, ([filter, expected]) => {
      expect(parseFilter(filter)(document)).toBe(expected);
    }),
  );
});

it('accepts any text or rejects it with an error', () => {
  fc.assert(
    fc.property(hostileText, (filter) => {
      try {
        parseFilter(filter)(document);
      } catch (error) {
        expect((error as Error).message).toMatch(/^Invalid search filter/);
      }
    }),
  );
});
