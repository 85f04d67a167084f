import {describe, expect, it} from 'vitest';
import type {LocaleReport, PageTranslation} from '../status';
import {reportedPage} from './page.test.support';
import {filterRows, matrixRows} from './translationMatrix';

const locale = (name: string, pages: PageTranslation[]): LocaleReport => ({
  locale: name,
  label: name,
  // The matrix does not read the counts.
  counts: {} as LocaleReport['counts'],
  total: pages.length,
  strings: [],
  pages,
});

const rows = matrixRows([
  locale('ko', [reportedPage('/b'), reportedPage('/a', {title: 'Command'})]),
  locale('fr', [reportedPage('/b', {status: 'outdated'}), reportedPage('/c')]),
]);

describe('matrixRows', () => {
  it('has one row per page, sorted by path, with one cell per locale', () => {
    expect(rows.map(({path, cells}) => [path, ...cells.map((cell) => cell?.status)])).toEqual([
      ['/a', 'current', undefined],
      ['/b', 'current', 'outdated'],
      ['/c', undefined, 'current'],
    ]);
  });
});

describe('filterRows', () => {
  it.each([
    [{text: '', status: ''}, ['/a', '/b', '/c']],
    [{text: ' /B ', status: ''}, ['/b']],
    [{text: 'comm', status: ''}, ['/a']],
    [{text: '', status: 'outdated'}, ['/b']],
    [{text: 'a', status: 'outdated'}, []],
  ] as const)('%j', (filter, paths) => {
    expect(filterRows(rows, filter).map(({path}) => path)).toEqual(paths);
  });
});
