import {useCallback, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Number of stored queries: as many as fit above the on-screen keyboard of a small phone. */
const maxRecentSearches = 5;

/** Runs an operation of the browser's storage. If it is denied or full, the search works without recent queries. */
function attempt<Value>(run: () => Value, otherwise: Value): Value {
  try {
    return run();
  } catch (error) {
    console.warn('Recent searches cannot be stored.', error);
    return otherwise;
  }
}

/** Parses the stored queries. Returns an empty list if the stored value has another shape. */
function parse(stored: string | null): string[] {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list
    .filter((query): query is string => typeof query === 'string')
    .slice(0, maxRecentSearches);
}

function read(key: string): string[] {
  return parse(attempt(() => window.localStorage.getItem(key), null));
}

function write(key: string, recent: string[]): void {
  attempt(() => {
    if (recent.length > 0) {
      window.localStorage.setItem(key, JSON.stringify(recent));
    } else {
      window.localStorage.removeItem(key);
    }
  }, undefined);
}

/** The recent queries of the reader. */
export type RecentSearches = {
  /** At most five, newest first. */
  recent: string[];
  /** Adds a query to the front of the list, or moves it there. */
  add: (query: string) => void;
  remove: (query: string) => void;
};

/** Returns the recent queries of the reader, which are stored in `localStorage` for each base URL. */
export function useRecentSearches(): RecentSearches {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const key = `search-recent:${baseUrl}`;
  const [recent, setRecent] = useState(() => read(key));
  const replace = useCallback(
    (query: string, first: string[]) => {
      // Read again: another tab may have changed the list.
      const others = read(key).filter((known) => known !== query);
      const changed = [...first, ...others].slice(0, maxRecentSearches);
      write(key, changed);
      setRecent(changed);
    },
    [key],
  );
  const add = useCallback(
    (query: string) => replace(query.trim(), [query.trim()].filter(Boolean)),
    [replace],
  );
  const remove = useCallback((query: string) => replace(query, []), [replace]);
  return {recent, add, remove};
}
