// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import {format} from 'prettier';

/**
 * A measurement. Without a bound, nothing must hold. A benchmark may add further columns.
 *
 * @typedef {{measured: string, bound?: string, holds?: boolean}} Row
 */

/** @type {(value: number, digits?: number) => Row} */
export const unbounded = (value, digits = 1) => ({measured: value.toFixed(digits)});

/**
 * `NaN`, the result of a measurement without samples, misses each bound.
 *
 * @type {(value: number, bound: number, digits?: number) => Row}
 */
export const atMost = (value, bound, digits = 1) => ({
  ...unbounded(value, digits),
  bound: `≤ ${bound}`,
  holds: value <= bound,
});

/** @type {(value: number, bound: number, digits?: number) => Row} */
export const atLeast = (value, bound, digits = 1) => ({
  ...unbounded(value, digits),
  bound: `≥ ${bound}`,
  holds: value >= bound,
});

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

/**
 * Prints the measurements, and writes them to `results/<name>.md`. The process exits with 1 if one misses its bound.
 *
 * @param {string} name of the benchmark
 * @param {Record<string, Row>} rows by what is measured
 */
export async function report(name, rows) {
  console.table(rows);
  const columns = [...new Set(Object.values(rows).flatMap(Object.keys))];
  const lines = [
    ['', ...columns],
    ['', ...columns].map(() => '---'),
    ...Object.entries(rows).map(([label, row]) => [
      label,
      ...columns.map((column) => row[/** @type {keyof Row} */ (column)] ?? ''),
    ]),
  ].map((cells) => `| ${cells.join(' | ')} |\n`);
  const day = new Date().toISOString().slice(0, 10);
  const text = `# \`pnpm bench ${name}\`, ${day}\n\n${lines.join('')}`;
  const file = path.join(import.meta.dirname, 'results', `${name}.md`);
  fs.writeFileSync(file, await format(text, {parser: 'markdown'}));
  const missed = Object.keys(rows).filter((label) => rows[label]?.holds === false);
  if (missed.length > 0) {
    console.error(['Missed:', ...missed].join('\n'));
    process.exitCode = 1;
  }
}
