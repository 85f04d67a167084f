import {describe, expect, it} from 'vitest';
import {englishProblems, englishSentences} from './leftEnglish';
import {translationPage} from './translations';

/** What is reported in a translation of a page, with the number of the line. */
const problemsOf = (locale: string, source: string, translation: string) =>
  englishProblems(
    locale,
    translationPage('en.md', source),
    translationPage('page.md', translation),
  );

describe.each(['fr', 'it', 'ko', 'zh-cn'])('in %s, an English text', (locale) => {
  it.each([
    'Events are messages without an answer.',
    'Use `emit` when the frontend needs no answer.',
    'The window is shown before its page is rendered',
    'Add the following lines to the configuration:',
  ])('is reported although it differs from the source: %s', (text) => {
    expect(problemsOf(locale, 'Another text.', `## {#one}\n\n${text}\n`)).toEqual([
      expect.stringMatching(/^page\.md:3: ".+" is English$/),
    ]);
  });

  it.each([
    '## Slower release builds {#slow}',
    '| A | B |\n| - | - |\n| C | Creates no new shortcuts |',
  ])('is reported if it is that of the source: %s', (text) => {
    expect(problemsOf(locale, text, text)).toEqual([expect.stringMatching(/is English$/)]);
  });
});

it.each([
  ['ko', '창을 엽니다. Open the window first. 닫습니다.', 'Open the window first.'],
  ['zh-cn', '打开窗口。Open the window first.', 'Open the window first.'],
  ['fr', 'Ouvrez la fenêtre. Open the window first.', 'Open the window first.'],
  ['it', 'Apri la finestra. Open the window first.', 'Open the window first.'],
])('in %s, an English sentence between others is reported', (locale, text, sentence) => {
  expect(englishSentences(locale, text)).toEqual([sentence]);
});
