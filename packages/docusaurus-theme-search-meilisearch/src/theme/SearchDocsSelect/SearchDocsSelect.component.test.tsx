import React from 'react';
import SearchDocsSelect from '@theme/SearchDocsSelect';
import SearchHit from '@theme/SearchHit';
import {describe, expect, it, vi} from 'vitest';
import {renderInSite} from '@repo/testing/renderInSite';
import {hitOf} from '../../client/hits/hitOf.test.support';

const version = (name: string, label: string, isLast = false) => ({
  name,
  label,
  isLast,
  path: `/${name}`,
  docs: [],
});
const docs = {versions: [version('current', 'Next'), version('1.0', 'v1', true)]};
const faq = {versions: [version('current', 'Next', true)]};

/** A site with the given instances of the docs plugin. */
const site = (instances: Record<string, unknown>) => ({
  globalData: {
    'docusaurus-plugin-content-docs': instances,
    'docusaurus-theme-search-meilisearch': {default: {storageNamespace: ''}},
  },
});

describe('SearchDocsSelect', () => {
  it('selects the version of the only instance', async () => {
    const onSelect = vi.fn();
    const {user, getByRole, queryByRole} = renderInSite(
      <SearchDocsSelect selection={{versions: {default: '1.0'}}} onSelect={onSelect} />,
      site({default: docs}),
    );
    const select = getByRole('combobox', {name: 'Version'}) as HTMLSelectElement;
    expect(select.selectedOptions[0]?.textContent).toBe('v1');
    expect(queryByRole('combobox', {name: 'Search in'})).toBeNull();
    await user.selectOptions(select, 'Next');
    await user.selectOptions(select, 'All versions');
    expect(onSelect.mock.calls).toEqual([
      [{versions: {default: 'current'}}],
      [{versions: {default: null}}],
    ]);
  });

  it('is not rendered if there is nothing to select', () => {
    const render = (instances: Record<string, unknown>) =>
      renderInSite(
        <SearchDocsSelect selection={{versions: {}}} onSelect={() => {}} />,
        site(instances),
      ).container.innerHTML;
    expect(render({faq})).toBe('');
    expect(render({})).toBe('');
  });
});

describe('the place of a hit', () => {
  const hit = hitOf({url: '/', category: 'Documentation', docsTag: 'docs-default-1.0'});
  const placeOf = (more: Partial<typeof hit>, instances: Record<string, unknown>) =>
    Array.from(
      renderInSite(
        <SearchHit hit={{...hit, ...more}} index={0} onOpen={() => {}} />,
        site(instances),
      )
        .container.querySelector('.search-place')
        ?.querySelectorAll('span') ?? [],
      ({textContent}) => textContent,
    );

  it('has badges of the instance and the version where the site has several', () => {
    expect(placeOf({category: 'API'}, {default: docs, faq})).toEqual(['Documentation', 'v1']);
    expect(placeOf({docsTag: 'docs-faq-current'}, {default: docs, faq})).toEqual(['Faq']);
    expect(placeOf({}, {default: docs})).toEqual(['v1']);
  });

  it('does not repeat the category', () => {
    expect(placeOf({}, {default: docs, faq})).toEqual(['v1']);
  });

  it('is empty if there is nothing to say', () => {
    for (const docsTag of [undefined, 'default', 'docs-default-3.0']) {
      expect(placeOf({docsTag}, {default: docs, faq})).toEqual([]);
    }
  });
});
