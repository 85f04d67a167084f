import {statuses, type LocaleReport} from '../status';
import {baseOf, changesSince} from './baseComparison';
import {changesAsJson, changesAsMarkdown, changesAsText} from './changesOutput';
import {selectedLocales, type CommandResult, type Flags} from './commandInput';
import {details, escaped, markdownTable, pageLine, table} from './commandOutput';
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

const incompletePages = ({pages}: LocaleReport) => pages.filter(({status}) => status !== 'current');

/** UI strings that are not translated or not used. Invalid strings are in the list of problems. */
const incompleteStrings = ({strings}: LocaleReport) =>
  strings.filter(({kind}) => kind !== 'plural' && kind !== 'placeholder');

const stringLine = ({file, key, kind}: LocaleReport['strings'][number]) =>
  `${file} "${key}": ${kind}`;

function asText(locales: CheckedLocale[], problemsOfSite: string[]): string {
  const parts = [table([head, ...countRows(locales.map(({report}) => report))])];
  for (const {report, problems} of locales) {
    const rows = incompletePages(report).map((page) => [`  ${page.source}`, pageLine(page)]);
    const lines = [
      ...(rows.length > 0 ? [table(rows)] : []),
      ...incompleteStrings(report).map((problem) => `  ${stringLine(problem)}`),
      ...problems.map((problem) => `  ${problem}`),
    ];
    if (lines.length > 0) {
      parts.push([report.locale, ...lines].join('\n'));
    }
  }
  return [...parts, ...(problemsOfSite.length > 0 ? [problemsOfSite.join('\n')] : [])].join('\n\n');
}

function asMarkdown(locales: CheckedLocale[], problemsOfSite: string[]): string {
  return [
    '### Translations',
    '',
    ...markdownTable(head, countRows(locales.map(({report}) => report))),
    ...locales.flatMap(({report, problems}) => {
      const items = [
        ...incompletePages(report).map(
          (page) => `- \`${page.source}\`: ${escaped(pageLine(page))}`,
        ),
        ...incompleteStrings(report).map((problem) => `- ${escaped(stringLine(problem))}`),
        ...problems.map((problem) => `- ${escaped(problem)}`),
      ];
      return details(`${report.label} (${report.locale}): ${items.length}`, items);
    }),
    ...problemsOfSite.flatMap((problem) => ['', escaped(problem)]),
  ].join('\n');
}

function statusSince(site: Site, ref: string, flags: Flags): CommandResult {
  const base = baseOf(site.context.siteDir, ref);
  const changes = selectedLocales(site, flags).map((locale) => changesSince(base, site, locale));
  const format = flags.json ? changesAsJson : flags.markdown ? changesAsMarkdown : changesAsText;
  return {
    output: format(base, changes, site),
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
