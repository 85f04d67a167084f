import type {PageRow} from './indexFormat';

/**
 * Boost of a match by field: the section's own heading; the page title, unless it is the own heading; the other headings above, with
 * the category, and the lead (see `leadOf`); the content; the hidden words (identifiers of code blocks and keywords of the page); the URL, which is in English in
 * every locale. Tuned with the judged queries in `tests/search`.
 */
export const fieldBoosts: readonly number[] = [6, 5, 2, 1, 1.5, 1];

export const fieldCount = fieldBoosts.length;

const oneEnglishWord = /^[\x21-\x7e]+$/;
const firstSentence = /^[^]{1,300}?[.。!?](?=\s|$)/;

/**
 * Returns the first sentence of a section whose heading is an identifier, such as `open`: "Opens a dialog to select files." In
 * references, this sentence says what other headings say, and in a translation, only it has words of the language. Definitions have
 * none, since they would rank above the guides.
 */
function leadOf(ownHeading: string, content: string, isDefinition: 1 | undefined): string {
  return !isDefinition && oneEnglishWord.test(ownHeading)
    ? (firstSentence.exec(content)?.[0] ?? '')
    : '';
}

/** Returns the text of each indexed field, in the order of `fieldBoosts`, for each section of the pages. */
export function indexedFields(pages: PageRow[]): string[][] {
  return pages.flatMap(({url, lvl0, lvl1, sections}) =>
    sections.map(([anchor, headings, content, hiddenWords = '', isDefinition]) => {
      const own = [lvl1, ...headings.filter((heading) => heading !== null)];
      const ownHeading = own.pop() ?? '';
      const [pageTitle = '', ...above] = own;
      return [
        ownHeading,
        pageTitle,
        [lvl0, ...above, leadOf(ownHeading, content, isDefinition)].join('\n'),
        content,
        hiddenWords,
        `${url} ${anchor}`,
      ];
    }),
  );
}
