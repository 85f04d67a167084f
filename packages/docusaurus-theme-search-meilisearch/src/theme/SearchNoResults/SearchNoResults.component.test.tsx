import React from 'react';
import SearchNoResults from '@theme/SearchNoResults';
import {describe, expect, it, vi} from 'vitest';
import {renderInSite} from '@repo/testing/renderInSite';

describe('SearchNoResults', () => {
  it('shows the query as text', () => {
    const {container, getByText} = renderInSite(
      <SearchNoResults query="<b>window</b>" suggestions={[]} onQuery={() => {}} />,
    );
    getByText('No results for "<b>window</b>"');
    expect(container.querySelector('b, ul')).toBe(null);
  });

  it('searches for a suggestion that is clicked', async () => {
    const onQuery = vi.fn();
    const {user, getByRole} = renderInSite(
      <SearchNoResults query="windw" suggestions={['window', 'windows']} onQuery={onQuery} />,
    );
    await user.click(getByRole('button', {name: 'windows'}));
    expect(onQuery).toHaveBeenCalledExactlyOnceWith('windows');
  });
});
