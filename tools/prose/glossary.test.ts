import {describe, expect, it} from 'vitest';
import i18n from '../../website/config/locales.js';
import {completeLocales} from '../../website/tests/locales';
import {glossary, glossaryProblems, type GlossaryEntry} from './glossary';

const translated = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);

describe('the glossary', () => {
  it('has each term in each complete locale, once, in alphabetical order', () => {
    const terms = glossary.map(({term}) => term);
    expect(terms).toEqual(
      [...new Set(terms)].sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en')),
    );
    const missing = glossary.flatMap((entry) =>
      completeLocales
        .filter((locale) => typeof entry[locale] !== 'string')
        .map((locale) => `${entry.term}: ${locale} is missing`),
    );
    expect(missing).toEqual([]);
  });

  it('has no word to avoid that is part of a term', () => {
    const terms = glossary.flatMap((entry) =>
      translated.flatMap((locale) => glossaryProblems(locale, String(entry[locale]))),
    );
    expect(terms).toEqual([]);
  });
});

describe('a word to avoid', () => {
  const entries: GlossaryEntry[] = [
    {term: 'guide', ko: '안내서', avoid: {ko: ['가이드']}},
    {term: 'library', fr: 'bibliothèque', avoid: {fr: ['librairie']}},
  ];

  it.each([
    ['ko', '이 가이드를 읽으세요', '가이드: expected 안내서'],
    ['fr', 'Librairies', 'librairie: expected bibliothèque'],
    ['fr', 'bio-librairie', 'librairie: expected bibliothèque'],
  ])('in %s, it is reported with the term: %s', (locale, text, problem) => {
    expect(glossaryProblems(locale, text, entries)).toEqual([problem]);
  });
});
