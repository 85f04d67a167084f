import type {PageTranslation, SectionDifference} from '../status';

/** Columns that a text takes in a terminal. Chinese, Japanese and Korean characters take two. */
const widthOf = (text: string) =>
  Array.from(text).reduce(
    (width, letter) =>
      width +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/.test(letter) ? 2 : 1),
    0,
  );

/** Formats rows as columns, two spaces apart. Columns of numbers are right-aligned. */
export function table(rows: string[][]): string {
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

/** Differences in one line: `"Closing it" changed, "Events" missing`. */
export const differencesText = (differences: SectionDifference[]): string =>
  differences.map(({title, id, kind}) => `"${title || id || 'introduction'}" ${kind}`).join(', ');

/** The status of a page in one line: `outdated, 90%: "Closing it" changed, "Events" missing`. */
export function pageLine({status, percent, differences}: PageTranslation): string {
  const share = status === 'untranslated' || percent === 100 ? '' : `, ${percent}%`;
  const list = differencesText(differences);
  return `${status}${share}${list ? `: ${list}` : ''}`;
}

/** Escapes Markdown and HTML: text of pages must not become markup. */
export const escaped = (text: string): string =>
  text.replace(/[\\`*_[\]<>|#~]/g, '\\$&').replace(/\s+/g, ' ');

/** The lines of a table in Markdown. The first column contains text, the others contain numbers. */
export function markdownTable(head: string[], rows: string[][]): string[] {
  const line = (cells: string[]) => `| ${cells.map(escaped).join(' | ')} |`;
  return [line(head), `| --- |${' ---: |'.repeat(head.length - 1)}`, ...rows.map(line)];
}

/** The source of a page, and its status in one line. */
export type PageRow = [source: string, line: string];

/** Pages as an indented table. Empty without pages. */
export const pageTable = (pages: PageRow[]): string =>
  table(pages.map(([source, line]) => [`  ${source}`, line]));

/** A page as an item of a list in Markdown. */
export const pageItem = ([source, line]: PageRow): string => `- \`${source}\`: ${escaped(line)}`;

/** The lines of a folded list in Markdown. Empty for an empty list. */
export const details = (summary: string, items: string[]): string[] =>
  items.length > 0
    ? ['', `<details><summary>${escaped(summary)}</summary>`, '', ...items, '', '</details>']
    : [];
