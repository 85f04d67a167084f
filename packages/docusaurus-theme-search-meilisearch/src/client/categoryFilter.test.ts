import {expect, it} from 'vitest';
import {parseFilter} from '../engine/filter';
import type {SearchDocument, SearchResponse} from '../engine/searchTypes';
import {categoryCounts, countingCategories, inCategory} from './categoryFilter';

it.each(['Guides', 'C "quoted"', "it's", 'back\\slash', 'a OR b'])(
  'filters by the category %s',
  (category) => {
    const {filter = []} = inCategory({filter: ['lang = en']}, category);
    const matches = parseFilter(filter);
    const document = {lang: 'en', hierarchy_lvl0: category} as SearchDocument;
    expect(matches(document)).toBe(true);
    expect(matches({...document, hierarchy_lvl0: 'Other'})).toBe(false);
    expect(matches({...document, lang: 'ko'})).toBe(false);
  },
);

it('counts in addition to what the site counts', () => {
  expect(countingCategories({facets: ['type']}).facets).toEqual(['type', 'hierarchy_lvl0']);
});

it('sorts categories by their number of results', () => {
  const response = {facetDistribution: {hierarchy_lvl0: {B: 1, '': 9, A: 1, C: 2, D: 0}}};
  expect(categoryCounts(response as unknown as SearchResponse)).toEqual([
    {category: 'C', count: 2},
    {category: 'A', count: 1},
    {category: 'B', count: 1},
  ]);
  expect(categoryCounts({} as SearchResponse)).toBeUndefined();
});
