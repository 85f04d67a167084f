import {expect, it} from 'vitest';
import {pluralForm, resultCount} from './resultCount';

it.each([
  ['one|many', 1, 'en', 'one'],
  ['one|many', 2, 'en', 'many'],
  ['one|many', 0, 'fr', 'one'],
  ['one|many', 1_000_000, 'fr', 'many'],
  ['all', 1, 'ko', 'all'],
])('%s, %d, %s', (message, count, locale, form) => {
  expect(pluralForm(message, count, locale)).toBe(form);
});

it('says how many results were found', () => {
  expect([1, 20].map((total) => resultCount(total, 'en'))).toEqual([
    '1 result found',
    '20 results found',
  ]);
});
