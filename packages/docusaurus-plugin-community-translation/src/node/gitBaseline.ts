import {execFileSync} from 'child_process';
import path from 'path';
import {parsePage} from './page';
import {baselineOf} from './pageComparison';
import type {Baseline} from './pageComparison';

/** Maximum number of commits of a file to read. Each one takes a git process. */
const maxCommits = 50;

/** Runs git in a folder. `undefined` if there is no git, no repository, or no such file in it. */
function git(folder: string, args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 26,
    });
  } catch {
    // Commits are optional: builds outside a repository and in shallow clones work without them.
    return undefined;
  }
}

/**
 * Finds the newest commit in which a source equals a baseline.
 *
 * @param file absolute path of the source
 * @returns abbreviated hash and date in ISO 8601; `undefined` if git does not know the commit
 */
export function commitOfBaseline(
  file: string,
  baseline: Baseline,
): {commit: string; date: string} | undefined {
  const folder = path.dirname(file);
  const name = path.basename(file);
  const log = git(folder, ['log', `-${maxCommits}`, '--format=%h %cI', '--', name]);
  const entries = Object.entries(baseline);
  for (const line of log?.trim().split('\n').filter(Boolean) ?? []) {
    const [commit = '', date = ''] = line.split(' ');
    const text = git(folder, ['show', `${commit}:./${name}`]);
    const then = text === undefined ? {} : baselineOf(parsePage(text));
    if (
      entries.length === Object.keys(then).length &&
      entries.every(([id, hash]) => then[id] === hash)
    ) {
      return {commit, date};
    }
  }
  return undefined;
}
