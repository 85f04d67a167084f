import {
  statuses,
  type LocaleReport,
  type OnDemand,
  type PageDetails,
  type PageSummary,
  type TranslationReport,
  type TranslationStatus,
} from '../status';
import {localePages, type PageOptions} from './localePages';
import {invalidStrings, localeStrings} from './localeStrings';
import {emptyLock, readLockFile} from './lockFile';
import {pageProblems} from './pageProblems';
import {pageSizes} from './pageSizes';
import {orFallback} from './problem';
import type {Site} from './site';
import {withVersionBaselines} from './withVersionBaselines';

/**
 * Compares the pages and UI strings of a locale with the default locale.
 *
 * @param options.withHistory whether to find the commit of each baseline with git. It runs git several times for each page
 *   whose source has changed. Statuses do not depend on it.
 */
export function checkLocale(
  site: Site,
  locale: string,
  options: Omit<PageOptions, 'read'> = {},
): LocaleReport {
  const problems: string[] = [];
  const lock = orFallback(() => readLockFile(site.localeFolder(locale)), emptyLock(), problems);
  const extended = withVersionBaselines(site, locale, lock);
  const pages = localePages(site, locale, extended, options);
  const counts = Object.fromEntries(
    statuses.map((status) => [status, pages.filter((page) => page.status === status).length]),
  ) as Record<TranslationStatus, number>;
  problems.push(...pageProblems(site, locale, extended));
  // A production build leaves out drafts, so that the strings of their categories would seem unused.
  const strings = localeStrings(site, locale, problems).filter(
    ({kind}) => kind !== 'extra' || process.env.NODE_ENV !== 'production',
  );
  return {
    locale,
    label: site.labelOf(locale),
    counts,
    total: pages.length,
    strings,
    pages,
    problems: [...problems, ...invalidStrings(strings)],
  };
}

/** The report of several locales. */
export function reportOf(site: Site, locales: LocaleReport[]): TranslationReport {
  const sizes = pageSizes(site);
  return {
    defaultLocale: site.context.i18n.defaultLocale,
    locales: locales.map((report) => ({
      ...report,
      pages: report.pages.map((page) => ({...page, ...sizes.get(page.source)})),
    })),
  };
}

/** Base URL of the default locale. */
function sourceBaseUrl({context: {baseUrl, i18n}}: Site): string {
  // Docusaurus 3.9 has it in `localeConfigs`. Older versions append the name of the locale to the base URL of the default locale.
  const {baseUrl: configured} = (i18n.localeConfigs[i18n.defaultLocale] ?? {}) as {
    baseUrl?: string;
  };
  const ending = `/${i18n.currentLocale}/`;
  return configured ?? (baseUrl.endsWith(ending) ? baseUrl.slice(0, 1 - ending.length) : baseUrl);
}

const notCurrent = ({pages}: LocaleReport) => pages.filter(({status}) => status !== 'current');

/** The global data for the locale that is being built. Every page of the locale loads them, and hashes cannot be compressed. */
export const globalDataOf = (site: Site, locale: LocaleReport) => ({
  sourceBaseUrl: sourceBaseUrl(site),
  pages: Object.fromEntries(
    notCurrent(locale).map(({path, status, sourceHash}): [string, PageSummary] => [
      path,
      status === 'untranslated' ? {status} : {status, sourceHash},
    ]),
  ),
});

/** Path of a page that is not current → its details, for the locale that is being built. */
export const pageDetailsOf = (locale: LocaleReport): Record<string, PageDetails> =>
  Object.fromEntries(
    notCurrent(locale).map(({path, status, percent, differences, ...page}) => [
      path,
      {
        percent: status === 'partial' ? percent : undefined,
        differences: differences.length > 0 ? differences : undefined,
        since: page.since,
        editUrl: page.editUrl,
        changesUrl: page.changesUrl,
      },
    ]),
  );

/** Path of a page → `lang` attributes of the locales that do not translate it. */
export function availabilityOf(
  {context}: Site,
  locales: LocaleReport[],
): OnDemand['untranslatedIn'] {
  const {localeConfigs} = context.i18n;
  const untranslatedIn: OnDemand['untranslatedIn'] = {};
  for (const {locale, pages} of locales) {
    for (const {status, path} of pages) {
      if (status === 'untranslated') {
        (untranslatedIn[path] ??= []).push(localeConfigs[locale]?.htmlLang ?? locale);
      }
    }
  }
  return untranslatedIn;
}
