import {expect, it} from 'vitest';
import type {PageTranslation, TranslationStatus} from '../status';
import {byGain, matchesFilter} from './pagesToTranslate';

const page = (
  path: string,
  status: TranslationStatus,
  links: number,
  rest: Partial<PageTranslation> = {},
): PageTranslation => ({
  status,
  kind: 'docs',
  source: `docs${path}.md`,
  title: path.slice(1),
  path,
  percent: 100,
  differences: [],
  sourceHash: '',
  words: 100,
  links,
  ...rest,
});

it('pages that many pages link to come first, then shorter ones, and current pages last', () => {
  const pages = [
    page('/current', 'current', 9),
    page('/rare', 'outdated', 0),
    page('/long', 'untranslated', 5, {words: 1000}),
    page('/short', 'untranslated', 5),
    page('/partial', 'partial', 5, {percent: 90, words: 90}),
  ];
  expect(byGain(pages).map(({title}) => title)).toEqual([
    'partial',
    'short',
    'long',
    'rare',
    'current',
  ]);
});

it('a filter matches title and path in any case, and the status', () => {
  const home = page('/v1/Home', 'current', 0, {title: 'Start'});
  expect(matchesFilter(home, {text: ' sTART', status: ''})).toBe(true);
  expect(matchesFilter(home, {text: 'v1/home', status: 'current'})).toBe(true);
  expect(matchesFilter(home, {text: '', status: 'outdated'})).toBe(false);
  expect(matchesFilter(home, {text: 'end', status: ''})).toBe(false);
});
