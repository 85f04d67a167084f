import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache/debian-packages');

/**
 * Returns the folder with the files of a Debian package, which is downloaded once.
 *
 * @throws Error if it cannot be downloaded, with the message of `apt-get`
 */
export function debianPackage(name: string): string {
  const folder = path.join(cache, name);
  if (!fs.existsSync(folder)) {
    const download = fs.mkdtempSync(
      path.join(fs.mkdirSync(cache, {recursive: true}) ?? cache, 'download-'),
    );
    try {
      execFileSync('apt-get', ['download', '-q', name], {cwd: download, stdio: 'pipe'});
      const file = fs.readdirSync(download).find((entry) => entry.endsWith('.deb')) ?? '';
      const files = path.join(download, 'files');
      execFileSync('dpkg-deb', ['-x', path.join(download, file), files]);
      fs.renameSync(files, folder);
    } catch (error) {
      throw new Error(
        `The Debian package ${name} could not be downloaded. Run the tests on Debian 12, and "apt-get update" before them. ${String((error as {stderr?: unknown}).stderr ?? error)}`,
      );
    } finally {
      fs.rmSync(download, {recursive: true});
    }
  }
  return folder;
}
