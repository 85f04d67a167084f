// @ts-check

/**
 * The ids of one page. Ids are lower case, and the first to claim one keeps it: what must have a predictable address
 * (functions, then types) claims before what can do with a longer one (methods, section headings).
 */
export class Anchors {
  /** @type {Set<string>} */
  #taken = new Set();

  /**
   * Takes the first free candidate. When all are taken, the last one gets a number.
   *
   * @param {string} preferred
   * @param {...string} fallbacks Longer names for the same thing, the best first.
   * @returns {string} The id, in lower case.
   */
  claim(preferred, ...fallbacks) {
    const candidates = [preferred, ...fallbacks].map((candidate) => candidate.toLowerCase());
    const last = candidates[candidates.length - 1] ?? preferred.toLowerCase();
    let free = candidates.find((candidate) => !this.#taken.has(candidate));
    for (let count = 2; free === undefined; count += 1) {
      const numbered = `${last}-${count}`;
      if (!this.#taken.has(numbered)) free = numbered;
    }
    this.#taken.add(free);
    return free;
  }
}
