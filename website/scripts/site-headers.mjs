// @ts-check
import fs from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{pattern: string, headers: [name: string, value: string][]}} Rule `pattern`: a path, or a prefix followed by `*`
 */

/**
 * The rules in a site's `_headers` file. Empty without the file.
 *
 * @param {string} folder root of the built site
 * @returns {Rule[]}
 */
export function readSiteHeaders(folder) {
  const file = path.join(folder, '_headers');
  /** @type {Rule[]} */
  const rules = [];
  for (const line of fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : []) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value) {
      rules.at(-1)?.headers.push([name, value]);
    } else if (line.startsWith('/')) {
      rules.push({pattern: line.trim(), headers: []});
    }
  }
  return rules;
}

/**
 * The headers that web hosts with support for `_headers` send for a path.
 *
 * @param {Rule[]} rules
 * @param {string} pathname
 */
export function headersOf(rules, pathname) {
  return rules
    .filter(({pattern}) =>
      pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
    )
    .flatMap(({headers}) => headers);
}
