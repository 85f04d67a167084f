import path from 'path';
import {gitOutput} from './git';
import {parsePage} from './page';
import {baselineOf, isSameBaseline, type Baseline} from './pageComparison';

/** Maximum number of commits of a file to read. Each one takes a git process. */
const maxCommits = 50;

/** A commit of a source, as git knows it. */
export type BaselineCommit = {
  /** Abbreviated hash. */
  commit: string;
  /** Date in ISO 8601. */
  date: string;
  /** The commit that changed the source since, if it is the only one: its hash, and the file relative to the repository. */
  change?: {commit: string; file: string};
};

/** Finds the newest commit in which a source equals a baseline. `undefined` if git does not know the commit. */
export function commitOfBaseline(file: string, baseline: Baseline): BaselineCommit | undefined {
  const folder = path.dirname(file);
  const name = path.basename(file);
  const format = ['--name-only', '--format=%H %h %cI'];
  const log = gitOutput(folder, ['log', `-${maxCommits}`, ...format, '--', name]) ?? '';
  const commits = Array.from(log.matchAll(/^([\da-f]{40,64}) (\S+) (\S+)\n\n(.+)$/gm));
  for (const [index, [, hash = '', commit = '', date = '']] of commits.entries()) {
    const text = gitOutput(folder, ['show', `${hash}:./${name}`]);
    if (text !== undefined && isSameBaseline(baseline, baselineOf(parsePage(text)))) {
      const [, newer = '', , , fileInRepository = ''] = commits[0] ?? [];
      const change = index === 1 ? {commit: newer, file: fileInRepository} : undefined;
      return {commit, date, change};
    }
  }
  return undefined;
}
