import fs from 'fs';
import path from 'path';
import {localesOf} from './commands';
import {translationFile} from './localePages';
import {lockName, readLock, writeLock} from './lock';
import {namedPages} from './namedPages';
import {baselineOf, pageStatus} from './pageStatus';
import {TranslationProblem} from './problem';
import {readPage} from './site';
import type {Flags} from './commands';
import type {Baseline} from './pageStatus';
import type {Site} from './site';
import type {SourcePage} from './sourcePages';

type Outcome = {name: string; baseline: Baseline} | {name: string; refusal: string};

/** The baseline of a page, or why it is refused; nothing where there is nothing to mark. */
function outcomeOf(page: SourcePage, locale: string, site: Site, force: boolean): Outcome[] {
  const name = site.nameOf(page.file);
  const source = readPage(page.file);
  const translation = readPage(translationFile(page, locale));
  if (!source || !translation) {
    return [];
  }
  const baseline = baselineOf(source);
  const {status, differences} = pageStatus(source, translation, baseline);
  const missing = differences.filter(({kind}) => kind === 'missing');
  if (translation.problem) {
    return [{name, refusal: `the front matter cannot be read: ${translation.problem}`}];
  }
  if (status === 'untranslated' && !force) {
    return [{name, refusal: 'its text is still that of the source'}];
  }
  if (missing.length > 0 && !force) {
    const list = missing.map(({title, id}) => `"${title || id}"`).join(', ');
    return [{name, refusal: `sections are missing: ${list}`}];
  }
  return [{name, baseline}];
}

function markLocale(site: Site, locale: string, pages: SourcePage[], flags: Flags) {
  const folder = site.localeFolder(locale);
  const lock = readLock(folder);
  const outcomes = pages
    .filter(({file}) => !site.isGenerated(file))
    .flatMap((page) => outcomeOf(page, locale, site, flags.force === true));
  const kept = Object.entries(lock).filter(
    ([name]) => !flags.all || fs.existsSync(path.resolve(site.context.siteDir, name)),
  );
  const marked = outcomes.flatMap((outcome) =>
    'baseline' in outcome ? [[outcome.name, outcome.baseline] as const] : [],
  );
  if (marked.length > 0 || kept.length < Object.keys(lock).length) {
    writeLock(folder, {...Object.fromEntries(kept), ...Object.fromEntries(marked)});
  }
  const refusals = outcomes.flatMap((outcome) =>
    'refusal' in outcome ? [`${locale}: ${outcome.name} is not marked, ${outcome.refusal}.`] : [],
  );
  return {locale, folder, count: marked.length, refusals};
}

/**
 * `translations:mark`: records the present sources as those of the translations.
 *
 * @throws TranslationProblem if nothing is named, a lock cannot be read, or pages are refused; those that are not are recorded
 */
export function mark(site: Site, files: string[], flags: Flags): string {
  if (files.length === 0 && !flags.all) {
    throw new TranslationProblem('Name the files that are translated, or say --all.');
  }
  const pages = flags.all ? site.pages : namedPages(site, files);
  const results = localesOf(site, flags).map((locale) => markLocale(site, locale, pages, flags));
  const lines = results
    .filter(({count}) => count > 0)
    .map(
      ({folder, count, locale}) =>
        `${locale}: ${count === 1 ? 'a page' : `${count} pages`} recorded in ${site.nameOf(path.join(folder, lockName))}`,
    );
  const refusals = results.flatMap((result) => result.refusals);
  if (refusals.length > 0) {
    throw new TranslationProblem(
      [...lines, ...refusals, 'Translate them, or say --force.'].join('\n'),
    );
  }
  return lines.length > 0 ? lines.join('\n') : 'There is no translation to record.';
}
