/** Queries that are kept, newest first: what fits on the smallest screen above its keyboard. */
export const maxRecentSearches = 5;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Recent queries as they were stored. Whatever else is there, by hand or by another version, counts as none. */
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

/** The list with a query at its head. */
export function withRecentSearch(recent: string[], query: string): string[] {
  const added = query.trim();
  return added === ''
    ? recent
    : [added, ...recent.filter((known) => known !== added)].slice(0, maxRecentSearches);
}

/**
 * Recent queries in the browser's storage. Where that is denied or full, the modal lives without them; the reason is logged.
 *
 * @param storage is asked for at each call, since asking for it may throw by itself
 */
export function recentSearchStore(key: string, storage: () => Storage) {
  const attempt = <Value>(run: () => Value, otherwise: Value): Value => {
    try {
      return run();
    } catch (error) {
      console.warn('Recent searches cannot be kept.', error);
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
