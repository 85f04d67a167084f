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

/** Words to translate: a rough estimate. */
function work({status, percent, words = 0, differences}: PageTranslation): number {
  const share = {
    outdated: differences.length / 10,
    partial: (100 - percent) / 100,
    untranslated: 1,
  };
  return words * (share[status as keyof typeof share] ?? 0.1);
}

/**
 * Pages in the order in which translators should work on them: pages that are not current before the others, and of those the pages
 * that most other pages link to. Of these, pages with less work come first.
 */
export function byGain(pages: readonly PageTranslation[]): PageTranslation[] {
  const isCurrent = ({status}: PageTranslation) => Number(status === 'current');
  return pages
    .slice()
    .sort(
      (a, b) =>
        isCurrent(a) - isCurrent(b) ||
        (b.links ?? 0) - (a.links ?? 0) ||
        work(a) - work(b) ||
        (a.path < b.path ? -1 : 1),
    );
}
