import {statuses, type LocaleReport} from '../../status';
import {baseOf, changesSince} from '../baseComparison';
import {changesReport} from './changesReport';
import {selectedLocales, type Flags} from './input';
import {asMarkdown, asText, pageLine, type PageRow, type Report} from './output';
import {siteProblems} from '../pageProblems';
import {checkLocale, reportOf} from '../report';
import type {Site} from '../site';

const nameOf = ({locale, label}: LocaleReport) => `${label} (${locale})`;

/** The pages of a locale that are not current, and one line for each other problem. */
function findingsOf(report: LocaleReport) {
  const pages = report.pages.filter(({status}) => status !== 'current');
  // Invalid strings are in the list of problems.
  const strings = report.strings.filter(({kind}) => kind !== 'plural' && kind !== 'placeholder');
  return {
    title: nameOf(report),
    pages: pages.map((page): PageRow => [page.source, pageLine(page)]),
    others: [
      ...strings.map(({file, key, kind}) => `${file} "${key}": ${kind}`),
      ...report.problems,
    ],
  };
}

const statusReport = (locales: LocaleReport[], notes: string[]): Report => ({
  table: [
    ['Locale', ...statuses, 'pages'],
    ...locales.map((report) => {
      const counts = statuses.map((status) => report.counts[status]);
      return [nameOf(report), ...[...counts, report.total].map(String)];
    }),
  ],
  lists: locales.map(findingsOf),
  notes,
});

function statusSince(site: Site, ref: string, flags: Flags): string {
  const {textOf, ...base} = baseOf(site.context.siteDir, ref);
  const locales = selectedLocales(site, flags).map((locale) => changesSince(textOf, site, locale));
  const print = flags.markdown ? asMarkdown : asText;
  return flags.json
    ? JSON.stringify({base, locales}, null, 2)
    : print(changesReport(base, locales));
}

/**
 * Runs `translations:status`: a table by default, JSON with `--json`, Markdown with `--markdown`. With `--base <ref>`, only what has
 * changed since the current branch left that branch, tag or commit.
 *
 * @throws TranslationProblem if git cannot compare with the base
 */
export function status(site: Site, flags: Flags): string {
  if (flags.base !== undefined) {
    return statusSince(site, String(flags.base), flags);
  }
  // Only the JSON report contains commits.
  const withHistory = flags.json === true;
  const locales = selectedLocales(site, flags).map((locale) =>
    checkLocale(site, locale, {withHistory}),
  );
  const problemsOfSite = siteProblems(site);
  if (flags.json) {
    const json = {...reportOf(site, locales), siteProblems: problemsOfSite};
    return JSON.stringify(json, null, 2);
  }
  const print = flags.markdown ? asMarkdown : asText;
  return print(statusReport(locales, problemsOfSite));
}
