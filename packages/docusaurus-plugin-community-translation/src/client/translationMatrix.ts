import type {LocaleReport, PageTranslation, TranslationStatus} from '../status';

/** A page and its translations in the order of the locales. A cell is `undefined` if the locale does not have the page. */
export type MatrixRow = {
  path: string;
  title: string;
  cells: (PageTranslation | undefined)[];
};

/** Filter of the table of pages. An empty string does not filter. */
export type MatrixFilter = {text: string; status: TranslationStatus | ''; locale: string};

/** One row per page, sorted by path. */
export function matrixRows(locales: readonly LocaleReport[]): MatrixRow[] {
  const rows = new Map<string, MatrixRow>();
  locales.forEach(({pages}, index) => {
    for (const page of pages) {
      const row = rows.get(page.path) ?? {
        path: page.path,
        title: page.title,
        cells: locales.map(() => undefined),
      };
      row.cells[index] = page;
      rows.set(page.path, row);
    }
  });
  return Array.from(rows.values()).sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The rows whose title or path contains the text and which have a translation with the status. The text is case-insensitive. */
export function filterRows(
  rows: readonly MatrixRow[],
  {text, status}: Pick<MatrixFilter, 'text' | 'status'>,
): MatrixRow[] {
  const wanted = text.trim().toLowerCase();
  return rows.filter(
    ({path, title, cells}) =>
      (path.toLowerCase().includes(wanted) || title.toLowerCase().includes(wanted)) &&
      (status === '' || cells.some((page) => page?.status === status)),
  );
}
