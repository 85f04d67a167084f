import {selectedLocales, type Flags} from './commandInput';
import {pageLine} from './commandOutput';
import {siteProblems} from './pageProblems';
import {TranslationProblem} from './problem';
import {checkLocale, type CheckedLocale} from './report';
import type {PluginOptions} from '../options';
import type {Site} from './site';

/** @throws TranslationProblem if the value is not a number of at least 0 */
function numberOf(flags: Flags, name: string, flag: string): number {
  const value = Number(flags[name]);
  if (!Number.isFinite(value) || value < 0) {
    throw new TranslationProblem(
      `${flag} must be a number of at least 0, not "${String(flags[name])}".`,
    );
  }
  return value;
}

/** The minimum share of current pages in percent, by locale. */
type MinimumOf = (locale: string) => number;

/** @throws TranslationProblem if the option names a locale that the site does not have */
function minimumOf(site: Site, flags: Flags, option: PluginOptions['minCurrent']): MinimumOf {
  if (flags.minCurrent !== undefined) {
    const minimum = numberOf(flags, 'minCurrent', '--min-current');
    return () => minimum;
  }
  if (typeof option === 'number') {
    return () => option;
  }
  const unknown = Object.keys(option).filter((locale) => !site.locales.includes(locale));
  if (unknown.length > 0) {
    throw new TranslationProblem(
      `The option "minCurrent" names locales that the site does not translate to: ${unknown.join(', ')}. Use: ${site.locales.join(', ')}.`,
    );
  }
  return (locale) => option[locale] ?? 0;
}

function failuresOf(
  {report, problems}: CheckedLocale,
  limits: {outdated: number; minimumOf: MinimumOf; strings: boolean},
) {
  const {locale, counts, total, pages, strings} = report;
  const list = (wanted: (status: string) => boolean) =>
    pages.filter(({status}) => wanted(status)).map((page) => `  ${page.source}: ${pageLine(page)}`);
  const outdated = counts.outdated + counts.different;
  const minimum = limits.minimumOf(locale);
  const share = total === 0 ? 100 : (100 * counts.current) / total;
  return [
    ...problems.map((problem) => `${locale}: ${problem}`),
    ...strings
      .filter(() => limits.strings)
      .map(({file, key, kind}) => `${locale}: ${file} "${key}": ${kind}`),
    ...(outdated > limits.outdated
      ? [
          `${locale}: outdated or different pages: ${outdated} of ${total}, at most ${limits.outdated} allowed.`,
          ...list((status) => status === 'outdated' || status === 'different'),
        ]
      : []),
    ...(share < minimum
      ? [
          `${locale}: current pages: ${counts.current} of ${total}, at least ${minimum}% required.`,
          ...list((status) => status !== 'current'),
        ]
      : []),
  ];
}

/**
 * Runs `translations:check`.
 *
 * @param minCurrent option of the plugin: minimum share of current pages in percent, of all locales or by locale
 * @returns one line per locale
 * @throws TranslationProblem listing unreadable files, invalid UI strings, and the pages above or below a limit
 */
export function check(
  site: Site,
  flags: Flags,
  minCurrent: PluginOptions['minCurrent'] = 0,
): string {
  const limits = {
    outdated: numberOf(flags, 'maxOutdated', '--max-outdated'),
    minimumOf: minimumOf(site, flags, minCurrent),
    strings: flags.strings === true,
  };
  const locales = selectedLocales(site, flags).map((locale) => checkLocale(site, locale));
  const failures = [
    ...siteProblems(site),
    ...locales.flatMap((locale) => failuresOf(locale, limits)),
  ];
  if (failures.length > 0) {
    throw new TranslationProblem(failures.join('\n'));
  }
  return locales
    .map(
      ({report: {locale, counts, total}}) =>
        `${locale}: ${counts.current} of ${total} pages are current.`,
    )
    .join('\n');
}
