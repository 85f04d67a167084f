import {expect, it} from 'vitest';
import {completeLocales} from '../../website/tests/locales';
import {glossary} from './glossary';

it('the glossary has each term in each complete locale, in alphabetical order', () => {
  const terms = glossary.map(({term}) => term);
  expect(terms).toEqual(
    [...terms].sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en')),
  );
  const missing = glossary.flatMap((entry) =>
    completeLocales
      .filter((locale) => typeof entry[locale] !== 'string')
      .map((locale) => `${entry.term}: ${locale} is missing`),
  );
  expect(missing).toEqual([]);
});
