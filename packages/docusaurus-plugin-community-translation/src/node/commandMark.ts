import fs from 'fs';
import path from 'path';
import {namedPages, selectedLocales} from './commandInput';
import {translationFile} from './localePages';
import {lockFileName, readLockFile, writeLockFile} from './lockFile';
import {readPage} from './page';
import {baselineOf, comparePages} from './pageComparison';
import {TranslationProblem} from './problem';
import type {Flags} from './commandInput';
import type {Baseline} from './pageComparison';
import type {Site} from './site';
import type {SourcePage} from './sourcePages';

type Outcome = {name: string; baseline: Baseline} | {name: string; refusal: string};

/** The baseline to record for a page, or why it is refused. Empty for a page without a translation. */
function outcomeOf(page: SourcePage, locale: string, site: Site, force: boolean): Outcome[] {
  const name = site.nameOf(page.file);
  const source = readPage(page.file);
  const translation = readPage(translationFile(page, locale));
  if (!source || !translation) {
    return [];
  }
  const baseline = baselineOf(source);
  const {status, differences} = comparePages(source, translation, baseline);
  const missing = differences.filter(({kind}) => kind === 'missing');
  if (translation.problem) {
    return [{name, refusal: `the front matter cannot be read: ${translation.problem}`}];
  }
  if (status === 'untranslated' && !force) {
    return [{name, refusal: 'its text is still the text of the source'}];
  }
  if (missing.length > 0 && !force) {
    const list = missing.map(({title, id}) => `"${title || id}"`).join(', ');
    return [{name, refusal: `sections are missing: ${list}`}];
  }
  return [{name, baseline}];
}

function markLocale(site: Site, locale: string, pages: SourcePage[], flags: Flags) {
  const folder = site.localeFolder(locale);
  const baselines = readLockFile(folder);
  const outcomes = pages
    .filter(({file}) => !site.isGenerated(file))
    .flatMap((page) => outcomeOf(page, locale, site, flags.force === true));
  const remaining = Object.entries(baselines).filter(
    ([name]) => !flags.all || fs.existsSync(path.resolve(site.context.siteDir, name)),
  );
  const marked = outcomes.flatMap((outcome) =>
    'baseline' in outcome ? [[outcome.name, outcome.baseline] as const] : [],
  );
  if (marked.length > 0 || remaining.length < Object.keys(baselines).length) {
    writeLockFile(folder, {...Object.fromEntries(remaining), ...Object.fromEntries(marked)});
  }
  const refusals = outcomes.flatMap((outcome) =>
    'refusal' in outcome ? [`${locale}: ${outcome.name} is not recorded: ${outcome.refusal}.`] : [],
  );
  return {locale, folder, count: marked.length, refusals};
}

/**
 * Runs `translations:mark`: records the current sources as the baselines of their translations. With `--all`, also removes the
 * baselines of deleted sources.
 *
 * @throws TranslationProblem if no file is passed, a lock file cannot be read, or pages are refused. Pages that are not refused are
 *   recorded in any case.
 */
export function mark(site: Site, files: string[], flags: Flags): string {
  if (files.length === 0 && !flags.all) {
    throw new TranslationProblem('Pass the files that are translated, or use --all.');
  }
  const pages = flags.all ? site.pages : namedPages(site, files);
  const results = selectedLocales(site, flags).map((locale) =>
    markLocale(site, locale, pages, flags),
  );
  const lines = results
    .filter(({count}) => count > 0)
    .map(
      ({folder, count, locale}) =>
        `${locale}: ${count === 1 ? '1 page' : `${count} pages`} recorded in ${site.nameOf(path.join(folder, lockFileName))}`,
    );
  const refusals = results.flatMap((result) => result.refusals);
  if (refusals.length > 0) {
    throw new TranslationProblem(
      [...lines, ...refusals, 'Translate these pages, or use --force.'].join('\n'),
    );
  }
  return lines.length > 0 ? lines.join('\n') : 'No translations to record.';
}
