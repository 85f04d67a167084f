import {statuses} from '../status';
import {baseOf, changesSince} from './baseComparison';
import {changesAsJson, changesReport} from './changesOutput';
import {selectedLocales, type CommandResult, type Flags} from './commandInput';
import {asMarkdown, asText, pageLine, type PageRow, type Report} from './commandOutput';
import {siteProblems} from './pageProblems';
import {TranslationProblem} from './problem';
import {checkLocale, reportOf, type CheckedLocale} from './report';
import type {Site} from './site';

const nameOf = ({report: {locale, label}}: CheckedLocale) => `${label} (${locale})`;

/** The pages of a locale that are not current, and one line for each other problem. */
function findingsOf(checked: CheckedLocale) {
  const {report, problems} = checked;
  const pages = report.pages.filter(({status}) => status !== 'current');
  // Invalid strings are in the list of problems.
  const strings = report.strings.filter(({kind}) => kind !== 'plural' && kind !== 'placeholder');
  return {
    title: nameOf(checked),
    pages: pages.map((page): PageRow => [page.source, pageLine(page)]),
    others: [...strings.map(({file, key, kind}) => `${file} "${key}": ${kind}`), ...problems],
  };
}

const statusReport = (locales: CheckedLocale[], notes: string[]): Report => ({
  table: [
    ['Locale', ...statuses, 'pages'],
    ...locales.map((checked) => {
      const {counts, total} = checked.report;
      return [nameOf(checked), ...[...statuses.map((status) => counts[status]), total].map(String)];
    }),
  ],
  lists: locales.map(findingsOf),
  notes,
});

function statusSince(site: Site, ref: string, flags: Flags): CommandResult {
  const base = baseOf(site.context.siteDir, ref);
  const changes = selectedLocales(site, flags).map((locale) => changesSince(base, site, locale));
  const print = flags.markdown ? asMarkdown : asText;
  return {
    output: flags.json ? changesAsJson(base, changes) : print(changesReport(base, changes)),
    hasFailed: flags.exitCode === true && changes.some(({worse}) => worse.length > 0),
  };
}

/**
 * Runs `translations:status`: a table by default, JSON with `--json`, Markdown with `--markdown`. With `--base <ref>`, only what has
 * changed since the current branch left that branch, tag or commit.
 *
 * @throws TranslationProblem if git cannot compare with the base
 */
export function status(site: Site, flags: Flags): CommandResult {
  if (flags.base !== undefined) {
    return statusSince(site, String(flags.base), flags);
  }
  if (flags.exitCode) {
    throw new TranslationProblem('--exit-code needs --base <ref>.');
  }
  // Only the JSON report contains commits.
  const withHistory = flags.json === true;
  const locales = selectedLocales(site, flags).map((locale) =>
    checkLocale(site, locale, {withHistory}),
  );
  const problemsOfSite = siteProblems(site);
  if (flags.json) {
    const problems = Object.fromEntries(
      locales.map(({report, problems: list}) => [report.locale, list]),
    );
    const json = {...reportOf(site, locales), problems, siteProblems: problemsOfSite};
    return {output: JSON.stringify(json, null, 2)};
  }
  const print = flags.markdown ? asMarkdown : asText;
  return {output: print(statusReport(locales, problemsOfSite))};
}
