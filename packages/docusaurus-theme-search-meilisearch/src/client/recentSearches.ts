/** Number of stored queries: as many as fit above the on-screen keyboard of a small phone. */
export const maxRecentSearches = 5;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Parses the stored queries. Returns an empty list if the stored value has another shape. */
export function parseRecentSearches(stored: string | null): string[] {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(value)
    ? value
        .filter((query): query is string => typeof query === 'string')
        .slice(0, maxRecentSearches)
    : [];
}

/** Adds a query to the front of the list, or moves it there. */
export function withRecentSearch(recent: string[], query: string): string[] {
  const added = query.trim();
  return added === ''
    ? recent
    : [added, ...recent.filter((known) => known !== added)].slice(0, maxRecentSearches);
}

/**
 * Stores recent queries in the storage of the browser. If the storage is denied or full, the search works without recent queries,
 * and a warning is logged.
 *
 * @param key name of the storage item
 * @param storage called for each access, because reading `window.localStorage` can throw
 */
export function recentSearchStore(key: string, storage: () => Storage) {
  const attempt = <Value>(run: () => Value, otherwise: Value): Value => {
    try {
      return run();
    } catch (error) {
      console.warn('Recent searches cannot be stored.', error);
      return otherwise;
    }
  };
  return {
    read: () => attempt(() => parseRecentSearches(storage().getItem(key)), []),
    write: (recent: string[]) =>
      attempt(() => {
        if (recent.length > 0) {
          storage().setItem(key, JSON.stringify(recent));
        } else {
          storage().removeItem(key);
        }
      }, undefined),
  };
}
