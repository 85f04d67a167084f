import {useCallback, useMemo, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {recentSearchStore, withRecentSearch} from './recentSearches';

/**
 * The recent queries of the reader, newest first, at most five. They are stored in `localStorage` for each base URL.
 *
 * @returns the queries, and functions that add a query or remove it
 */
export function useRecentSearches(): {
  recent: string[];
  add: (query: string) => void;
  remove: (query: string) => void;
} {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const store = useMemo(
    () => recentSearchStore(`search-recent:${baseUrl}`, () => window.localStorage),
    [baseUrl],
  );
  const [recent, setRecent] = useState(store.read);
  const change = useCallback(
    (next: (recent: string[]) => string[]) => {
      // Read again: another tab may have changed the list.
      const changed = next(store.read());
      store.write(changed);
      setRecent(changed);
    },
    [store],
  );
  const add = useCallback(
    (query: string) => change((known) => withRecentSearch(known, query)),
    [change],
  );
  const remove = useCallback(
    (query: string) => change((known) => known.filter((other) => other !== query)),
    [change],
  );
  return {recent, add, remove};
}
