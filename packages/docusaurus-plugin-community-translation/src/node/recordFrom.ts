/** A record that has only its own keys. `constructor`, which every object has, is the id of a heading in many references. */
export const recordFrom = <Value>(entries: Iterable<[string, Value]>): Record<string, Value> =>
  Object.assign(Object.create(null), Object.fromEntries(entries)) as Record<string, Value>;
