// @ts-check

/** @typedef {{bound?: string, holds?: boolean}} Row a measurement, by what it is measured on; without a bound nothing must hold */

/**
 * Returns the row of a measurement with an upper bound. `NaN`, the result of a measurement without samples, misses the bound.
 *
 * @param {number} value
 * @param {number} bound
 * @returns {Row & {measured: string}}
 */
export function atMost(value, bound) {
  return {measured: value.toFixed(1), bound: `≤ ${bound}`, holds: value <= bound};
}

/**
 * Names of the measurements that miss their bound.
 *
 * @param {Record<string, Row>} rows
 */
export function missedBounds(rows) {
  return Object.entries(rows).flatMap(([name, {bound, holds}]) =>
    bound && holds !== true ? [`${name}: ${bound}`] : [],
  );
}

/**
 * Prints the measurements. The process exits with 1 if one misses its bound.
 *
 * @param {Record<string, Row>} rows
 */
export function reportRows(rows) {
  console.table(rows);
  const missed = missedBounds(rows);
  if (missed.length > 0) {
    console.error(['Missed:', ...missed].join('\n'));
    process.exitCode = 1;
  }
}
