import {execFileSync} from 'child_process';
import path from 'path';

/** The result of a git command, or why it failed. */
export type GitResult = {output: string} | {failure: 'no-git' | 'failed'};

/**
 * Runs git.
 *
 * @param folder working directory
 */
export function runGit(folder: string, args: string[]): GitResult {
  try {
    const output = execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
    });
    return {output};
  } catch (error) {
    return {failure: (error as {code?: string}).code === 'ENOENT' ? 'no-git' : 'failed'};
  }
}

/**
 * The output of git, for uses that work without it: builds outside a repository, without git, or in a shallow clone. `undefined` if
 * the command fails.
 */
export function gitOutput(folder: string, args: string[]): string | undefined {
  const result = runGit(folder, args);
  return 'output' in result ? result.output : undefined;
}

/** The text of git objects: hash → text. */
function readObjects(root: string, hashes: string[]): Map<string, string> {
  const output = execFileSync('git', ['cat-file', '--batch'], {
    cwd: root,
    input: hashes.join('\n'),
    maxBuffer: 1 << 30,
  });
  const texts = new Map<string, string>();
  let position = 0;
  while (position < output.length) {
    const end = output.indexOf('\n', position);
    const [hash = '', , size] = output.toString('utf8', position, end).split(' ');
    position = end + 1;
    // An object that a partial clone lacks has no size: `<hash> missing`.
    if (size !== undefined) {
      const length = Number(size);
      texts.set(hash, output.toString('utf8', position, position + length));
      position += length + 1;
    }
  }
  return texts;
}

/** Text of a file in a commit. `undefined` if it did not exist, `null` if it has not changed since. */
export type TextOf = (file: string) => string | null | undefined;

/**
 * Reads files as they were in a commit, with the same few git processes for any number of files.
 *
 * @param root top folder of the repository
 * @param names patterns of git for the names of the files
 */
export function filesIn(root: string, commit: string, names: string[]): TextOf {
  const diff = ['diff', '--raw', '-z', '--no-abbrev', '--no-renames', commit, '--', ...names];
  // An entry: `:<mode> <mode> <hash in the commit> <hash> <kind of change>`, a null character, and the file.
  const changes = (gitOutput(root, diff) ?? '').matchAll(/:\d+ \d+ (\w+) \w+ \w\0([^\0]+)/g);
  const hashes = new Map(
    Array.from(changes, ([, hash = '', file = '']) => [path.join(root, file), hash]),
  );
  const texts = readObjects(root, Array.from(hashes.values()));
  const others = gitOutput(root, ['ls-files', '--others', '--exclude-standard', '-z']) ?? '';
  const untracked = new Set(others.split('\0').map((file) => path.join(root, file)));
  return (file) =>
    hashes.has(file) || untracked.has(file) ? texts.get(hashes.get(file) ?? '') : null;
}
