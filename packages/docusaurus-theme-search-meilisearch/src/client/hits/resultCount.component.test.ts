import {expect, it} from 'vitest';
import {pluralForm} from './resultCount';

it.each([
  ['one|many', 1, 'en', 'one'],
  ['one|many', 2, 'en', 'many'],
  ['one|many', 0, 'fr', 'one'],
  ['one|many', 1_000_000, 'fr', 'many'],
  ['all', 1, 'ko', 'all'],
])('%s, %d, %s', (message, count, locale, form) => {
  expect(pluralForm(message, count, locale)).toBe(form);
});
