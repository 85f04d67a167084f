import {expect, it} from 'vitest';
import {countDifferences, countLines, countRecords} from './recordCounts';

const site = countRecords([
  {lang: 'ko', version: 'v1'},
  {lang: 'ko', version: 'v1'},
  {lang: 'ko'},
  {lang: 'en', version: 'v1'},
]);

it('counts by language and version', () => {
  expect(countLines(site)).toEqual(['en, v1: 1', 'ko, no version: 1', 'ko, v1: 2']);
});

it('lists counts that differ', () => {
  expect(countDifferences(site, site)).toEqual([]);
  const index = countRecords([
    {lang: 'ko', version: 'v1'},
    {lang: 'ko', version: 'v1'},
    {lang: 'fr', version: 'v1'},
    {lang: 'en', version: 'v1'},
  ]);
  expect(countDifferences(site, index)).toEqual([
    'fr, v1: 0 in the site, 1 in the index',
    'ko, no version: 1 in the site, 0 in the index',
  ]);
});
