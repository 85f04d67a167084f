import fs from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import {beforeAll, describe, expect, it} from 'vitest';
import i18n from '../../website/config/locales.js';
import {generateReference} from '../../website/reference/generate.mjs';
import {root} from '../../website/tests/content/readPage';
import {completeLocales} from '../../website/tests/locales';
import {englishProblems, englishSentences} from './leftEnglish';
import {structureProblems} from './structure';
import {referencePairs, translatedStrings, translationPairs, type Pair} from './translations';
import {italicsProblems, textOfString, typographyProblems} from './typography';

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

const translated = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);

beforeAll(() => generateReference({siteDir: path.join(root, 'website'), locales: i18n.locales}));

describe.each(translated)('the translations to %s', (locale) => {
  const pairs = translationPairs(locale);

  it('have everything that the English pages have', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(completeLocales.includes(locale) ? 70 : 0);
    expect(
      unexplained(pairs, ({source, translation}) => structureProblems(source, translation)),
    ).toEqual([]);
  });

  it.runIf(completeLocales.includes(locale))(
    'have everything that the English API pages have',
    () => {
      const reference = referencePairs(locale);
      expect(reference.length).toBeGreaterThan(15);
      expect(
        unexplained(reference, ({source, translation}) => structureProblems(source, translation)),
      ).toEqual([]);
    },
  );

  it('have no English text in a page', () => {
    expect(
      unexplained(pairs, ({source, translation}) => englishProblems(locale, source, translation)),
    ).toEqual([]);
  });

  it('follow the typographic rules of the language', () => {
    expect(
      unexplained(pairs, ({translation: {file, units}}) =>
        units
          .filter(({shape}) => shape !== 'code block')
          .flatMap((unit) =>
            [...typographyProblems(locale, unit.text), ...italicsProblems(unit)].map(
              (problem) => `${file}:${unit.line}: ${problem}`,
            ),
          ),
      ),
    ).toEqual([]);
    expect(
      translatedStrings(locale).flatMap(({file, line, text}) =>
        typographyProblems(locale, textOfString(text)).map(
          (problem) => `${file}:${line}: ${problem}`,
        ),
      ),
    ).toEqual([]);
  });

  it('have no English strings', () => {
    const strings = translatedStrings(locale);
    expect(strings.length).toBeGreaterThan(200);
    expect(
      strings.flatMap(({file, line, text}) =>
        englishSentences(locale, text).map((found) => `${file}:${line}: "${found}" is English`),
      ),
    ).toEqual([]);
  });
});

it('every difference that is allowed has a reason, and a translation that needs it', () => {
  expect(differences.filter(({reason}) => !reason)).toEqual([]);
  expect(differences.filter((difference) => !used.has(difference))).toEqual([]);
});
