import React from 'react';
import SearchFilters, {type Props} from '@theme/SearchFilters';
import {describe, expect, it, vi} from 'vitest';
import {renderInSite} from '@repo/testing/renderInSite';

const categories = [
  {category: 'Docs', count: 4},
  {category: 'Blog', count: 1},
];

function renderFilters(props: Partial<Props> = {}) {
  const onFilter = vi.fn();
  const rendered = renderInSite(
    <SearchFilters
      name="category"
      categories={categories}
      category={undefined}
      onFilter={onFilter}
      {...props}
    />,
  );
  const labels = () =>
    rendered
      .queryAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
  return {...rendered, onFilter, labels};
}

describe('SearchFilters', () => {
  it('lists all categories with their counts', async () => {
    const {user, labels, onFilter, getByRole} = renderFilters({category: 'Blog'});
    getByRole('group', {name: 'Filter by category'});
    expect(labels()).toEqual(['All 5', 'Docs 4', 'Blog 1']);
    expect((getByRole('radio', {checked: true}) as HTMLInputElement).labels?.[0]?.textContent).toBe(
      'Blog 1',
    );
    await user.click(getByRole('radio', {name: 'Docs 4'}));
    await user.click(getByRole('radio', {name: 'All 5'}));
    expect(onFilter.mock.calls).toEqual([['Docs'], [undefined]]);
  });

  it.each([
    ['one category', {categories: categories.slice(1)}],
    ['no results', {categories: [], category: 'Docs'}],
    ['an engine that cannot count', {categories: undefined}],
  ])('is not rendered for %s', (_, props) => {
    expect(renderFilters(props).container.innerHTML).toBe('');
  });
});
