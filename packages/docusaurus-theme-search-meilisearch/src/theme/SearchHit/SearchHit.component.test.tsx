import React from 'react';
import SearchHit, {type Props} from '@theme/SearchHit';
import {fireEvent} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import {renderInSite} from '@repo/testing/renderInSite';
import {hitOf} from '../../client/hits/hitOf.test.support';

const marked = {
  pageTitle: 'Fruit',
  headings: ['\ue000Apple\ue001'],
  content: 'A \ue000fruit\ue001',
};
const hit = hitOf({url: '/apple', pageTitle: 'Fruit', headings: ['Apple'], marked});

function renderHit(props: Partial<Props> = {}) {
  const handlers = {onHover: vi.fn(), onOpen: vi.fn()};
  const rendered = renderInSite(
    <SearchHit hit={hit} index={2} isSelected={false} {...handlers} {...props} />,
  );
  return {...rendered, ...handlers, option: rendered.getByRole('option')};
}

describe('SearchHit', () => {
  it('is an option with a link, the page title, and highlighted matches', () => {
    const {option, container} = renderHit({isSelected: true});
    expect(option.id).toBe('search-modal-option-2');
    expect(option.getAttribute('aria-selected')).toBe('true');
    expect(option.getAttribute('href')).toBe('/apple');
    expect(option.textContent).toBe('AppleFruitA fruit');
    expect(Array.from(container.querySelectorAll('mark'), (mark) => mark.textContent)).toEqual([
      'Apple',
      'fruit',
    ]);
  });

  it('has a badge with the language if the hit is not translated', () => {
    const {getByTitle, getByText} = renderHit({
      hit: hitOf({url: '/', pageTitle: 'Fruit', contentLang: 'fr'}),
    });
    expect(getByTitle('French').textContent).toBe('FR');
    expect(getByText('Fruit').getAttribute('lang')).toBe('fr');
  });

  it.each([
    ['Control', {ctrlKey: true}],
    ['Command', {metaKey: true}],
    ['Shift', {shiftKey: true}],
  ])('leaves a click with %s to the browser', (_, modifier) => {
    // jsdom navigates to hashes only.
    const linked = {...hit, url: '', anchor: 'apple'};
    const {option, onOpen} = renderHit({hit: linked});
    // `true`: the default action is not prevented.
    expect(fireEvent.click(option, modifier)).toBe(true);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(linked, 'newTabByBrowser');
  });
});
