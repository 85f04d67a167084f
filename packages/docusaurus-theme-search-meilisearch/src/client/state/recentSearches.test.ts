import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  maxRecentSearches,
  parseRecentSearches,
  recentSearchStore,
  withRecentSearch,
} from './recentSearches';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('parseRecentSearches', () => {
  it.each([
    [null, []],
    ['["a","b"]', ['a', 'b']],
    ['{"a":1}', []],
    ['["a",1,null]', ['a']],
    ['[', []],
    ['["1","2","3","4","5","6"]', ['1', '2', '3', '4', '5']],
  ])('%s', (stored, recent) => {
    expect(parseRecentSearches(stored)).toEqual(recent);
  });
});

describe('withRecentSearch', () => {
  it('moves a query to the front and drops the oldest one', () => {
    expect(withRecentSearch(['a', 'b'], ' b ')).toEqual(['b', 'a']);
    expect(withRecentSearch(['1', '2', '3', '4', '5'], '6')).toHaveLength(maxRecentSearches);
    expect(withRecentSearch(['a'], ' ')).toEqual(['a']);
  });
});

describe('recentSearchStore', () => {
  it('stores queries, and removes the item when the list is empty', () => {
    const stored = new Map<string, string>();
    const store = recentSearchStore('key', () => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => stored.set(key, value),
      removeItem: (key) => stored.delete(key),
    }));
    store.write(['a']);
    expect(store.read()).toEqual(['a']);
    store.write([]);
    expect(stored.size).toBe(0);
  });

  it('returns no queries and logs a warning when storage is denied', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const store = recentSearchStore('key', () => {
      throw new DOMException('denied', 'SecurityError');
    });
    store.write(['a']);
    expect(store.read()).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
