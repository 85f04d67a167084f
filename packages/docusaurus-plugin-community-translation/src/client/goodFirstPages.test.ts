import {expect, it} from 'vitest';
import {goodFirstPages} from './goodFirstPages';
import {reportedPage} from './page.test.support';

const changed = {id: 'a', title: 'A', kind: 'changed'} as const;

it('sorts pages by work and leaves out current pages', () => {
  const pages = [
    reportedPage('/untranslated', {status: 'untranslated', percent: 0}),
    reportedPage('/half', {status: 'partial', percent: 50}),
    reportedPage('/current'),
    reportedPage('/two-sections', {status: 'outdated', differences: [changed, changed]}),
    reportedPage('/machine', {status: 'machine'}),
    reportedPage('/nearly', {status: 'partial', percent: 98}),
    reportedPage('/unknown', {status: 'unknown'}),
  ];
  expect(goodFirstPages(pages, 6).map(({path}) => path)).toEqual([
    '/unknown',
    '/nearly',
    '/two-sections',
    '/half',
    '/machine',
    '/untranslated',
  ]);
  expect(goodFirstPages(pages, 2)).toHaveLength(2);
});
