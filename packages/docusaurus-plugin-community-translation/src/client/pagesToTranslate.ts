import type {PageTranslation, TranslationStatus} from '../status';

/** Filter of the lists of pages. An empty string does not filter. */
export type PageFilter = {text: string; status: TranslationStatus | ''};

/** Whether title or path of a page contain the text, in any case, and its translation has the status. */
export function matchesFilter({title, path, status}: PageTranslation, filter: PageFilter): boolean {
  const wanted = filter.text.trim().toLowerCase();
  return (
    `${title} ${path}`.toLowerCase().includes(wanted) &&
    (filter.status === '' || filter.status === status)
  );
}

/**
 * Pages in the order in which translators should work on them: pages that are not current before the others, and of those the pages
 * that most other pages link to. Of these, shorter pages come first.
 */
export function byGain(pages: readonly PageTranslation[]): PageTranslation[] {
  const isCurrent = ({status}: PageTranslation) => Number(status === 'current');
  return pages
    .slice()
    .sort(
      (a, b) =>
        isCurrent(a) - isCurrent(b) ||
        (b.links ?? 0) - (a.links ?? 0) ||
        (a.words ?? 0) - (b.words ?? 0) ||
        (a.path < b.path ? -1 : 1),
    );
}
