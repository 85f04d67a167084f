import type {
  LocaleAvailability,
  LocaleReport,
  TranslationGlobalData,
  TranslationReport,
  TranslationStatus,
} from '../status';
import {localePages} from './localePages';
import {pageProblems} from './localeProblems';
import {brokenStrings, localeStrings} from './localeStrings';
import {readLock} from './lock';
import {TranslationProblem} from './problem';
import type {Lock} from './lock';
import type {Site} from './site';

/** A locale's report, and what is wrong with its files. */
export type CheckedLocale = {report: LocaleReport; problems: string[]};

function lockOf(site: Site, locale: string): {lock: Lock; problems: string[]} {
  try {
    return {lock: readLock(site.localeFolder(locale)), problems: []};
  } catch (error) {
    if (error instanceof TranslationProblem) {
      return {lock: {}, problems: [error.message]};
    }
    throw error;
  }
}

export function checkLocale(site: Site, locale: string): CheckedLocale {
  const {lock, problems} = lockOf(site, locale);
  const pages = localePages(site, locale, lock);
  const count = (status: TranslationStatus) =>
    pages.filter((page) => page.status === status).length;
  const {strings, problems: ofStrings} = localeStrings(site, locale);
  return {
    report: {
      locale,
      label: site.context.i18n.localeConfigs[locale]?.label ?? locale,
      counts: {
        current: count('current'),
        outdated: count('outdated'),
        partial: count('partial'),
        untranslated: count('untranslated'),
        unknown: count('unknown'),
        machine: count('machine'),
      },
      total: pages.length,
      strings,
      pages,
    },
    problems: [
      ...problems,
      ...pageProblems(site, locale, lock),
      ...ofStrings,
      ...brokenStrings(strings),
    ],
  };
}

export const reportOf = (site: Site, locales: CheckedLocale[]): TranslationReport => ({
  defaultLocale: site.context.i18n.defaultLocale,
  locales: locales.map(({report}) => report),
});

/** Base URL of the default locale's site. */
function sourceBaseUrl({context: {baseUrl, i18n}}: Site): string {
  // Docusaurus 3.9 says it; before, a locale's name is the last part of its base URL, and the default locale has none.
  const {baseUrl: configured} = (i18n.localeConfigs[i18n.defaultLocale] ?? {}) as {
    baseUrl?: string;
  };
  const ending = `/${i18n.currentLocale}/`;
  return configured ?? (baseUrl.endsWith(ending) ? baseUrl.slice(0, 1 - ending.length) : baseUrl);
}

/** What the components need of the locale that is being built. */
export function globalDataOf(site: Site, {report}: CheckedLocale): TranslationGlobalData {
  const pages = report.pages
    .filter(({status}) => status !== 'current')
    .map(({path, status, percent, sourceHash, differences, editUrl, changesUrl, since}) => [
      path,
      {status, percent, sourceHash, differences, editUrl, changesUrl, since},
    ]);
  return {
    defaultLocale: site.context.i18n.defaultLocale,
    sourceBaseUrl: sourceBaseUrl(site),
    pages: Object.fromEntries(pages) as TranslationGlobalData['pages'],
  };
}

/** Which locales lack which page. */
export function availabilityOf(locales: CheckedLocale[]): LocaleAvailability {
  const untranslatedIn: Record<string, string[]> = {};
  for (const {report} of locales) {
    for (const {status, path} of report.pages) {
      if (status === 'untranslated') {
        (untranslatedIn[path] ??= []).push(report.locale);
      }
    }
  }
  return {untranslatedIn};
}
