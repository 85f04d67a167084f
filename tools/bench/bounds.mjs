// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import {format} from 'prettier';

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
 * A table in Markdown. Its columns are the fields of the rows.
 *
 * @param {Record<string, object>} rows
 */
function markdownTable(rows) {
  const columns = [...new Set(Object.values(rows).flatMap(Object.keys))];
  const lines = Object.entries(rows).map(([name, row]) =>
    [name, ...columns.map((column) => row[column] ?? '')].join(' | '),
  );
  const head = ['', ...columns].join(' | ');
  const rule = ['', ...columns].map(() => '---').join(' | ');
  return [head, rule, ...lines].map((line) => `| ${line} |\n`).join('');
}

/**
 * Prints the measurements, and writes them to `results/<name>.md`. The process exits with 1 if one misses its bound.
 *
 * @param {string} name of the benchmark
 * @param {Record<string, Row>} rows
 */
export async function reportRows(name, rows) {
  console.table(rows);
  const file = path.join(import.meta.dirname, 'results', `${name}.md`);
  const day = new Date().toISOString().slice(0, 10);
  const text = `# \`pnpm bench ${name}\`, ${day}\n\n${markdownTable(rows)}`;
  fs.writeFileSync(file, await format(text, {parser: 'markdown'}));
  const missed = Object.entries(rows).flatMap(([row, {bound, holds}]) =>
    bound && holds !== true ? [`${row}: ${bound}`] : [],
  );
  if (missed.length > 0) {
    console.error(['Missed:', ...missed].join('\n'));
    process.exitCode = 1;
  }
}
