import fs from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import {beforeAll, describe, expect, it} from 'vitest';
import {glossaryProblems} from '../../packages/docusaurus-plugin-community-translation/src/node/glossary';
import i18n from '../../website/config/locales.js';
import {generateReference} from '../../website/reference/generate.mjs';
import {root} from '../../website/tests/content/readPage';
import {completeLocales} from '../../website/tests/locales';
import {glossary} from './glossary';
import {particleProblems} from './koreanParticles';
import {englishProblems, englishSentences} from './leftEnglish';
import {structureProblems} from './structureProblems';
import {
  referencePairs,
  translatedLines,
  proseOf,
  translatedStrings,
  translationPairs,
  type Pair,
} from './translations';
import {italicsProblems, textOf, typographyProblems} from './typography';
import type {UiString} from './uiStrings';

type Difference = {page: string; problem: string; reason: string};

const differences = yaml.load(
  fs.readFileSync(path.join(import.meta.dirname, 'differences.yml'), 'utf8'),
) as Difference[];

const used = new Set<Difference>();

/** Problems of the pages that `differences.yml` does not explain. */
const unexplained = (pairs: Pair[], problemsOf: (pair: Pair) => string[]): string[] =>
  pairs.flatMap((pair) =>
    problemsOf(pair).filter((text) => {
      const known = differences.filter(
        ({page, problem}) => page === pair.source.file && text.includes(problem),
      );
      known.forEach((difference) => used.add(difference));
      return known.length === 0;
    }),
  );

/** Problems of texts, with file and line. */
const located = (texts: UiString[], problemsOf: (text: string) => string[]): string[] =>
  texts.flatMap(({file, line, text}) =>
    problemsOf(text).map((problem) => `${file}:${line}: ${problem}`),
  );

const translated = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);

beforeAll(() => generateReference({siteDir: path.join(root, 'website'), locales: i18n.locales}));

describe.each(translated)('the translations to %s', (locale) => {
  const isComplete = completeLocales.includes(locale);
  const pairs = translationPairs(locale);
  const lines = translatedLines(locale);
  const strings = translatedStrings(locale);

  it('are found', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(isComplete ? 70 : 0);
    expect(lines.length).toBeGreaterThanOrEqual(isComplete ? 5000 : 0);
    expect(strings.length).toBeGreaterThan(isComplete ? 1000 : 200);
  });

  it('have everything that the English pages have', () => {
    const reference = isComplete ? referencePairs(locale) : [];
    expect(reference.length).toBeGreaterThanOrEqual(isComplete ? 15 : 0);
    expect(
      unexplained([...pairs, ...reference], ({source, translation}) =>
        structureProblems(source, translation),
      ),
    ).toEqual([]);
  });

  it('have no English text', () => {
    const pages = unexplained(pairs, ({source, translation}) =>
      englishProblems(locale, source, translation),
    );
    const texts = located(strings, (text) =>
      englishSentences(locale, text).map((sentence) => `"${sentence}" is English`),
    );
    expect([...pages, ...texts]).toEqual([]);
  });

  it('follow the typographic rules of the language', () => {
    const pages = unexplained(pairs, ({translation: page}) =>
      located(
        proseOf(page).map((part) => ({file: page.file, ...part})),
        (text) => [...typographyProblems(locale, textOf(text)), ...italicsProblems(text)],
      ),
    );
    const texts = located(strings, (text) => typographyProblems(locale, textOf(text)));
    expect([...pages, ...texts]).toEqual([]);
  });

  // `translations:check` reads pages, and strings in files of Docusaurus only.
  it('use the terms of the glossary in strings', () => {
    expect(located(strings, (text) => glossaryProblems(glossary, locale, text))).toEqual([]);
  });

  if (locale === 'ko') {
    it('have the particles that their words are read with', () => {
      expect(located([...lines, ...strings], particleProblems)).toEqual([]);
    });
  }
});

it('every difference that is allowed has a reason, and a translation that needs it', () => {
  expect(differences.filter(({reason}) => !reason)).toEqual([]);
  expect(differences.filter((difference) => !used.has(difference))).toEqual([]);
});
