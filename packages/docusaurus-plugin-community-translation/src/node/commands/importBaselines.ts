import path from 'path';
import {selectedLocales, type Flags} from './input';
import {counted} from './output';
import {gitOutput, readObjects, repositoryOf, versionsOf} from '../git';
import type {FrontMatter} from '../frontMatter';
import {translationFile} from '../localePages';
import {writeLockFile} from '../lockFile';
import {cachedPage, readPage} from '../page';
import {recordOf} from '../pageComparison';
import {linesOrProblem} from '../problem';
import type {Site} from '../site';
import {withVersionBaselines} from '../withVersionBaselines';

/** The commit from which a page was translated, in the front matter of Hugo sites such as Kubernetes, and of MDN. */
function commitIn({default_lang_commit: commit, l10n}: FrontMatter): string | undefined {
  const value = commit ?? (l10n as {sourceCommit?: unknown} | null | undefined)?.sourceCommit;
  if (value === undefined || value === null) {
    return undefined;
  }
  // As a text, a list of aliases in YAML can be longer than the memory.
  return typeof value === 'object' ? '{…}' : String(value);
}

/** Records the baselines of a locale. Returns a line about it, and one for each page with a problem. */
function importLocale(site: Site, locale: string, root: string, advice: string) {
  const lock = withVersionBaselines(site, locale);
  const folder = gitOutput(site.context.siteDir, ['rev-parse', '--show-prefix'])?.trim() ?? '';
  const pages = site.pages.flatMap((page) => {
    const file = translationFile(page, locale);
    const translation = site.isExcluded(page.file) ? null : readPage(file);
    const commit = translation ? commitIn(translation.frontMatter) : undefined;
    const [name, target] = [page.file, file].map(site.nameOf) as [string, string];
    return translation ? [{file: page.file, name, target, translation, commit}] : [];
  });
  const open = pages.filter(({name}) => !lock.pages[name]);
  const marked = open.flatMap(({commit, ...page}) =>
    commit === undefined ? [] : {...page, commit},
  );
  const isCommit = (commit: string) => /^[\da-f]{7,64}$/i.test(commit);
  const sources = readObjects(
    root,
    marked.map(({commit, name}) =>
      isCommit(commit) ? `${commit}:${path.posix.join(folder, name)}` : '',
    ),
  );
  const problems = marked.flatMap(({file, name, target, translation, commit}, index) => {
    if (!isCommit(commit)) {
      return `${target}: "${commit}" is not a commit. Write the hash of the commit that was translated, in quotes.`;
    }
    const source = sources[index];
    const names = source === undefined ? versionsOf(file).map((version) => version.file) : [];
    const [known, ...earlier] = readObjects(root, [
      commit,
      ...names.map((old) => `${commit}:${old}`),
    ]);
    const text = source ?? earlier.find((found) => found !== undefined);
    if (text !== undefined) {
      lock.pages[name] = recordOf(cachedPage(text), translation);
      return [];
    }
    return known === undefined
      ? `${target}: the commit ${commit} is not in the history.${advice}`
      : `${target}: its source ${name} did not exist in the commit ${commit}, under no name that git knows. Compare the two, then run "translations:mark ${target}".`;
  });
  const count = marked.length - problems.length;
  if (count > 0) {
    writeLockFile(site.localeFolder(locale), lock);
  }
  const line = `${locale}: ${counted(count, 'baseline')} recorded, ${pages.length - open.length} kept, ${counted(open.length - marked.length, 'page')} without a commit.`;
  return {line, problems};
}

/**
 * Runs `translations:import-baselines`: records the sources at the commits that the front matter of translations names, for pages
 * without a baseline.
 *
 * @throws TranslationProblem if there is no repository, or with one line for each page whose commit is not found. The other pages are
 *   recorded in any case.
 */
export function importBaselines(site: Site, flags: Flags): string {
  const need = 'The sources at earlier commits come from git: ';
  const {root, advice} = repositoryOf(site.context.siteDir, need);
  const results = selectedLocales(site, flags).map((locale) =>
    importLocale(site, locale, root, advice),
  );
  return linesOrProblem(
    results.map(({line}) => line),
    results.flatMap(({problems}) => problems),
  );
}
