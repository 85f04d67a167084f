import type {PageTranslation, SectionDifference} from '../../status';
import {nameOfSection, oneSpace} from '../page';

/** Columns that a text takes in a terminal. Chinese, Japanese and Korean characters take two. */
const widthOf = (text: string) =>
  Array.from(text).reduce(
    (width, letter) =>
      width +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/.test(letter) ? 2 : 1),
    0,
  );

/** Formats rows as columns, two spaces apart. Columns of numbers are right-aligned. */
function table(rows: string[][]): string {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({length: count}, (_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  const isNumber = widths.map((_, column) =>
    rows.slice(1).some((row) => /^\d+$/.test(row[column] ?? '')),
  );
  return rows
    .map((row) =>
      row
        .map((text, column) => {
          const space = ' '.repeat((widths[column] ?? 0) - widthOf(text));
          return isNumber[column] ? space + text : text + space;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A number of things: `1 page`, `2 pages`. */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Differences in one line: `"Closing it" changed, "Events" missing`. */
export const differencesText = (differences: SectionDifference[]): string =>
  differences.map((section) => `${nameOfSection(section)} ${section.kind}`).join(', ');

/** The status of a page in one line: `outdated, 90%: "Closing it" changed, "Events" missing`. */
export function pageLine({status, percent, differences}: PageTranslation): string {
  const share = status === 'untranslated' || percent === 100 ? '' : `, ${percent}%`;
  const list = differencesText(differences);
  return `${status}${share}${list ? `: ${list}` : ''}`;
}

/** Escapes text inside HTML, where Markdown is not read. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Escapes Markdown and HTML for one line: text of pages must not become markup. */
export const escaped = (text: string): string =>
  oneSpace(text)
    .replace(/[\\`*_[\]<>|#~&]/g, '\\$&')
    // At the start of a line: the marks of a list.
    .replace(/^(\d*)(?=[-+=.)])/, '$1\\');

/** Code in Markdown, which ends with as many backticks as it starts with. */
function codeSpan(text: string): string {
  const line = oneSpace(text);
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(({length}) => length));
  const marks = '`'.repeat(longest + 1);
  return longest > 0 ? `${marks} ${line} ${marks}` : marks + line + marks;
}

/** The source of a page, and its status in one line. */
export type PageRow = [source: string, line: string];

/** What a command prints about the locales. */
export type Report = {
  /** The first paragraph. */
  intro?: string;
  /** The first row is the head. The first column contains text, the others contain numbers. */
  table: string[][];
  /** The findings in each locale. */
  lists: {title: string; pages: PageRow[]; others: string[]}[];
  /** The last paragraphs. */
  notes: string[];
};

/** A report for a terminal. */
export function asText({intro, table: counts, lists, notes}: Report): string {
  const parts = lists.flatMap(({title, pages, others}) => {
    const rows = table(pages.map(([source, line]) => [`  ${source}`, line]));
    const lines = [rows, ...others.map((line) => `  ${line}`)].filter(Boolean);
    return lines.length > 0 ? [title, ...lines].join('\n') : [];
  });
  const last = notes.length > 0 ? [notes.join('\n')] : [];
  return [...(intro ? [intro] : []), table(counts), ...parts, ...last].join('\n\n');
}

/** A report for a comment on a pull request. */
export function asMarkdown({intro, table: [head = [], ...rows], lists, notes}: Report): string {
  const row = (cells: string[]) => `| ${cells.map(escaped).join(' | ')} |`;
  const details = lists.flatMap(({title, pages, others}) => {
    const items = [
      ...pages.map(([source, line]) => `- ${codeSpan(source)}: ${escaped(line)}`),
      ...others.map((line) => `- ${escaped(line)}`),
    ];
    const summary = `<summary>${escapeHtml(oneSpace(title))}: ${items.length}</summary>`;
    return items.length > 0 ? ['', `<details>${summary}`, '', ...items, '', '</details>'] : [];
  });
  return [
    '### Translations',
    '',
    ...(intro ? [escaped(intro), ''] : []),
    ...[row(head), `| --- |${' ---: |'.repeat(head.length - 1)}`, ...rows.map(row)],
    ...details,
    ...notes.flatMap((note) => ['', escaped(note)]),
  ].join('\n');
}
