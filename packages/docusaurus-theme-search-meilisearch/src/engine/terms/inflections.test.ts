import {expect, it} from 'vitest';
import {stopWordsOf} from '../languages/stopWords';
import {headingsOf, section} from '../testIndex.test.support';

/** Pairs of words with the same endings, from which the engine learns them. */
const english =
  'loading loaded, opening opened, showing showed, policy policies, entry entries, reply replies, debug debugging, unplug unplugging, hotplug hotplugging, creation create, location locate, rotation rotate';
const german = 'Farbe Farben, Ampel Ampeln, Nadel Nadeln, Kugel Kugeln, Liste Listen, Karte Karten';
const headings = headingsOf(
  [
    section('Words', `${english}, ${german}`),
    section('Reducing size', 'An executable.'),
    section('Retries', 'After an error.'),
    section('Zerlegen', 'Die Tabellen in Größen.'),
    section('Memory', 'Text that is not a memoir.'),
  ],
  {synonyms: {}, stopWords: stopWordsOf(['de'])},
);

it.each([
  ['reduced', 'Reducing size'],
  ['retry', 'Retries'],
  ['Tabelle', 'Zerlegen'],
  ['groessen', 'Zerlegen'],
  ['Grössen', 'Zerlegen'],
  ['die Tabelle', 'Zerlegen'],
  // No other words differ in these endings.
  ['memoized', undefined],
])('%s finds %s', (query, heading) => {
  expect(headings(query)[0]).toBe(heading);
});

it('needs several pairs of words', () => {
  const found = headingsOf([section('Reducing size', 'It opened while opening.')]);
  expect(found('reduced')).toEqual([]);
});
