// @ts-check

/**
 * The ids of one page. Ids are lower case. The first claim of an id wins, so claim ids that must be predictable first (functions,
 * then types), and ids that may be longer last (methods, section headings).
 */
export class Anchors {
  /** @type {Set<string>} */
  #taken = new Set();

  /**
   * Takes the first free candidate. If all are taken, appends a number to the last one.
   *
   * @param {string} preferred
   * @param {...string} fallbacks Longer names, in order of preference.
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
