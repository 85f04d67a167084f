import fs from 'fs';
import path from 'path';
import {selectedLocales, type Flags} from './input';
import {pageLine} from './output';
import {filesBelow} from '../filesBelow';
import {glossaryProblems, pageGlossaryProblems} from '../glossary';
import {translationFile} from '../localePages';
import {readStrings, stringFiles} from '../localeStrings';
import {readPage} from '../page';
import {siteProblems} from '../pageProblems';
import {orFallback, TranslationProblem} from '../problem';
import {checkLocale} from '../report';
import type {PluginOptions} from '../../options';
import type {LocaleReport, PageTranslation} from '../../status';
import type {Site} from '../site';

/** @throws TranslationProblem if the value of --max-outdated is not a number of at least 0 */
function maxOutdatedOf({maxOutdated}: Flags): number {
  const number = Number(maxOutdated);
  if (!Number.isFinite(number) || number < 0) {
    throw new TranslationProblem(
      `--max-outdated must be a number of at least 0, not "${String(maxOutdated)}".`,
    );
  }
  return number;
}

/** @throws TranslationProblem if the option names a locale that the site does not have */
function checkMinimum({locales}: Site, minCurrent: PluginOptions['minCurrent']): void {
  const named = typeof minCurrent === 'number' ? [] : Object.keys(minCurrent);
  const unknown = named.filter((locale) => !locales.includes(locale));
  if (unknown.length > 0) {
    throw new TranslationProblem(
      `The option "minCurrent" names locales that the site does not translate to: ${unknown.join(', ')}. Use: ${locales.join(', ')}.`,
    );
  }
}

/** @param minimum share of current pages in percent */
function failuresOf(report: LocaleReport, minimum: number, flags: Flags): string[] {
  const {locale, counts, total, pages, problems} = report;
  const strings = flags.strings ? report.strings : [];
  const maxOutdated = maxOutdatedOf(flags);
  const outdated = pages.filter(({status}) => status === 'outdated' || status === 'different');
  const pageLines = (list: PageTranslation[]) =>
    list.map((page) => `  ${page.source}: ${pageLine(page)}`);
  return [
    ...[...problems, ...strings.map(({file, key, kind}) => `${file} "${key}": ${kind}`)].map(
      (failure) => `${locale}: ${failure}`,
    ),
    ...(outdated.length > maxOutdated
      ? [
          `${locale}: outdated or different pages: ${outdated.length} of ${total}, at most ${maxOutdated} allowed.`,
          ...pageLines(outdated),
        ]
      : []),
    ...(100 * counts.current < minimum * total
      ? [
          `${locale}: current pages: ${counts.current} of ${total}, at least ${minimum}% required.`,
          ...pageLines(pages.filter(({status}) => status !== 'current')),
        ]
      : []),
  ];
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
  checkMinimum(site, minCurrent);
  const locales = selectedLocales(site, flags).map((locale) => checkLocale(site, locale));
  const failures = [
    ...siteProblems(site),
    ...locales.flatMap((report) => {
      const {locale} = report;
      const minimum = typeof minCurrent === 'number' ? minCurrent : (minCurrent[locale] ?? 0);
      return [...failuresOf(report, minimum, flags), ...avoidedWords(site, locale)];
    }),
  ];
  if (failures.length > 0) {
    throw new TranslationProblem(failures.join('\n'));
  }
  const lines = locales.map(
    ({locale, counts, total}) => `${locale}: ${counts.current} of ${total} pages are current.`,
  );
  return lines.join('\n');
}
