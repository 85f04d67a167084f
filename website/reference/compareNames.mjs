// @ts-check

/**
 * Compares names independently of the locale of the machine.
 *
 * @param {string} a
 * @param {string} b
 */
export function compareNames(a, b) {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first === second) return a < b ? -1 : 1;
  return first < second ? -1 : 1;
}
