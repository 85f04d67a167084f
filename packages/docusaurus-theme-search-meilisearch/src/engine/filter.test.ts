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

describe('holds', () => {
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

  it('of a list all, of a list within it one', () => {
    expect(parseFilter(['lang = ko', 'type = docs'])(document)).toBe(true);
    expect(parseFilter(['lang = ko', 'type = blog'])(document)).toBe(false);
    expect(parseFilter([['type = blog', 'lang = en OR type = docs']])(document)).toBe(true);
    expect(parseFilter([['type = blog', 'lang = en'], 'lang = ko'])(document)).toBe(false);
    expect(parseFilter([])(document)).toBe(true);
    expect(parseFilter([[]])(document)).toBe(true);
  });
});

describe('says what cannot be read', () => {
  it.each([
    ['lang', 'is expected at its end'],
    ['lang ~ ko', 'is expected instead of "~"'],
    ['lang = ', 'a value is expected at its end'],
    ['= ko', 'an attribute is expected instead of "="'],
    ['(lang = ko', '")" is expected at its end'],
    ['lang = ko)', 'AND or OR is expected instead of ")"'],
    ['lang = ko type = docs', 'AND or OR is expected instead of "type"'],
    ['lang IN ko', '"[" is expected instead of "ko"'],
    ['lang IN [ko', '"]" is expected at its end'],
    ['lang = "ko', 'is expected instead of'],
    ['_geoRadius(1, 2, 3)', 'is expected instead of "("'],
    ['NOT '.repeat(1000), 'less deeply nested'],
    ['('.repeat(1000), 'less deeply nested'],
  ])('%s', (filter, message) => {
    expect(() => parseFilter(filter)).toThrow(message);
    expect(() => parseFilter(filter)).toThrow('Cannot read the search filter');
  });

  it('and that it is no text', () => {
    expect(() => parseFilter([1] as unknown as string[])).toThrow(
      'A search filter must be text, not 1.',
    );
  });
});

const attribute = fc.constantFrom('lang', 'type', 'version', 'position', 'hierarchy_lvl3');
const value = fc.constantFrom('ko', 'en', 'docs', '3', 'v1', 'null');
/** Expressions with what they should say, built side by side. */
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

it('evaluates what it reads', () => {
  fc.assert(
    fc.property(expression, ([filter, holds]) => {
      expect(parseFilter(filter)(document)).toBe(holds);
    }),
  );
});

it('reads any text, or says that it cannot', () => {
  fc.assert(
    fc.property(hostileText, (filter) => {
      try {
        parseFilter(filter)(document);
      } catch (error) {
        expect((error as Error).message).toMatch(/^Cannot read the search filter/);
      }
    }),
  );
});
