// @ts-check

/**
 * The ids of one page. The first claim of an id wins, so claim ids that must be predictable first (functions, then types), and ids
 * that may be longer last (methods).
 *
 * @returns {(...candidates: string[]) => string} Takes the first free candidate, in lower case. If all are taken, appends a number
 * to the last one.
 */
export function claimIds() {
  /** @type {Set<string>} */
  const taken = new Set();
  return (...candidates) => {
    const ids = candidates.map((candidate) => candidate.toLowerCase());
    const last = ids[ids.length - 1] ?? '';
    for (let count = 2; ids.every((id) => taken.has(id)); count += 1) {
      ids.push(`${last}-${count}`);
    }
    const free = ids.find((id) => !taken.has(id)) ?? last;
    taken.add(free);
    return free;
  };
}
