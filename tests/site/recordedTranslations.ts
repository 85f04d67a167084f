import {execFileSync} from 'node:child_process';
import {
  parseLock,
  type Lock,
} from '../../packages/docusaurus-plugin-community-translation/src/node/lockFile';
import {
  parsePage,
  type Page,
} from '../../packages/docusaurus-plugin-community-translation/src/node/page';
import {
  baselineOf,
  translationHashes,
} from '../../packages/docusaurus-plugin-community-translation/src/node/pageComparison';

/** A section that was recorded as current although its source had changed since the last record and its translation had not. */
export type StaleRecord = {
  /** Abbreviated hash of the commit with the record. */
  commit: string;
  source: string;
  section: string;
};

/** Where the files of a locale are in the repository. */
export type LockedFiles = {
  lockFile: string;
  /** Path of a source from its name in the lock file. */
  sourceFile: (name: string) => string;
  translationFile: (name: string) => string;
};

type State = {source: Record<string, string>; translation: Record<string, string>};

/**
 * Walks the history of a lock file, oldest commit first, and compares sources and translations whenever the record of a page changes.
 * Lists the sections that are still stale: their translation has not changed to this day, and the lock file had no reason for it.
 *
 * @param root folder of the repository
 * @param isMeant whether a record counts, from the lock files before and after it. By default, all records count.
 */
export function staleRecords(
  root: string,
  {lockFile, sourceFile, translationFile}: LockedFiles,
  isMeant: (name: string, before: Lock) => boolean = () => true,
): StaleRecord[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const parsed = new Map<string, Page>();
  /** The pages of a commit by file, one process for each commit. */
  function pagesOf(commit: string): (file: string) => Page | undefined {
    const blobs = new Map(
      git('ls-tree', '-r', '-z', '--full-tree', commit)
        .split('\0')
        .map((entry): [string, string] => [
          entry.slice(entry.indexOf('\t') + 1),
          entry.split(/\s/)[2] ?? '',
        ]),
    );
    return (file) => {
      const blob = blobs.get(file);
      if (blob === undefined) {
        return undefined;
      }
      const page = parsed.get(blob) ?? parsePage(git('cat-file', 'blob', blob));
      parsed.set(blob, page);
      return page;
    };
  }
  const lockIn = (commit: string) => parseLock(git('show', `${commit}:${lockFile}`), lockFile);

  const states = new Map<string, State>();
  const found: (StaleRecord & {hash: string})[] = [];
  let before: Lock = {baselines: {}, translations: {}, unchanged: {}};
  const commits = git('log', '--reverse', '--first-parent', '--format=%H', '--', lockFile).trim();
  for (const commit of commits.split('\n').filter(Boolean)) {
    const lock = lockIn(commit);
    const pageOf = pagesOf(commit);
    for (const [name, baseline] of Object.entries(lock.baselines)) {
      const source = pageOf(sourceFile(name));
      const translation = pageOf(translationFile(name));
      if (JSON.stringify(baseline) === JSON.stringify(before.baselines[name])) {
        continue;
      }
      if (!source || !translation) {
        continue;
      }
      const state = {
        source: baselineOf(source),
        translation: translationHashes(source, translation),
      };
      const old = states.get(name);
      for (const [section, hash] of Object.entries(state.source)) {
        const isRecorded = baseline[section] === hash;
        const isSourceNew = old?.source[section] !== undefined && old.source[section] !== hash;
        const translated = state.translation[section];
        if (
          isRecorded &&
          isSourceNew &&
          translated !== undefined &&
          old.translation[section] === translated &&
          lock.unchanged[name] === undefined &&
          isMeant(name, before)
        ) {
          found.push({commit: commit.slice(0, 7), source: name, section, hash: translated});
        }
      }
      states.set(name, state);
    }
    before = lock;
  }
  const pageOfHead = pagesOf('HEAD');
  return found
    .filter(({source: name, section, hash}) => {
      const source = pageOfHead(sourceFile(name));
      const translation = pageOfHead(translationFile(name));
      return (
        source !== undefined &&
        translation !== undefined &&
        translationHashes(source, translation)[section] === hash
      );
    })
    .map(({commit, source, section}) => ({commit, source, section}));
}
