import {describe, expect, it} from 'vitest';
import i18n from '../../website/config/locales.js';
import {completeLocales} from '../../website/tests/locales';
import {glossary, glossaryProblems} from './glossary';

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
  const entries = [{term: 'guide', ko: '안내서', avoid: {ko: ['가이드']}}];

  it('is reported with the term', () => {
    expect(glossaryProblems('ko', '이 가이드를 읽으세요', entries)).toEqual([
      '가이드: expected 안내서',
    ]);
  });

  it('is reported with a capital letter or an ending, but not inside another word', () => {
    const library = [{term: 'library', fr: 'bibliothèque', avoid: {fr: ['librairie']}}];
    expect(glossaryProblems('fr', 'Librairies', library)).toEqual([
      'librairie: expected bibliothèque',
    ]);
    expect(glossaryProblems('fr', 'bio-librairie, antilibrairie', library)).toHaveLength(1);
    expect(glossaryProblems('fr', 'antilibrairie', library)).toEqual([]);
  });

  it('is allowed in code, link targets and other locales', () => {
    expect(glossaryProblems('ko', '`가이드`와 [안내서](/가이드)', entries)).toEqual([]);
    expect(glossaryProblems('fr', '가이드', entries)).toEqual([]);
  });
});
