import fs from 'fs';
import path from 'path';
import {selectedLocales, type Flags} from './commandInput';
import {pageLine} from './commandOutput';
import {filesBelow} from './filesBelow';
import {glossaryProblems, pageGlossaryProblems} from './glossary';
import {translationFile} from './localePages';
import {readStrings, stringFiles} from './localeStrings';
import {readPage} from './page';
import {siteProblems} from './pageProblems';
import {orFallback, TranslationProblem} from './problem';
import {checkLocale, type CheckedLocale} from './report';
import type {PluginOptions} from '../options';
import type {PageTranslation} from '../status';
import type {Site} from './site';

/** @throws TranslationProblem if the value of a flag is not a number of at least 0 */
function numberOf(value: unknown, flag: string): number {
  const number = Number(value);
  if (!Number.isFinite(number) || number < 0) {
    throw new TranslationProblem(`${flag} must be a number of at least 0, not "${String(value)}".`);
  }
  return number;
}

/** The minimum share of current pages in percent, by locale. */
type MinimumOf = (locale: string) => number;

/** @throws TranslationProblem if the option names a locale that the site does not have */
function minimumOf(site: Site, flags: Flags, option: PluginOptions['minCurrent']): MinimumOf {
  const minimum =
    flags.minCurrent === undefined ? option : numberOf(flags.minCurrent, '--min-current');
  if (typeof minimum === 'number') {
    return () => minimum;
  }
  const unknown = Object.keys(minimum).filter((locale) => !site.locales.includes(locale));
  if (unknown.length > 0) {
    throw new TranslationProblem(
      `The option "minCurrent" names locales that the site does not translate to: ${unknown.join(', ')}. Use: ${site.locales.join(', ')}.`,
    );
  }
  return (locale) => minimum[locale] ?? 0;
}

function failuresOf(
  {report, problems}: CheckedLocale,
  limits: {outdated: number; minimumOf: MinimumOf; strings: boolean},
) {
  const {locale, counts, total, pages} = report;
  const strings = limits.strings ? report.strings : [];
  const failures = [
    ...problems,
    ...strings.map(({file, key, kind}) => `${file} "${key}": ${kind}`),
  ].map((failure) => `${locale}: ${failure}`);
  const fail = (message: string, isListed: (page: PageTranslation) => boolean) => {
    const listed = pages.filter(isListed).map((page) => `  ${page.source}: ${pageLine(page)}`);
    failures.push(`${locale}: ${message}`, ...listed);
  };
  const outdated = counts.outdated + counts.different;
  if (outdated > limits.outdated) {
    fail(
      `outdated or different pages: ${outdated} of ${total}, at most ${limits.outdated} allowed.`,
      ({status}) => status === 'outdated' || status === 'different',
    );
  }
  const minimum = limits.minimumOf(locale);
  if (100 * counts.current < minimum * total) {
    fail(
      `current pages: ${counts.current} of ${total}, at least ${minimum}% required.`,
      ({status}) => status !== 'current',
    );
  }
  return failures;
}

/** The words in the pages and UI strings of a locale that the glossary avoids, with file and line. */
function avoidedWords(site: Site, locale: string): string[] {
  const glossary = site.glossary();
  if (glossary.length === 0) {
    return [];
  }
  const pages = site.pages.flatMap((page) => {
    const file = translationFile(page, locale);
    const translation = site.isExcluded(page.file) ? null : readPage(file);
    return translation
      ? pageGlossaryProblems(glossary, locale, site.nameOf(file), translation)
      : [];
  });
  const strings = filesBelow(site.localeFolder(locale), stringFiles).flatMap((name) => {
    const file = path.join(site.localeFolder(locale), name);
    const lines = fs.readFileSync(file, 'utf8').split('\n');
    // The report has a line about a file that cannot be read.
    const messages = Object.values(orFallback(() => readStrings(file), {}, []));
    return messages.flatMap((text) => {
      const line = lines.findIndex((one) => one.includes(JSON.stringify(text))) + 1;
      return glossaryProblems(glossary, locale, text).map(
        (problem) => `${site.nameOf(file)}:${line}: ${problem}`,
      );
    });
  });
  return [...pages, ...strings];
}

/**
 * Runs `translations:check`.
 *
 * @param minCurrent option of the plugin: minimum share of current pages in percent, of all locales or by locale
 * @returns one line per locale
 * @throws TranslationProblem listing unreadable files, invalid UI strings, words that the glossary avoids, and the pages above or below
 *   a limit
 */
export function check(
  site: Site,
  flags: Flags,
  minCurrent: PluginOptions['minCurrent'] = 0,
): string {
  const limits = {
    outdated: numberOf(flags.maxOutdated, '--max-outdated'),
    minimumOf: minimumOf(site, flags, minCurrent),
    strings: flags.strings === true,
  };
  const locales = selectedLocales(site, flags).map((locale) => checkLocale(site, locale));
  const failures = [
    ...siteProblems(site),
    ...locales.flatMap((checked) => [
      ...failuresOf(checked, limits),
      ...avoidedWords(site, checked.report.locale),
    ]),
  ];
  if (failures.length > 0) {
    throw new TranslationProblem(failures.join('\n'));
  }
  const lines = locales.map(
    ({report: {locale, counts, total}}) =>
      `${locale}: ${counts.current} of ${total} pages are current.`,
  );
  return lines.join('\n');
}
