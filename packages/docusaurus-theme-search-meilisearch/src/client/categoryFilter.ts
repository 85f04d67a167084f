import {categoryField, type SearchParams, type SearchResponse} from '../engine/searchTypes';
import type {CategoryCount} from './searchState';

/** Adds a filter for a category to the parameters of a search. */
export function inCategory(params: SearchParams, category: string): SearchParams {
  const quoted = category.replace(/["\\]/g, '\\$&');
  return {...params, filter: [...(params.filter ?? []), `${categoryField} = "${quoted}"`]};
}

/** Makes a search count its results by category. */
export function countingCategories(params: SearchParams): SearchParams {
  const facets = Array.isArray(params.facets) ? params.facets : [];
  return {...params, facets: [...facets, categoryField]};
}

/** Reads the categories from a response, most results first. Undefined if the engine did not count them. */
export function categoryCounts({facetDistribution}: SearchResponse): CategoryCount[] | undefined {
  const counts = facetDistribution?.[categoryField];
  return (
    counts &&
    Object.entries(counts)
      .map(([category, count]) => ({category, count}))
      .filter(({category, count}) => category && count > 0)
      .sort((a, b) => b.count - a.count || a.category.localeCompare(b.category))
  );
}
