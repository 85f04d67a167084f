// @ts-check

/**
 * The ids of one page. The first claim of an id wins, so claim ids that must be predictable first (functions, then types), and ids
 * that may be longer last (methods).
 *
 * @returns {(...candidates: string[]) => string} Takes the first free candidate, in lower case.
 * @throws If all candidates are taken.
 */
export function claimIds() {
  /** @type {Set<string>} */
  const taken = new Set();
  return (...candidates) => {
    const free = candidates.map((id) => id.toLowerCase()).find((id) => !taken.has(id));
    if (free === undefined) {
      throw new Error(`The ids ${candidates.join(' and ')} are taken. Add a longer candidate.`);
    }
    taken.add(free);
    return free;
  };
}
