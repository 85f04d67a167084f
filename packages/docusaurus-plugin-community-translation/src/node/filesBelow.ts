import fs from 'fs';
import path from 'path';

/**
 * The files below a folder, as paths relative to it with forward slashes. Empty if the folder does not exist.
 *
 * @param pattern of the relative paths
 */
export function filesBelow(folder: string, pattern: RegExp, inside = ''): string[] {
  const directory = path.join(folder, inside);
  const entries = fs.existsSync(directory) ? fs.readdirSync(directory, {withFileTypes: true}) : [];
  return entries.flatMap((entry) => {
    const file = path.posix.join(inside, entry.name);
    if (entry.isDirectory()) {
      return filesBelow(folder, pattern, file);
    }
    return pattern.test(file) ? [file] : [];
  });
}
