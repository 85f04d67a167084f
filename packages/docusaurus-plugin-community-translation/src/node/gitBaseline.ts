import {versionsOf, type FileVersion} from './git';
import {cachedPage} from './page';
import type {PageTasks} from './pageTasks';
import {baselineOf, isSameBaseline, type Baseline} from './pageComparison';

/** A commit of a source, as git knows it. */
export type BaselineCommit = Pick<FileVersion, 'commit' | 'date'> & {
  /** The commit that changed the source since, if it is the only one: its hash, and the file relative to the repository. */
  change?: {commit: string; file: string};
};

/** Finds the newest commit in which a source equals a baseline. `undefined` if git does not know the commit. */
export function commitOfBaseline(file: string, baseline: Baseline): BaselineCommit | undefined {
  const versions = versionsOf(file);
  const index = versions.findIndex(({text}) =>
    isSameBaseline(baseline, baselineOf(cachedPage(text))),
  );
  const [newest] = versions;
  const found = versions[index];
  return (
    found && {
      commit: found.commit,
      date: found.date,
      change: index === 1 && newest ? {commit: newest.hash, file: newest.file} : undefined,
    }
  );
}

/**
 * The recorded texts of the changed sections of a source, as far as git knows them: id → text. Each section is found by its hash, so
 * the page need not have been committed in the recorded state as a whole.
 */
export function recordedTexts({file, baseline = {}, tasks}: PageTasks): Map<string, string> {
  const changed = tasks.filter(({kind}) => kind === 'changed');
  const versions = changed.length > 0 ? versionsOf(file) : [];
  const sections = versions.flatMap(({text}) => cachedPage(text).sections);
  return new Map(
    changed.flatMap(({id}) => {
      const found = sections.find((section) => section.id === id && section.hash === baseline[id]);
      return found ? [[id, found.text]] : [];
    }),
  );
}
