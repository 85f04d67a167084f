import fs from 'fs';

/**
 * Writes a file as a whole: an interrupted run does not damage it. A symbolic link, which could lead out of the site, becomes a file.
 *
 * @param file absolute path, in a folder that exists
 */
export function replaceFile(file: string, text: string): void {
  const temporary = `${file}.tmp`;
  fs.rmSync(temporary, {force: true});
  // Fails if the file exists, also as a symbolic link.
  fs.writeFileSync(temporary, text, {flag: 'wx'});
  fs.renameSync(temporary, file);
}
