import type {PageTranslation} from '../status';

/**
 * How much there is to do on a page, roughly, in sections: so many differ, or a tenth of the page for each ten percent that are
 * still source text. A page without translation counts as more than any other, and one that needs only a look as least.
 */
function work({status, percent, differences}: PageTranslation): number {
  switch (status) {
    case 'current':
      return 0;
    case 'unknown':
      return 0.5;
    case 'outdated':
      return Math.max(1, differences.length);
    case 'partial':
      return Math.max(1, (100 - percent) / 10);
    case 'machine':
      return 10;
    case 'untranslated':
      return 11;
  }
}

/** Pages with little to do, the least first: where a new translator starts. */
export function goodFirstPages(pages: readonly PageTranslation[], count = 5): PageTranslation[] {
  return pages
    .filter(({status}) => status !== 'current')
    .sort((a, b) => work(a) - work(b) || (a.path < b.path ? -1 : 1))
    .slice(0, count);
}
