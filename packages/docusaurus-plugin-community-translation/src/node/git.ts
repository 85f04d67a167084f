import {execFileSync} from 'child_process';
import fs from 'fs';
import path from 'path';
import {TranslationProblem} from './problem';

/**
 * The output of git. `undefined` if the command fails: builds also work outside a repository, without git, and in a shallow clone.
 *
 * @param folder working directory
 */
export function gitOutput(folder: string, args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
    });
  } catch {
    return undefined;
  }
}

/**
 * The repository of a folder: its top folder, and advice if a part of the history is missing.
 *
 * @param need what needs the repository: the start of the message
 * @throws TranslationProblem if git is missing, or there is no repository or no commit
 */
export function repositoryOf(folder: string, need: string): {root: string; advice: string} {
  const top = gitOutput(folder, ['rev-parse', '--show-toplevel']);
  const problem =
    top === undefined
      ? gitOutput(folder, ['--version']) === undefined
        ? 'git is not installed, or not in PATH.'
        : `${folder} is not in a git repository.`
      : gitOutput(folder, ['rev-parse', '--verify', '--quiet', 'HEAD']) === undefined
        ? 'the repository has no commits.'
        : '';
  if (top === undefined || problem) {
    throw new TranslationProblem(need + problem);
  }
  const isShallow = gitOutput(folder, ['rev-parse', '--is-shallow-repository'])?.trim() === 'true';
  const advice = isShallow
    ? ' The clone is shallow: run "git fetch --unshallow", or set "fetch-depth: 0" for actions/checkout.'
    : '';
  return {root: top.trim(), advice};
}

/**
 * The texts of git objects, in order. `undefined` for an object that does not exist, or that a partial clone lacks.
 *
 * @param names hashes, or `<commit>:<file>`
 */
export function readObjects(root: string, names: string[]): (string | undefined)[] {
  if (names.length === 0) {
    return [];
  }
  const output = execFileSync('git', ['cat-file', '--batch'], {
    cwd: root,
    input: names.map((name) => `${name}\n`).join(''),
    maxBuffer: 1 << 30,
  });
  let position = 0;
  return names.map(() => {
    const end = output.indexOf('\n', position);
    const [, size] = / \w+ (\d+)$/.exec(output.toString('utf8', position, end)) ?? [];
    const start = end + 1;
    position = size === undefined ? start : start + Number(size) + 1;
    return size === undefined ? undefined : output.toString('utf8', start, position - 1);
  });
}

/** A version of a file in the history. */
export type FileVersion = {
  /** Hash of the commit, and its abbreviation. */
  hash: string;
  commit: string;
  /** Date of the commit in ISO 8601. */
  date: string;
  /** Name that the file had, relative to the repository. */
  file: string;
  text: string;
};

/** Maximum number of versions of a file to read. */
const maxVersions = 200;

/** The versions of a file, newest first, also those under earlier names. Empty without git, and outside a repository. */
export function versionsOf(file: string): FileVersion[] {
  const folder = path.dirname(file);
  const format = ['--follow', '--raw', '--format=%x00%H %h %cI'];
  // Do not read brackets in the name of a file as a pattern.
  const options = ['--literal-pathspecs', '-c', 'core.quotePath=false'];
  const args = [...options, 'log', `-${maxVersions}`, ...format, '--'];
  const log = gitOutput(folder, [...args, path.basename(file)]) ?? '';
  // After the line of a commit: `:<mode> <mode> <hash before> <hash> <kind of change>`, and the names before and after it.
  const versions = Array.from(
    log.matchAll(/\0(\w+) (\w+) (\S+)\s+:\d+ \d+ \w+ (\w+) \w+\t(?:.*\t)?(.+)/g),
  );
  const ids = versions.map(([, , , , id = '']) => id);
  const texts = readObjects(folder, ids);
  return versions.flatMap(([, hash = '', commit = '', date = '', , name = ''], index) => {
    const text = texts[index];
    return text === undefined ? [] : [{hash, commit, date, file: name, text}];
  });
}

/** Text of a file in a commit. `undefined` if it did not exist. */
export type TextOf = (file: string) => string | undefined;

/**
 * Reads files as they were in a commit, with the same few git processes for any number of files. Those that have not changed since
 * are read from the disk.
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
  const read = readObjects(root, Array.from(hashes.values()));
  const texts = new Map(Array.from(hashes.keys(), (file, index) => [file, read[index]]));
  const others = gitOutput(root, ['ls-files', '--others', '--exclude-standard', '-z']) ?? '';
  const untracked = new Set(others.split('\0').map((file) => path.join(root, file)));
  return (file) =>
    hashes.has(file) || untracked.has(file) || !fs.existsSync(file)
      ? texts.get(file)
      : fs.readFileSync(file, 'utf8');
}
