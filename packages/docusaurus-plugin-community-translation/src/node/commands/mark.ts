import fs from 'fs';
import path from 'path';
import {namedPages, selectedLocales, type Flags} from './input';
import {counted} from './output';
import {translationFile} from '../localePages';
import {lockFileName, writeLockFile, type Lock} from '../lockFile';
import {nameOfSection, readPage, type Page} from '../page';
import {comparePages, isSameBaseline, recordOf} from '../pageComparison';
import {linesOrProblem, TranslationProblem} from '../problem';
import type {Site} from '../site';
import type {SourcePage} from '../sourcePages';
import {withVersionBaselines} from '../withVersionBaselines';

/** Records a page in the lock. Returns why it is refused, if it is. */
export function markPage(
  name: string,
  source: Page,
  translation: Page,
  lock: Lock,
  flags: Flags,
): string | undefined {
  const before = lock.pages[name];
  const record = recordOf(source, translation);
  const {status, differences} = comparePages(source, translation, record.source);
  const missing = differences.filter(({kind}) => kind === 'missing');
  // Their source has changed since the last mark, while their translation has not.
  const stale = source.sections.filter(
    ({id, hash}) =>
      before?.source[id] !== undefined &&
      before.source[id] !== hash &&
      before.translation[id] !== undefined &&
      before.translation[id] === record.translation[id],
  );
  if (translation.problem) {
    return `the front matter cannot be read: ${translation.problem}`;
  }
  if (status === 'untranslated' && !flags.force) {
    return 'its text is still the text of the source. Translate it, or use --force';
  }
  if (missing.length > 0 && !flags.force) {
    return `sections are missing: ${missing.map(nameOfSection).join(', ')}. Translate them, or use --force`;
  }
  if (stale.length > 0 && flags.unchanged === undefined) {
    return `the source of these sections has changed, their translation has not: ${stale.map(nameOfSection).join(', ')}. Update them, or pass this file with --unchanged "<reason>"`;
  }
  if (flags.unchanged !== undefined) {
    lock.unchanged[name] = String(flags.unchanged);
  } else if (!isSameBaseline(before?.source ?? {}, record.source)) {
    Reflect.deleteProperty(lock.unchanged, name);
  }
  lock.pages[name] = record;
  return undefined;
}

function markLocale(site: Site, locale: string, pages: SourcePage[], flags: Flags) {
  const folder = site.localeFolder(locale);
  const lock = withVersionBaselines(site, locale);
  const refusals: string[] = [];
  let count = 0;
  for (const page of pages.filter(({file}) => !site.isExcluded(file))) {
    const name = site.nameOf(page.file);
    const source = readPage(page.file);
    const translation = readPage(translationFile(page, locale));
    if (source && translation) {
      const refusal = markPage(name, source, translation, lock, flags);
      if (refusal) {
        refusals.push(`${locale}: ${name} is not recorded: ${refusal}.`);
      } else {
        count += 1;
      }
    }
  }
  const deleted = flags.all
    ? Object.keys(lock.pages).filter(
        (name) => !fs.existsSync(path.resolve(site.context.siteDir, name)),
      )
    : [];
  for (const name of deleted) {
    Reflect.deleteProperty(lock.pages, name);
    Reflect.deleteProperty(lock.unchanged, name);
  }
  if (count > 0 || deleted.length > 0) {
    writeLockFile(folder, lock);
  }
  const lockFile = site.nameOf(path.join(folder, lockFileName));
  const lines = count > 0 ? [`${locale}: ${counted(count, 'page')} recorded in ${lockFile}`] : [];
  return {lines, refusals};
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
  if (flags.unchanged !== undefined && (flags.all || !String(flags.unchanged).trim())) {
    throw new TranslationProblem(
      '--unchanged needs a reason and the files that it applies to. It cannot be used with --all.',
    );
  }
  const selected = flags.all
    ? selectedLocales(site, flags).map((locale) => ({locale, pages: site.pages}))
    : namedPages(site, files, flags);
  const results = selected.map(({locale, pages}) => markLocale(site, locale, pages, flags));
  const lines = results.flatMap((result) => result.lines);
  const refusals = results.flatMap((result) => result.refusals);
  return linesOrProblem(lines, refusals) || 'No translations to record.';
}
