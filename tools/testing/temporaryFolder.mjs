// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Makes a folder for tests: `temporaryFolder(afterAll)`, `temporaryFolder(onTestFinished)`.
 *
 * @param {(deleteFolder: () => void) => void} after calls its argument when the folder is no longer needed
 */
export function temporaryFolder(after) {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'test-')));
  after(() => fs.rmSync(folder, {recursive: true}));
  return folder;
}
