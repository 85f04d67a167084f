// @ts-check

/**
 * Order of names that is the same on every machine, whatever its locale.
 *
 * @param {string} a
 * @param {string} b
 */
export function compareNames(a, b) {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first === second) return a < b ? -1 : 1;
  return first < second ? -1 : 1;
}
