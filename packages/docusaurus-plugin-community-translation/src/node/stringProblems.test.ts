import {describe, expect, it} from 'vitest';
import {stringProblems} from './stringProblems';

/** The problem of a string. `source` is `null` if the strings of the default locale are not known. */
const kindOf = (text: string | undefined, source: string | undefined | null, locale = 'fr') =>
  stringProblems(
    {
      file: 'code.json',
      strings: text === undefined ? {} : {key: text},
      source: typeof source === 'string' ? {key: source} : {},
      isRequired: () => source !== null,
    },
    locale,
  )[0]?.kind;

describe('a UI string', () => {
  it.each([
    ['Lire', 'Read', undefined],
    [undefined, 'Read', 'missing'],
    ['Lire', undefined, 'extra'],
    ['Read all of it', 'Read all of it', 'english'],
    ['Menu', 'Menu', undefined],
    ['Bonjour {name}', 'Hello {name}', undefined],
    ['Bonjour {nom}', 'Hello {name}', 'placeholder'],
    ['Bonjour', 'Hello {name}', 'placeholder'],
    ['Bonjour {name', 'Hello {name}', 'placeholder'],
    ['Oui | Non', 'Yes | No', undefined],
  ])('%j for %j: %s', (text, source, kind) => {
    expect(kindOf(text, source)).toBe(kind);
  });
});

it('may have a key that every object has', () => {
  const strings = {file: 'code.json', isRequired: () => true};
  expect(stringProblems({...strings, source: {constructor: 'A'}, strings: {}}, 'fr')).toEqual([
    {file: 'code.json', key: 'constructor', kind: 'missing'},
  ]);
});

describe('a UI string with plural forms', () => {
  const source = 'One page|{count} pages';
  it.each([
    ['ko', '{count}페이지', undefined],
    ['ko', '한 페이지|{count}페이지', 'plural'],
    ['fr', 'Une page|{count} pages', undefined],
    ['fr', '{count} pages', 'plural'],
    ['fr', 'Une page|{count} pages|{count} de pages', undefined],
    ['pl', 'Strona|{count} strony', 'plural'],
    ['pl', 'Strona|{count} strony|{count} stron', undefined],
    ['it', 'a|b {count}|c|d', 'plural'],
  ])('in %s: %j: %s', (locale, text, kind) => {
    expect(kindOf(text, source, locale)).toBe(kind);
  });
});

describe('a UI string without a known source', () => {
  it.each([
    ['{count}개|{count}개들', 'ko', 'plural'],
    ['{count}개', 'ko', undefined],
    ['{count', 'ko', 'placeholder'],
    ['{count} of it', 'fr', undefined],
  ])('%j in %s: %s', (text, locale, kind) => {
    expect(kindOf(text, null, locale)).toBe(kind);
  });
});
