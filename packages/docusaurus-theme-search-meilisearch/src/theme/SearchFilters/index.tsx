import React, {type KeyboardEvent} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
// Declares the types of `@theme/*` where this file is ejected.
import type {} from 'docusaurus-theme-search-meilisearch/client';
import type {Props} from '@theme/SearchFilters';

export default function SearchFilters({name, categories = [], category, onFilter, onMove}: Props) {
  const total = categories.reduce((sum, {count}) => sum + count, 0);
  if (categories.length < 2) {
    return null;
  }
  const all = translate({
    id: 'theme.search.filter.all',
    message: 'All',
    description: 'Filter that shows the results of all categories',
  });
  const press = (event: KeyboardEvent) => {
    if (onMove && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      onMove(event.key === 'ArrowDown' ? 1 : -1);
    }
  };
  const option = (label: string, count: number, value?: string) => (
    <label key={value === undefined ? '' : `=${value}`} className="search-filter">
      <input
        type="radio"
        name={name}
        checked={value === category}
        onChange={() => onFilter(value)}
        onKeyDown={press}
      />
      <span className="search-filter__chip">
        {label} <span className="search-filter__count">{count}</span>
      </span>
    </label>
  );
  return (
    <fieldset className="search-filters">
      <legend className="search-hidden">
        <Translate
          id="theme.search.filter"
          description="Accessible name of the filters by category"
        >
          Filter by category
        </Translate>
      </legend>
      {option(all, total)}
      {categories.map((entry) => option(entry.category, entry.count, entry.category))}
    </fieldset>
  );
}
