import type {PageRow} from './indexFormat';

/**
 * Boost of a match by field: the section's own heading; the page title, unless it is the own heading; the other headings above, with
 * the category; the content; the hidden words (identifiers of code blocks and keywords of the page); the URL, which is in English in
 * every locale. Tuned with the judged queries in `tests/search`.
 */
export const fieldBoosts: readonly number[] = [6, 5, 2, 1, 1.5, 1];

export const fieldCount = fieldBoosts.length;

/** Returns the text of each indexed field, in the order of `fieldBoosts`, for each section of the pages. */
export function indexedFields(pages: PageRow[]): string[][] {
  return pages.flatMap(({url, lvl0, lvl1, sections}) =>
    sections.map(([anchor, headings, content, hiddenWords = '']) => {
      const own = [lvl1, ...headings.filter((heading) => heading !== null)];
      const ownHeading = own.pop() ?? '';
      const [pageTitle = '', ...above] = own;
      return [
        ownHeading,
        pageTitle,
        [lvl0, ...above].join('\n'),
        content,
        hiddenWords,
        `${url} ${anchor}`,
      ];
    }),
  );
}
