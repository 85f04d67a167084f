import type {LocaleReport, PageTranslation} from '../status';
import {localesOf} from './commands';
import {checkLocale, reportOf} from './report';
import {table} from './table';
import type {Flags} from './commands';
import type {CheckedLocale} from './report';
import type {Site} from './site';

const columns = ['current', 'outdated', 'partial', 'untranslated', 'unknown', 'machine'] as const;

const countRows = (locales: LocaleReport[]) =>
  locales.map(({locale, label, counts, total}) => [
    `${label} (${locale})`,
    ...columns.map((status) => String(counts[status])),
    String(total),
  ]);

/** `outdated, 90 %: "Closing it" changed, "Events" missing`. */
export function pageLine({status, percent, differences}: PageTranslation): string {
  const share = status === 'untranslated' || percent === 100 ? '' : `, ${percent} %`;
  const list = differences.map(({title, id, kind}) => `"${title || id || 'introduction'}" ${kind}`);
  return `${status}${share}${list.length > 0 ? `: ${list.join(', ')}` : ''}`;
}

const openPages = ({pages}: LocaleReport) => pages.filter(({status}) => status !== 'current');

/** Texts that are not done yet; those that are broken are among the problems. */
const openStrings = ({strings}: LocaleReport) =>
  strings.filter(({kind}) => kind !== 'plural' && kind !== 'placeholder');

const stringLine = ({file, key, kind}: LocaleReport['strings'][number]) =>
  `${file} "${key}": ${kind}`;

function asText(locales: CheckedLocale[]): string {
  const reports = locales.map(({report}) => report);
  const parts = [table([['Locale', ...columns, 'pages'], ...countRows(reports)])];
  for (const {report, problems} of locales) {
    // Pages without a translation are counted above; a list of them would hide the rest.
    const rows = openPages(report)
      .filter(({status}) => status !== 'untranslated')
      .map((page) => [`  ${page.source}`, pageLine(page)]);
    const lines = [
      ...(rows.length > 0 ? [table(rows)] : []),
      ...openStrings(report).map((problem) => `  ${stringLine(problem)}`),
      ...problems.map((problem) => `  ${problem}`),
    ];
    if (lines.length > 0) {
      parts.push([report.locale, ...lines].join('\n'));
    }
  }
  return parts.join('\n\n');
}

/** Text in which nothing is markup. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>|#~]/g, '\\$&').replace(/\s+/g, ' ');
const row = (cells: string[]) => `| ${cells.map(escaped).join(' | ')} |`;

function asMarkdown(locales: CheckedLocale[]): string {
  const reports = locales.map(({report}) => report);
  const head = ['Locale', ...columns, 'pages'];
  const summary = [
    row(head),
    `| --- |${' ---: |'.repeat(head.length - 1)}`,
    ...countRows(reports).map(row),
  ];
  const details = locales.flatMap(({report, problems}) => {
    const items = [
      ...openPages(report).map((page) => `- \`${page.source}\`: ${escaped(pageLine(page))}`),
      ...openStrings(report).map((problem) => `- ${escaped(stringLine(problem))}`),
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

/** `translations:status`. */
export function status(site: Site, flags: Flags): string {
  const locales = localesOf(site, flags).map((locale) => checkLocale(site, locale));
  if (flags.json) {
    const problems = Object.fromEntries(
      locales.map(({report, problems: list}) => [report.locale, list]),
    );
    return JSON.stringify({...reportOf(site, locales), problems}, null, 2);
  }
  return flags.markdown ? asMarkdown(locales) : asText(locales);
}
