import path from 'path';
import type {PageTranslation, SectionDifference} from '../status';
import {filesIn, gitOutput, repositoryOf, type TextOf} from './git';
import {localePages} from './localePages';
import {emptyLock, lockFileName, parseLock} from './lockFile';
import {cachedPage} from './page';
import {TranslationProblem} from './problem';
import type {Site} from './site';
import {withVersionBaselines} from './withVersionBaselines';

/** The state of a repository to compare with: a commit and the files that have changed since. */
export type Base = {
  /** As the user named it: a branch, a tag or a commit. */
  ref: string;
  /** Abbreviated hash of the commit that the current branch started from. */
  commit: string;
  textOf: TextOf;
};

/** How the translation of a page changed: it needs more or less work than before, or it is new and not current. */
export type Effect = 'worse' | 'added' | 'better';

/** A page whose translation changed. */
export type PageChange = {
  effect: Effect;
  page: PageTranslation;
  /** Absent for a new page. */
  before?: PageTranslation;
  /** The differences that the base does not have. */
  newDifferences: SectionDifference[];
};

/** What the changes since the base do to the translations of a locale. */
export type LocaleChanges = {
  locale: string;
  /** Name of the locale in the language menu. */
  label: string;
  changes: PageChange[];
};

/** @throws TranslationProblem with advice, if git is missing, there is no repository or commit, or the clone is too shallow */
export function baseOf(siteDir: string, ref: string): Base {
  const need = `--base ${ref}: `;
  const {root, advice} = repositoryOf(siteDir, need);
  const git = (...args: string[]) => gitOutput(root, args);
  const named = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  if (named === undefined) {
    throw new TranslationProblem(`${need}git does not know this branch, tag or commit.${advice}`);
  }
  const hash = git('merge-base', named.trim(), 'HEAD')?.trim();
  if (!hash) {
    throw new TranslationProblem(
      `${need}it has no commit in common with the current branch.${advice}`,
    );
  }
  return {
    ref,
    commit: git('rev-parse', '--short', hash)?.trim() ?? hash,
    textOf: filesIn(root, hash, ['*.md', '*.mdx', `*${lockFileName}`]),
  };
}

/** All statuses, the one with the least work first. */
const byWork: PageTranslation['status'][] = [
  'current',
  'different',
  'outdated',
  'partial',
  'unknown',
  'machine',
  'untranslated',
];

const newIn = (page: PageTranslation, other: PageTranslation) => {
  const known = new Set(other.differences.map(({id, kind}) => `${kind} ${id}`));
  return page.differences.filter(({id, kind}) => !known.has(`${kind} ${id}`));
};

/** Positive if a page needs more work than before, negative if it needs less. */
const changeOfWork = (before: PageTranslation, page: PageTranslation): number =>
  byWork.indexOf(page.status) - byWork.indexOf(before.status) ||
  newIn(page, before).length - newIn(before, page).length ||
  before.percent - page.percent;

/**
 * Compares the translations of a locale with those in the base. Deleted pages are left out.
 *
 * @throws TranslationProblem if the lock file cannot be read, or that of the base
 */
export function changesSince(textOf: TextOf, site: Site, locale: string): LocaleChanges {
  // The present lock file comes first: if it has not changed, a problem in it is not one of an earlier version.
  const pages = localePages(site, locale, withVersionBaselines(site, locale), {});
  const read = (file: string) => {
    const text = textOf(file);
    return text === undefined ? null : cachedPage(text);
  };
  const lockFile = path.join(site.localeFolder(locale), lockFileName);
  const name = `an earlier version of ${path.relative(process.cwd(), lockFile)}`;
  const lockText = textOf(lockFile);
  const lock = lockText === undefined ? emptyLock() : parseLock(lockText, name);
  const extended = withVersionBaselines(site, locale, lock, read);
  const earlier = localePages(site, locale, extended, {read});
  const known = new Map(earlier.map((page) => [page.source, page]));
  const changes = pages.flatMap((page): PageChange[] => {
    const before = known.get(page.source);
    if (!before) {
      const newDifferences = page.differences;
      return page.status === 'current' ? [] : [{effect: 'added', page, newDifferences}];
    }
    const change = changeOfWork(before, page);
    const effect = change > 0 ? 'worse' : 'better';
    return change === 0 ? [] : [{effect, page, before, newDifferences: newIn(page, before)}];
  });
  return {locale, label: site.labelOf(locale), changes};
}
