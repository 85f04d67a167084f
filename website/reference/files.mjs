// @ts-check
import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';

/**
 * @param {...string} parts
 * @returns {string} A hash of the parts and their boundaries.
 */
export function hashOf(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/**
 * @param {string} file
 * @returns {Promise<string | undefined>} `undefined` if the file cannot be read.
 */
export async function readIfPresent(file) {
  return readFile(file, 'utf8').catch(() => undefined);
}

/**
 * Writes a file only if its content changes, so that watchers do not rebuild without need. Writes atomically, because several builds
 * can write and read the same pages at the same time.
 *
 * @param {string} file
 * @param {string} content
 * @returns {Promise<boolean>} Whether it was written.
 */
export async function writeIfChanged(file, content) {
  if ((await readIfPresent(file)) === content) return false;
  await mkdir(dirname(file), {recursive: true});
  const temporary = join(dirname(file), `.${basename(file)}.${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, content);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, {force: true});
    throw error;
  }
  return true;
}
