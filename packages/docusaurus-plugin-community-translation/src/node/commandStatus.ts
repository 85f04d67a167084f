import {statuses} from '../status';
import type {LocaleReport} from '../status';
import {selectedLocales} from './commandInput';
import {pageLine, table} from './commandOutput';
import {checkLocale, reportOf} from './report';
import type {Flags} from './commandInput';
import type {CheckedLocale} from './report';
import type {Site} from './site';

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

function asText(locales: CheckedLocale[]): string {
  const reports = locales.map(({report}) => report);
  const parts = [table([['Locale', ...statuses, 'pages'], ...countRows(reports)])];
  for (const {report, problems} of locales) {
    // Leave out pages without a translation: a long list of them would hide the others.
    const rows = incompletePages(report)
      .filter(({status}) => status !== 'untranslated')
      .map((page) => [`  ${page.source}`, pageLine(page)]);
    const lines = [
      ...(rows.length > 0 ? [table(rows)] : []),
      ...incompleteStrings(report).map((problem) => `  ${stringLine(problem)}`),
      ...problems.map((problem) => `  ${problem}`),
    ];
    if (lines.length > 0) {
      parts.push([report.locale, ...lines].join('\n'));
    }
  }
  return parts.join('\n\n');
}

/** Escapes Markdown and HTML: text of pages must not become markup. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>|#~]/g, '\\$&').replace(/\s+/g, ' ');
const row = (cells: string[]) => `| ${cells.map(escaped).join(' | ')} |`;

function asMarkdown(locales: CheckedLocale[]): string {
  const reports = locales.map(({report}) => report);
  const head = ['Locale', ...statuses, 'pages'];
  const summary = [
    row(head),
    `| --- |${' ---: |'.repeat(head.length - 1)}`,
    ...countRows(reports).map(row),
  ];
  const details = locales.flatMap(({report, problems}) => {
    const items = [
      ...incompletePages(report).map((page) => `- \`${page.source}\`: ${escaped(pageLine(page))}`),
      ...incompleteStrings(report).map((problem) => `- ${escaped(stringLine(problem))}`),
      ...problems.map((problem) => `- ${escaped(problem)}`),
    ];
    return items.length > 0
      ? [
          '',
          `<details><summary>${report.label} (${report.locale}): ${items.length}</summary>`,
          '',
          ...items,
          '',
          '</details>',
        ]
      : [];
  });
  return ['### Translations', '', ...summary, ...details].join('\n');
}

/** Runs `translations:status`: a table by default, JSON with `--json`, Markdown with `--markdown`. */
export function status(site: Site, flags: Flags): string {
  // Only the JSON report contains commits.
  const withHistory = flags.json === true;
  const locales = selectedLocales(site, flags).map((locale) =>
    checkLocale(site, locale, {withHistory}),
  );
  if (flags.json) {
    const problems = Object.fromEntries(
      locales.map(({report, problems: list}) => [report.locale, list]),
    );
    return JSON.stringify({...reportOf(site, locales), problems}, null, 2);
  }
  return flags.markdown ? asMarkdown(locales) : asText(locales);
}
