// @ts-check
import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';

/** The English introductions of the modules, for those whose published declarations have none. */
const introductionsFile = fileURLToPath(new URL('introductions.md', import.meta.url));

/**
 * @returns {Promise<Map<string, string>>} Markdown by module (`fs`) and by module and section (`fs#security`).
 */
export async function readIntroductions() {
  return parseIntroductions(await readFile(introductionsFile, 'utf8'));
}

/**
 * @param {string} content
 * @returns {Map<string, string>}
 */
export function parseIntroductions(content) {
  const [, ...parts] = content.split(/^# (\S+)$/m);
  /** @type {Map<string, string>} */
  const introductions = new Map();
  for (let index = 0; index + 1 < parts.length; index += 2) {
    introductions.set(parts[index] ?? '', (parts[index + 1] ?? '').trim());
  }
  return introductions;
}
