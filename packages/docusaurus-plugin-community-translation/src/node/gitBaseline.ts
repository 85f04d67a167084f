import path from 'path';
import {gitOutput} from './git';
import {parsePage} from './page';
import {baselineOf} from './pageComparison';
import type {Baseline} from './pageComparison';

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
  const log = gitOutput(folder, [
    'log',
    `-${maxCommits}`,
    '--name-only',
    '--format=%H %h %cI',
    '--',
    name,
  ]);
  const commits = Array.from(
    (log ?? '').matchAll(/^([\da-f]{40,64}) (\S+) (\S+)\n\n(.+)$/gm),
    ([, hash = '', commit = '', date = '', fileInRepository = '']) => ({
      hash,
      commit,
      date,
      fileInRepository,
    }),
  );
  const entries = Object.entries(baseline);
  for (const [index, {hash, commit, date}] of commits.entries()) {
    const text = gitOutput(folder, ['show', `${hash}:./${name}`]);
    const then = text === undefined ? {} : baselineOf(parsePage(text));
    if (
      entries.length === Object.keys(then).length &&
      entries.every(([id, sectionHash]) => then[id] === sectionHash)
    ) {
      const newer = index === 1 ? commits[0] : undefined;
      return {
        commit,
        date,
        ...(newer && {change: {commit: newer.hash, file: newer.fileInRepository}}),
      };
    }
  }
  return undefined;
}
