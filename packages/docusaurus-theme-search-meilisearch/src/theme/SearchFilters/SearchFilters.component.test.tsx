import React, {type ComponentProps} from 'react';
import SearchFilters from '@theme/SearchFilters';
import {expect, it} from 'vitest';
import {renderInSite} from '@repo/testing/renderInSite';

type Props = ComponentProps<typeof SearchFilters>;

it.each<[string, Pick<Props, 'categories'> & {category?: string}]>([
  ['one category', {categories: [{category: 'Blog', count: 1}]}],
  ['no results', {categories: [], category: 'Docs'}],
  ['an engine that cannot count', {categories: undefined}],
])('is not rendered for %s', (_, props) => {
  const {container} = renderInSite(
    <SearchFilters name="category" category={undefined} onFilter={() => {}} {...props} />,
  );
  expect(container.innerHTML).toBe('');
});
