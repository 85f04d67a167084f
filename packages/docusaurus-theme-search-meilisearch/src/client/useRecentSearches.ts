import {useCallback, useMemo, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {recentSearchStore, withRecentSearch} from './recentSearches';

/** The reader's recent queries on this site, newest first, kept in their browser alone. */
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
      // Another tab may have written meanwhile.
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
