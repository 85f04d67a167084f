import {selectedLocales} from './commandInput';
import {pageLine} from './commandOutput';
import {TranslationProblem} from './problem';
import {checkLocale} from './report';
import type {Flags} from './commandInput';
import type {CheckedLocale} from './report';
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

function failuresOf(
  {report, problems}: CheckedLocale,
  limits: {outdated: number; current: number; strings: boolean},
) {
  const {locale, counts, total, pages, strings} = report;
  const list = (wanted: (status: string) => boolean) =>
    pages.filter(({status}) => wanted(status)).map((page) => `  ${page.source}: ${pageLine(page)}`);
  const share = total === 0 ? 100 : (100 * counts.current) / total;
  return [
    ...problems.map((problem) => `${locale}: ${problem}`),
    ...strings
      .filter(() => limits.strings)
      .map(({file, key, kind}) => `${locale}: ${file} "${key}": ${kind}`),
    ...(counts.outdated > limits.outdated
      ? [
          `${locale}: outdated pages: ${counts.outdated} of ${total}, at most ${limits.outdated} allowed.`,
          ...list((status) => status === 'outdated'),
        ]
      : []),
    ...(share < limits.current
      ? [
          `${locale}: current pages: ${counts.current} of ${total}, at least ${limits.current}% required.`,
          ...list((status) => status !== 'current'),
        ]
      : []),
  ];
}

/**
 * Runs `translations:check`.
 *
 * @returns one line per locale
 * @throws TranslationProblem listing unreadable files, invalid UI strings, and the pages above or below a limit
 */
export function check(site: Site, flags: Flags): string {
  const limits = {
    outdated: numberOf(flags, 'maxOutdated', '--max-outdated'),
    current: numberOf(flags, 'minCurrent', '--min-current'),
    strings: flags.strings === true,
  };
  const locales = selectedLocales(site, flags).map((locale) => checkLocale(site, locale));
  const failures = locales.flatMap((locale) => failuresOf(locale, limits));
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
