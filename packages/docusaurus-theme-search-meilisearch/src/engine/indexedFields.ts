import type {PageRow} from './indexFormat';

/**
 * Boost of a match by field: the section's own heading; the headings above it, with the page title and category; the content; the
 * hidden words (identifiers of code blocks and keywords, which mostly repeat the content); the URL, which is in English in every
 * locale.
 */
export const fieldBoosts: readonly number[] = [6, 2, 1, 0.5, 1];

export const fieldCount = fieldBoosts.length;

/** Returns the text of each indexed field, in the order of `fieldBoosts`, for each section of the pages. */
export function indexedFields(pages: PageRow[]): string[][] {
  return pages.flatMap(({url, lvl0, lvl1, sections}) =>
    sections.map(([anchor, headings, content, hiddenWords = '']) => {
      const above = [lvl1, ...headings.filter((heading) => heading !== null)];
      const ownHeading = above.pop() ?? '';
      return [ownHeading, [lvl0, ...above].join('\n'), content, hiddenWords, `${url} ${anchor}`];
    }),
  );
}
