import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import i18n from '../../website/config/locales.js';
import {root} from '../../website/tests/content/readPage';
import {completeLocales} from '../../website/tests/locales';
import {glossary, glossaryProblems} from './glossary';
import {translatedPages, translatedStrings} from './translations';

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

describe.each(translated)('translations to %s', (locale) => {
  const lines = fs.existsSync(path.join(root, 'i18n', locale))
    ? translatedPages(locale).flatMap(({file, prose, frontMatter}) => [
        {file, line: 1, text: [frontMatter.title, frontMatter.description].join('\n')},
        ...prose.map(({line, text}) => ({file, line, text})),
      ])
    : [];

  it('use the terms of the glossary', () => {
    if (completeLocales.includes(locale)) {
      expect(lines.length).toBeGreaterThan(1000);
    }
    expect(
      [...lines, ...translatedStrings(locale)].flatMap(({file, line, text}) =>
        glossaryProblems(locale, text).map((problem) => `${file}:${line}: ${problem}`),
      ),
    ).toEqual([]);
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
