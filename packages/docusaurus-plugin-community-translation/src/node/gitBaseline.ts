import {execFileSync} from 'child_process';
import path from 'path';
import {parsePage} from './page';
import {baselineOf} from './pageStatus';
import type {Baseline} from './pageStatus';

/** How many commits of a file are read in search of the one that a translation was made from. */
const commitsRead = 50;

/** The output of git in a folder; `undefined` where there is no git, no repository, or no such file in it. */
function git(folder: string, args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 26,
    });
  } catch {
    // Git only names commits: shallow clones and builds outside a repository do without.
    return undefined;
  }
}

/**
 * The newest commit in which a source had the recorded sections.
 *
 * @param file absolute path of the source
 * @returns abbreviated hash, and date in ISO 8601; `undefined` where git cannot tell
 */
export function commitOfBaseline(
  file: string,
  baseline: Baseline,
): {commit: string; date: string} | undefined {
  const folder = path.dirname(file);
  const name = path.basename(file);
  const log = git(folder, ['log', `-${commitsRead}`, '--format=%h %cI', '--', name]);
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
