import path from 'path';
import {selectedLocales, type Flags} from './commandInput';
import {counted} from './commandOutput';
import {gitOutput, readObjects, repositoryOf, versionsOf} from './git';
import type {FrontMatter} from './frontMatter';
import {translationFile} from './localePages';
import {writeLockFile} from './lockFile';
import {cachedPage, readPage} from './page';
import {baselineOf, translationHashes} from './pageComparison';
import {linesOrProblem, TranslationProblem} from './problem';
import type {Site} from './site';
import {withVersionBaselines} from './versionBaselines';

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
function importLocale(
  site: Site,
  locale: string,
  root: string,
  advice: string,
): [string, string[]] {
  const lock = withVersionBaselines(site, locale);
  const problems: string[] = [];
  const folder = gitOutput(site.context.siteDir, ['rev-parse', '--show-prefix'])?.trim() ?? '';
  const translated = site.pages.flatMap(({file, ...page}) => {
    const target = translationFile({file, ...page}, locale);
    const translation = site.isExcluded(file) ? null : readPage(target);
    const commit = translation ? commitIn(translation.frontMatter) : undefined;
    const name = site.nameOf(file);
    return translation ? [{file, name, target: site.nameOf(target), translation, commit}] : [];
  });
  const open = translated.filter(({name}) => !lock.baselines[name]);
  const marked = open.flatMap(({commit, ...page}) => {
    if (commit !== undefined && !/^[\da-f]{7,64}$/.test(commit)) {
      problems.push(
        `${page.target}: "${commit}" is not a commit. Write the hash of the commit that was translated, in quotes.`,
      );
      return [];
    }
    return commit === undefined ? [] : [{...page, commit}];
  });
  const sources = readObjects(
    root,
    marked.map(({commit, name}) => `${commit}:${path.posix.join(folder, name)}`),
  );
  let count = 0;
  marked.forEach(({file, name, target, translation, commit}, index) => {
    const names =
      sources[index] === undefined ? versionsOf(file).map((version) => version.file) : [];
    const earlier = readObjects(root, [commit, ...names.map((old) => `${commit}:${old}`)]);
    const text = sources[index] ?? earlier.slice(1).find((found) => found !== undefined);
    if (text === undefined) {
      problems.push(
        earlier[0] === undefined
          ? `${target}: the commit ${commit} is not in the history.${advice}`
          : `${target}: its source ${name} did not exist in the commit ${commit}, under no name that git knows. Compare the two, then run "translations:mark ${target}".`,
      );
      return;
    }
    const source = cachedPage(text);
    lock.baselines[name] = baselineOf(source);
    lock.translations[name] = translationHashes(source, translation);
    count += 1;
  });
  if (count > 0) {
    writeLockFile(site.localeFolder(locale), lock);
  }
  const kept = translated.length - open.length;
  const without = open.filter(({commit}) => commit === undefined).length;
  return [
    `${locale}: ${counted(count, 'baseline')} recorded, ${kept} kept, ${counted(without, 'page')} without a commit.`,
    problems,
  ];
}

/**
 * Runs `translations:import-baselines`: records the sources at the commits that the front matter of translations names, for pages
 * without a baseline.
 *
 * @throws TranslationProblem if there is no repository, or with one line for each page whose commit is not found. The other pages are
 *   recorded in any case.
 */
export function importBaselines(site: Site, flags: Flags): string {
  const repository = repositoryOf(site.context.siteDir);
  if ('problem' in repository) {
    throw new TranslationProblem(
      `The sources at earlier commits come from git: ${repository.problem}`,
    );
  }
  const {root, advice} = repository;
  const results = selectedLocales(site, flags).map((locale) =>
    importLocale(site, locale, root, advice),
  );
  return linesOrProblem(
    results.map(([line]) => line),
    results.flatMap(([, list]) => list),
  );
}
