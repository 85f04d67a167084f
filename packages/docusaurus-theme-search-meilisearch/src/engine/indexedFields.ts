import type {PageRow} from './indexFormat';

/**
 * What a word is worth by where it stands: a section's own heading; the headings above it, its page's title and its category;
 * its text; identifiers of its code blocks and keywords of its page, which repeat what the text says; its address, which is in
 * English in every language.
 */
export const fieldBoosts: readonly number[] = [6, 2, 1, 0.5, 1];

export const fieldCount = fieldBoosts.length;

/** The indexed fields of each section of the pages, in order. */
export function indexedFields(pages: PageRow[]): string[][] {
  return pages.flatMap(({url, lvl0, lvl1, sections}) =>
    sections.map(([anchor, headings, content, hidden = '']) => {
      const above = [lvl1, ...headings.filter((heading) => heading !== null)];
      const title = above.pop() ?? '';
      return [title, [lvl0, ...above].join('\n'), content, hidden, `${url} ${anchor}`];
    }),
  );
}
