import {statuses, type LocaleReport} from '../status';
import {baseOf, changesSince} from './baseComparison';
import {changesAsJson, changesAsMarkdown, changesAsText} from './changesOutput';
import {selectedLocales, type CommandResult, type Flags} from './commandInput';
import {
  details,
  escaped,
  markdownTable,
  pageItem,
  pageLine,
  pageTable,
  table,
  type PageRow,
} from './commandOutput';
import {siteProblems} from './pageProblems';
import {TranslationProblem} from './problem';
import {checkLocale, reportOf, type CheckedLocale} from './report';
import type {Site} from './site';

const head = ['Locale', ...statuses, 'pages'];

const countRows = (locales: LocaleReport[]) =>
  locales.map(({locale, label, counts, total}) => [
    `${label} (${locale})`,
    ...statuses.map((status) => String(counts[status])),
    String(total),
  ]);

/** What is incomplete or invalid in a locale: pages with their status, and one line for each other problem. */
function findingsOf({report, problems}: CheckedLocale) {
  const pages = report.pages.filter(({status}) => status !== 'current');
  // Invalid strings are in the list of problems.
  const strings = report.strings.filter(({kind}) => kind !== 'plural' && kind !== 'placeholder');
  return {
    pages: pages.map((page): PageRow => [page.source, pageLine(page)]),
    others: [...strings.map(({file, key, kind}) => `${file} "${key}": ${kind}`), ...problems],
  };
}

function asText(locales: CheckedLocale[], problemsOfSite: string[]): string {
  const lists = locales.flatMap((checked) => {
    const {pages, others} = findingsOf(checked);
    const lines = [pageTable(pages), ...others.map((line) => `  ${line}`)].filter(Boolean);
    return lines.length > 0 ? [checked.report.locale, ...lines].join('\n') : [];
  });
  const counts = table([head, ...countRows(locales.map(({report}) => report))]);
  const last = problemsOfSite.length > 0 ? [problemsOfSite.join('\n')] : [];
  return [counts, ...lists, ...last].join('\n\n');
}

function asMarkdown(locales: CheckedLocale[], problemsOfSite: string[]): string {
  return [
    '### Translations',
    '',
    ...markdownTable(head, countRows(locales.map(({report}) => report))),
    ...locales.flatMap((checked) => {
      const {pages, others} = findingsOf(checked);
      const {label, locale} = checked.report;
      const items = [...pages.map(pageItem), ...others.map((line) => `- ${escaped(line)}`)];
      return details(`${label} (${locale}): ${items.length}`, items);
    }),
    ...problemsOfSite.flatMap((problem) => ['', escaped(problem)]),
  ].join('\n');
}

function statusSince(site: Site, ref: string, flags: Flags): CommandResult {
  const base = baseOf(site.context.siteDir, ref);
  const changes = selectedLocales(site, flags).map((locale) => changesSince(base, site, locale));
  const format = flags.json ? changesAsJson : flags.markdown ? changesAsMarkdown : changesAsText;
  return {
    output: format(base, changes),
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
  return {output: (flags.markdown ? asMarkdown : asText)(locales, problemsOfSite)};
}
