import {useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Number of stored queries: as many as fit above the on-screen keyboard of a small phone. */
const maxRecentSearches = 5;

/** Reads the stored queries. Another value than a list of strings, and a storage that is denied, count as an empty list. */
function read(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    const queries: unknown[] = Array.isArray(stored) ? stored : [];
    return queries
      .filter((query): query is string => typeof query === 'string')
      .slice(0, maxRecentSearches);
  } catch (error) {
    // The storage is denied, or its text is not JSON. Nothing else depends on it, and the next query replaces it.
    console.warn('Recent searches cannot be read.', error);
    return [];
  }
}

function write(key: string, recent: string[]): void {
  try {
    if (recent.length > 0) {
      window.localStorage.setItem(key, JSON.stringify(recent));
    } else {
      window.localStorage.removeItem(key);
    }
  } catch (error) {
    // The storage is denied or full. The queries are kept until the page is left.
    console.warn('Recent searches cannot be stored.', error);
  }
}

/** The recent queries of the reader. */
export type RecentSearches = {
  /** At most five, newest first. */
  recent: string[];
  /** Adds a query to the front of the list, or moves it there. */
  add: (query: string) => void;
  clear: () => void;
};

/** Returns the recent queries of the reader, which are stored in `localStorage` for each base URL. */
export function useRecentSearches(): RecentSearches {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const key = `search-recent:${baseUrl}`;
  const [recent, setRecent] = useState(() => read(key));
  const replace = (changed: string[]) => {
    write(key, changed);
    setRecent(changed);
  };
  return {
    recent,
    add: (text) => {
      const query = text.trim();
      // Read again: another tab may have changed the list.
      const others = read(key).filter((known) => known !== query);
      replace([query, ...others].slice(0, maxRecentSearches));
    },
    clear: () => replace([]),
  };
}
