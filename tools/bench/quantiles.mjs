// @ts-check

/**
 * Returns the smallest value that is at least as large as the given share of the values; `NaN` without values.
 *
 * @param {number[]} values
 * @param {number} share from 0 to 1
 */
export const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;

/** @param {number[]} values */
export const median = (values) => quantile(values, 0.5);
