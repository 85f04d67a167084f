import React from 'react';
import {useRecentSearches} from 'docusaurus-theme-search-meilisearch/client';
import {act} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {renderInSite} from '@repo/testing/renderInSite';

const key = 'search-recent:/';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** Renders the hook, and returns what it returned last. */
function renderRecent() {
  let latest: ReturnType<typeof useRecentSearches>;
  function Recent() {
    latest = useRecentSearches();
    return null;
  }
  renderInSite(<Recent />);
  return () => latest;
}

it.each([
  ['["a","b"]', ['a', 'b']],
  ['{"a":1}', []],
  ['["a",1,null]', ['a']],
  ['[', []],
  ['["1","2","3","4","5","6"]', ['1', '2', '3', '4', '5']],
])('reads %s', (stored, recent) => {
  localStorage.setItem(key, stored);
  expect(renderRecent()().recent).toEqual(recent);
});

it('moves a query to the front, and drops the oldest one', () => {
  localStorage.setItem(key, '["1","2","3","4","5"]');
  const recent = renderRecent();
  act(() => recent().add(' 3 '));
  expect(recent().recent).toEqual(['3', '1', '2', '4', '5']);
  act(() => recent().add('6'));
  expect(recent().recent).toEqual(['6', '3', '1', '2', '4']);
  expect(localStorage.getItem(key)).toBe('["6","3","1","2","4"]');
});

it('keeps what another tab has added, and removes the item when the list is cleared', () => {
  const recent = renderRecent();
  localStorage.setItem(key, '["other"]');
  act(() => recent().add('a'));
  expect(recent().recent).toEqual(['a', 'other']);
  act(() => recent().clear());
  expect(recent().recent).toEqual([]);
  expect(localStorage.getItem(key)).toBeNull();
});

it.each([
  ['denied', () => vi.spyOn(window, 'localStorage', 'get')],
  ['full', () => vi.spyOn(Storage.prototype, 'setItem')],
])('works until the page is left, and logs a warning, if the storage is %s', (_, spy) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  spy().mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  const recent = renderRecent();
  act(() => recent().add('a'));
  expect(recent().recent).toEqual(['a']);
  expect(warn).toHaveBeenCalledWith('Recent searches cannot be stored.', expect.any(DOMException));
});
